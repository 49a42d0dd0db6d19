import type { CalendarDay, JsonObject } from '../../shared/index.ts';

/** A stored record as expressions see it. Days as ISO text, instants in UTC; `data` are the answers. */
export type HistoryRecord = {
  readonly id: string;
  readonly formId: string;
  readonly occurredOn: CalendarDay;
  readonly institution: string;
  readonly createdAt: string;
  readonly createdBy: string;
  readonly updatedAt: string;
  readonly updatedBy: string;
  readonly version: number;
  readonly stage?: string;
  /** Taken out of its register; records of residents never are. */
  readonly removed?: boolean;
  /** Of entries of registers: what their texts are sorted by. */
  readonly textOrder?: { readonly [key: string]: string };
  readonly data: JsonObject;
};

/** Everything an expression may know of one person. `resident` by the keys of `RESIDENT_FIELDS` and of facts; removed records are left out. */
export type PersonHistory = {
  readonly resident: JsonObject;
  readonly records: readonly HistoryRecord[];
  /** Rows of theirs that are no sheets, by kind, for `latest(sample, when: …)`. */
  readonly rows?: { readonly [root: string]: readonly JsonObject[] };
};

/** Who asks and when. `year` is the year of check-ups, mostly that of today. */
export type AskedBy = {
  readonly today: CalendarDay;
  readonly year: number;
  /** Minutes of today that are over, in China; without it the day is. */
  readonly minute?: number;
  readonly me: string;
  readonly institution: string;
};

/** One row of a list as plain data: what its own root says, the person it is of, the record it is. */
export type ListSubjectRow = {
  readonly asked: AskedBy;
  readonly person?: PersonHistory;
  readonly record?: HistoryRecord;
  /** Inside of a condition over records: the one it stands beside. */
  readonly outer?: HistoryRecord;
  /** The values of any other root by its name: `{ user: { name: … } }`. */
  readonly roots?: { readonly [root: string]: JsonObject };
};

/** Newest first, as all lists of a person's records are: by day, then by identifier, which grows with time. */
export const newestFirst = (a: HistoryRecord, b: HistoryRecord): number =>
  a.occurredOn !== b.occurredOn ? (a.occurredOn < b.occurredOn ? 1 : -1) : a.id < b.id ? 1 : a.id > b.id ? -1 : 0;
