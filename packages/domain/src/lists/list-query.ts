import type { Expression, FilterValue, SortKey } from './list-definition.ts';

/**
 * What is asked of a list. It travels in a body: `text` and typed filter values are personal and never stand in an address.
 * Several conditions hold together. Absent `sort` is the list's own.
 */
export type ListQuestion = {
  readonly list: string;
  readonly view?: string;
  readonly where?: { readonly [filter: string]: FilterValue };
  /** A further condition, merged in by whoever leads here: a number that opens its people. */
  readonly condition?: Expression;
  readonly text?: string;
  readonly sort?: readonly SortKey[];
};

/**
 * Which stretch of the answer: by place, or next to a row that is known (cheaper, and steady while others write).
 * A cursor is opaque and holds no personal data in clear.
 */
export type ListStretch = { readonly limit: number } & (
  | { readonly offset: number }
  | { readonly after: string }
  | { readonly before: string }
);

/** Codes, ISO days and instants, numbers, identifiers; never words, but for texts. `null`: there is none. */
export type CellValue = string | number | boolean | readonly string[] | null;

/** A row as the server answers it, masked for its reader. */
export type ListRow = {
  readonly id: string;
  /** The person the row is of. */
  readonly residentId?: string;
  readonly version?: number;
  readonly cells: { readonly [column: string]: CellValue };
  /** Ids of the row actions that may be taken now, by this reader. */
  readonly actions: readonly string[];
};

/** `exact` is false beyond 10 000: the number is then the least there are. */
export type ListCount = { readonly found: number; readonly exact: boolean };

/** Regions have the codes of the institutions that stand for them: their words are told by this and the code. */
export const REGION_NAME = '#';

/** Some rows of a list in their order, and how many there are in all. */
export type ListPage = {
  readonly rows: readonly ListRow[];
  readonly count: ListCount;
  /** The place of the first row, from 0. */
  readonly offset: number;
  readonly first?: string;
  readonly last?: string;
  /** Names of the institutions, staff and regions the cells refer to, and of the things filters name, by identifier. */
  readonly names: { readonly [id: string]: string };
};

/** How many rows each value of a filter would leave, the other filters standing; by filter and code. */
export type ListFacets = { readonly [filter: string]: { readonly [code: string]: number } };

/**
 * Why a row is there: each condition that was asked, in words, and what the row says to it. `holds`: the condition is a number of the page the
 * row was opened from, which counts it or does not; `value` is why.
 */
export type ListReason = { readonly condition: string; readonly value?: string; readonly holds?: boolean };

/** Ticked one by one, or everything found but some. */
export type ListSelection =
  | { readonly ids: readonly string[] }
  | { readonly question: ListQuestion; readonly except: readonly string[] };

/** A selection as it was when the action was confirmed. `skipped`: rows the action does not fit, by the sentence that says why. */
export type FrozenSelection = {
  readonly id: string;
  readonly action: string;
  readonly count: number;
  readonly skipped: { readonly [reason: string]: number };
};

/** What became of one row of an action on many. */
export type ReceiptOutcome = 'done' | 'skipped' | 'failed';
/** What an action on many rows did with one of them; `reason` is a Chinese sentence. */
export type ActionReceipt = {
  readonly rowId: string;
  /** Who or what the row is, as this reader may see it. */
  readonly title: string;
  /** `unreached`: the action was stopped before it came to the row. */
  readonly outcome: ReceiptOutcome | 'unreached';
  readonly reason?: string;
};

/** A bulk action or an export on its way; it goes on when the page is left. */
export type ListJob = {
  readonly id: string;
  readonly list: string;
  readonly action: string;
  readonly state: 'running' | 'done' | 'failed' | 'cancelled' | 'undone';
  readonly total: number;
  readonly done: number;
  readonly skipped: number;
  readonly failed: number;
  readonly startedAt: string;
  readonly undoable: boolean;
  /** The sentence that tells what went wrong, of a failed one. */
  readonly trouble?: string;
  /** The sentence that most rows share that were left out or did not work, of one that is over. */
  readonly reason?: string;
  /** The name of a file that can be fetched. */
  readonly file?: string;
};

/** A question somebody keeps. `shared`: with the institution; only who made it changes it. */
export type SavedView = {
  readonly id: string;
  readonly list: string;
  readonly label: string;
  readonly shared: boolean;
  readonly mine: boolean;
  readonly question: Omit<ListQuestion, 'list'>;
  readonly columns?: readonly string[];
};

/** How somebody has arranged a list. Widths in pixels by column. */
export type ListLayout = {
  readonly columns?: readonly string[];
  readonly widths?: { readonly [column: string]: number };
  readonly density?: 'roomy' | 'dense';
};
