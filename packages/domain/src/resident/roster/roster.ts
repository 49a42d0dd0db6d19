import type { NoNumberReason } from '../no-number.rules.ts';
import type { CalendarDay } from '../../shared/index.ts';
import type { Sex } from '../resident.ts';
import type { RosterColumn } from './roster-columns.rules.ts';

/**
 * What becomes of a row. Before an import is confirmed `created`, `updated` and `recheck` are what would happen, and `similar` waits for somebody
 * to say whether it is who has a file without a number; afterwards
 * `recheck` means that somebody changed the resident since the check, `not-written` that the import was stopped before the row.
 */
export type RosterOutcome =
  | 'created'
  | 'updated'
  | 'unchanged'
  | 'rejected'
  | 'similar'
  | 'recheck'
  | 'not-written'
  | 'withdrawn'
  | 'skipped-empty';

/** What a row would change of a stored resident; numbers are masked. `column` is the heading of the template. */
export type RosterDifference = { readonly column: string; readonly from: string; readonly to: string };

/** A row of an uploaded roster after checking, with the row number as the spreadsheet shows it (from 1). */
export type RosterRowResult = {
  readonly row: number;
  readonly name?: string;
  /** Masked identity number, where one could be read. */
  readonly idNumber?: string;
  readonly outcome: RosterOutcome;
  /** Why it was rejected, or what was mended or should be looked at; sentences for staff. */
  readonly messages: readonly {
    readonly column?: string;
    /** `warning`: somebody should look at it; `note`: it was only written another way. */
    readonly severity: 'error' | 'warning' | 'note';
    readonly text: string;
  }[];
  readonly differences?: readonly RosterDifference[];
  readonly residentId?: string;
  /** Somebody said who this is; until the import is confirmed they may be asked again. */
  readonly decided?: true;
};

/** What a good roster row says of a resident. */
export type RosterEntry = {
  readonly name: string;
  /** '' of who has none, which no roster accepts. */
  readonly idNumber: string;
  readonly noNumber?: NoNumberReason;
  readonly sex: Sex;
  readonly birthDate: CalendarDay;
  readonly phone?: string;
  readonly address?: string;
  readonly villageName?: string;
};

/** How many rows of a roster ended with each outcome. */
export type RosterCounts = {
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly rejected: number;
  readonly similar: number;
  readonly recheck: number;
  readonly notWritten: number;
  readonly withdrawn: number;
  readonly empty: number;
  /** Those among the taken rows that somebody should look at: they count under their outcome, too. */
  readonly warned: number;
};

/** Rows of one outcome, or those that were taken with a warning. */
export type RosterRowsShown = RosterOutcome | 'warned';

/** Rows that are taken, so that a warning is all that is said of them. */
export const WARNED_OUTCOMES: readonly RosterOutcome[] = ['created', 'updated', 'unchanged'];

/** Whether a row was taken and something about it was warned of. */
export const isWarnedRow = ({ outcome, messages }: Pick<RosterRowResult, 'outcome' | 'messages'>): boolean =>
  WARNED_OUTCOMES.includes(outcome) && messages.some(({ severity }) => severity === 'warning');

/** Counts of an import of which no row was read yet. */
export const NO_ROSTER_ROWS: RosterCounts = {
  created: 0,
  updated: 0,
  unchanged: 0,
  rejected: 0,
  similar: 0,
  recheck: 0,
  notWritten: 0,
  withdrawn: 0,
  empty: 0,
  warned: 0,
};

/** The member of the counts that counts an outcome. */
export const ROSTER_COUNT_OF: Readonly<Record<RosterOutcome, keyof RosterCounts>> = {
  created: 'created',
  updated: 'updated',
  unchanged: 'unchanged',
  rejected: 'rejected',
  similar: 'similar',
  recheck: 'recheck',
  'not-written': 'notWritten',
  withdrawn: 'withdrawn',
  'skipped-empty': 'empty',
};

/** A heading of the sheet. `known`: a column of our own lists that a roster does not bring; without `use` nobody knows it. */
export type RosterHeading = {
  /** Column of the sheet, from 0. */
  readonly at: number;
  readonly text: string;
  readonly use?: RosterColumn | 'known' | 'ignored';
};

/** Where an import stands; the machine `rosterImportMachine` says what leads where. */
export type RosterImportState =
  | 'reading'
  | 'columns'
  | 'checking'
  | 'checked'
  | 'saving'
  | 'done'
  | 'stopped'
  | 'withdrawing'
  | 'withdrawn'
  | 'failed';

/** An import of a roster, as far as it is. */
export type RosterImport = {
  readonly id: string;
  readonly fileName: string;
  readonly state: RosterImportState;
  /** Rows handled so far by what goes on, and how many it will be, when known. */
  readonly handled: number;
  readonly total?: number;
  readonly counts: RosterCounts;
  readonly headings: readonly RosterHeading[];
  /** Who uploaded it, and for which institution. */
  readonly by: string;
  readonly institutionCode: string;
  /** Address of the downloadable check file, once the rows were checked and until they are cleared up. */
  readonly checkFileUrl?: string;
  /** Its rows were deleted, because it is too old: it can neither be looked into nor taken back. */
  readonly cleared?: true;
  /** Why it failed or was stopped, or what else there is to know. */
  readonly message?: string;
  readonly startedAt: string;
  readonly finishedAt?: string;
};
