import type { RosterImport, RosterRowResult } from '@gongwei/domain/resident';
import type { Fault } from '@gongwei/domain/shared';
import { token, type Behavior } from '../shared/index.ts';
import type { ChosenFile } from './roster-gateway.port.ts';

export type RosterImportState =
  | { readonly step: 'idle' }
  | { readonly step: 'refused'; readonly message: string }
  | { readonly step: 'sending'; readonly fileName: string; readonly share: number }
  | { readonly step: 'working'; readonly status: RosterImport }
  | { readonly step: 'done'; readonly status: RosterImport; readonly rows: readonly RosterRowResult[] }
  | { readonly step: 'failed'; readonly fault: Fault };

export interface RosterImportService {
  readonly state$: Behavior<RosterImportState>;
  start(file: ChosenFile): void;
  reset(): void;
  dispose(): void;
}
export const RosterImportService = token<RosterImportService>('RosterImportService');
