import type { ImportCheck, KnownRows, ListJob } from '@gongwei/domain/lists';
import { token } from '../shared/index.ts';

/** Any file the user chose. */
export type FileToRead = { readonly name: string; readonly bytes: () => Promise<Uint8Array> };

/** Files of rows that a list takes in. Each call fails with a `Fault`; what is wrong with a file is said in its words. */
export interface ListImports {
  /** Reads a file and says of each line what it would become; nothing is written. `content`: of what, where the list takes files of several things. */
  check(list: string, file: FileToRead, content?: string): Promise<ImportCheck>;
  /** Writes what was looked at. A repeat is the same job. */
  takeIn(importId: string, known: KnownRows): Promise<ListJob>;
  /** Hands an empty workbook with the list's columns to whoever sits there. */
  saveTemplate(list: string, content?: string): void;
}
export const ListImports = token<ListImports>('ListImports');
