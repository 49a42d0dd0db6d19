import { checkRosterRow, type RosterCell, type RosterRowCheck } from '@gongwei/domain/resident';
import { fail, ok, type CalendarDay, type Result } from '@gongwei/domain/shared';
import { writeCheckFile, type RowVerdict } from './check-file.ts';
import { readRosterWorkbook, type RosterSheet } from './read-workbook.ts';
import { ROSTER_LIMITS } from './roster-limits.ts';

export type CheckedRow = { readonly row: number; readonly check: RosterRowCheck };

/** One uploaded file from opening to its check file. The heavy half of an import, run in a worker. */
export type RosterSession = {
  /** Reads the file; the value is the number of rows below the header, the failure a sentence for the user. */
  open(bytes: Uint8Array): Promise<Result<number, string>>;
  /** Checks the next rows, none at the end. `verdicts` are those of the rows handed out before. */
  next(verdicts: readonly RowVerdict[]): Promise<readonly CheckedRow[]>;
  /** The check file, after all verdicts are in. */
  write(verdicts: readonly RowVerdict[]): Promise<Uint8Array>;
};

export function createRosterSession(today: CalendarDay): RosterSession {
  let sheet: RosterSheet | undefined;
  let at = 0;
  const taken = new Map<string, number>();
  const known = new Map<number, RowVerdict>();
  const opened = (): RosterSheet => {
    if (!sheet) throw new Error('The roster was not opened');
    return sheet;
  };
  const remember = (verdicts: readonly RowVerdict[]): void => {
    for (const verdict of verdicts) known.set(verdict.row, verdict);
  };
  const check = (cells: readonly RosterCell[], row: number): CheckedRow => {
    const checked = checkRosterRow(cells, { layout: opened().layout, today, rowOf: (idNumber) => taken.get(idNumber) });
    if (checked.kind === 'accepted') taken.set(checked.entry.idNumber, row);
    return { row, check: checked };
  };
  return {
    async open(bytes) {
      const read = await readRosterWorkbook(bytes);
      if (!read.ok) return fail(read.failure);
      sheet = read.value;
      at = sheet.layout.headerRow + 1;
      return ok(sheet.rows.length - at);
    },
    async next(verdicts) {
      remember(verdicts);
      const from = at;
      at = Math.min(opened().rows.length, at + ROSTER_LIMITS.chunk);
      return opened()
        .rows.slice(from, at)
        .map((cells, offset) => check(cells, from + offset + 1));
    },
    async write(verdicts) {
      remember(verdicts);
      return writeCheckFile(opened().rows, opened().layout, known);
    },
  };
}
