import { token, type Asker } from '../shared/index.ts';

/** A positive pool that waits for somebody's own tube. `due`: instant; `again`: their tube was refused, or its result was no verdict. */
export type WaitingRetest = {
  readonly pool: string;
  readonly due: string;
  readonly late: boolean;
  readonly again: boolean;
};

/** Who stands at the desk may be waited for. Rejects with a `Fault`. */
export interface WaitingRetests {
  /** The pools that wait for whoever has this number, the most urgent first. */
  of(idNo: string, asker?: Asker): Promise<readonly WaitingRetest[]>;
}
export const WaitingRetests = token<WaitingRetests>('WaitingRetests');
