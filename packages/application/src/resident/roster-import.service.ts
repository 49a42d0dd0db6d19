import type { RosterImport, RosterRequest } from '@gongwei/domain/resident';
import type { Fault } from '@gongwei/domain/shared';
import { token, type Behavior } from '../shared/index.ts';
import type { ChosenFile } from './roster-gateway.port.ts';

/** How far the import of a roster is. `share`: of the file that was sent, 0 to 1. */
export type RosterImportState =
  | { readonly step: 'idle' }
  | { readonly step: 'refused'; readonly message: string }
  | { readonly step: 'sending'; readonly fileName: string; readonly share: number }
  | { readonly step: 'opening'; readonly importId: string }
  /** `asked`: the request that is on its way; `fault`: why the last one was not done. */
  | {
      readonly step: 'open';
      readonly status: RosterImport;
      readonly asked: RosterRequest['kind'] | undefined;
      readonly fault: Fault | undefined;
    }
  | { readonly step: 'failed'; readonly fault: Fault; readonly importId: string | undefined };

/** The import of a roster a window follows, from choosing the file to the report. */
export interface RosterImportService {
  readonly state$: Behavior<RosterImportState>;
  start(file: ChosenFile): void;
  /** Shows an import that was begun before; the one that is shown already goes on. */
  open(importId: string): void;
  demand(request: RosterRequest): void;
  /** Asks anew for the import that could not be followed any more. */
  retry(): void;
  reset(): void;
  dispose(): void;
}
export const RosterImportService = token<RosterImportService>('RosterImportService');
