import type { RememberedHeadings, RosterHeader, RosterLayout } from '@gongwei/domain/resident';
import { fail, ok, type Result } from '@gongwei/domain/shared';
import { checkFileRow, writeCheckFile, type CheckFileRow, type WrittenRow } from './check-file.ts';
import { readRosterWorkbook } from './read-workbook.ts';
import { ROSTER_FILE_MESSAGES as say, ROSTER_LIMITS } from './roster-limits.ts';
import type { SheetRow } from './sheet-rows.ts';
import { sentenceOf } from '../uploads/zip-archive.ts';

export type OpenedRoster = RosterHeader & { readonly date1904: boolean };

/** The heavy half of an import: reading its file and writing its check file. Run in a process of its own; failures are sentences for the user. */
export type RosterFile = {
  open(input: {
    readonly path: string;
    readonly remembered: RememberedHeadings;
  }): Promise<Result<OpenedRoster, string>>;
  /** The next rows, none at the end. */
  next(): Promise<Result<readonly SheetRow[], string>>;
  /** Takes rows of the check file in their order. */
  add(rows: readonly CheckFileRow[]): Promise<void>;
  /** The check file of all rows that were added. */
  write(layout: Pick<RosterLayout, 'headerRow'>): Promise<Uint8Array>;
};

export function createRosterFile(): RosterFile {
  let rows: AsyncGenerator<SheetRow> | undefined;
  let [read, headerRow] = [0, 0];
  const added: WrittenRow[] = [];
  return {
    async open({ path, remembered }) {
      const opened = await readRosterWorkbook(path, remembered);
      if (!opened.ok) return fail(opened.failure);
      const { headings, date1904 } = opened.value;
      headerRow = opened.value.headerRow;
      rows = opened.value.rows();
      return ok({ headerRow, headings, date1904 });
    },
    async next() {
      const chunk: SheetRow[] = [];
      try {
        while (chunk.length < ROSTER_LIMITS.chunk) {
          const { done, value } = (await rows?.next()) ?? { done: true };
          if (done || !value) break;
          if (value.row > headerRow + 1) read += 1;
          if (read > ROSTER_LIMITS.rows) return fail(say.tooManyRows);
          chunk.push(value);
        }
      } catch (error) {
        return fail(sentenceOf(error));
      }
      return chunk.length === 0 && read === 0 ? fail(say.noRows) : ok(chunk);
    },
    async add(more) {
      added.push(...more.map(checkFileRow));
    },
    write: ({ headerRow: at }) => writeCheckFile(added, at),
  };
}
