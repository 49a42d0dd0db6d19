import type { SelfCheckTaking } from '@gongwei/domain/scheduling';
import { token } from '../shared/index.ts';

/** The period figures are taken of, and the sheet they are for. */
type TakingOf = {
  readonly year: number;
  readonly period: string;
  readonly part?: number;
  readonly recordId: string;
};

/** What 自动取数 asks of the server. Fails with a Fault, whose `existingId` is another sheet of the period. */
export interface SelfCheckGateway {
  taking(of: TakingOf): Promise<SelfCheckTaking>;
}
export const SelfCheckGateway = token<SelfCheckGateway>('SelfCheckGateway');
