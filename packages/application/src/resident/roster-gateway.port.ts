import type { Page, RosterImport, RosterRequest, RosterRowResult, RosterRowsShown } from '@gongwei/domain/resident';
import { token, type Asker } from '../shared/index.ts';

/** Any file the user chose; adapters know how to send its bytes. */
export type ChosenFile = { readonly name: string; readonly size: number; readonly bytes: () => Promise<Uint8Array> };

/** Imports of rosters as the server keeps them: checked first, written when confirmed. Rejects with a `Fault`. */
export interface RosterGateway {
  /** Begins an import, which is only checked; `onSent` tells the share of the file that went out, 0 to 1. */
  upload(file: ChosenFile, onSent: (share: number) => void): Promise<RosterImport>;
  status(importId: string): Promise<RosterImport>;
  /** Rejects with a fault in words where the import takes no such request now. */
  demand(importId: string, request: RosterRequest): Promise<RosterImport>;
  rows(
    importId: string,
    query: { readonly outcome?: RosterRowsShown; readonly offset: number; readonly limit: number },
    asker?: Asker,
  ): Promise<Page<RosterRowResult>>;
  /** Imports of the institution and those below it, the newest first. */
  list(query: { readonly offset: number; readonly limit: number }, asker?: Asker): Promise<Page<RosterImport>>;
}
export const RosterGateway = token<RosterGateway>('RosterGateway');
