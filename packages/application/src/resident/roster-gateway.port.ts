import type { Page, RosterImport, RosterRowResult } from '@gongwei/domain/resident';
import { token } from '../shared/index.ts';

/** Any file the user chose; adapters know how to send its bytes. */
export type ChosenFile = { readonly name: string; readonly size: number; readonly bytes: () => Promise<Uint8Array> };

export interface RosterGateway {
  /** Starts an import; `onSent` tells the share of the file that went out, 0 to 1. */
  upload(file: ChosenFile, onSent: (share: number) => void): Promise<RosterImport>;
  status(importId: string): Promise<RosterImport>;
  rows(
    importId: string,
    query: { readonly outcome?: RosterRowResult['outcome']; readonly offset: number; readonly limit: number },
  ): Promise<Page<RosterRowResult>>;
}
export const RosterGateway = token<RosterGateway>('RosterGateway');
