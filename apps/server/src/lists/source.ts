import type { AskedBy, CompiledList } from '@gongwei/domain/lists';
import type { Reader } from '@gongwei/domain/shared';
import type { Queryable } from '../database/database.port.ts';
import type { DerivedWork } from '../database/derived-work.ts';
import type { Parameters, Scope } from '../database/scope.ts';
import type { Staff } from '../identity/users.repository.ts';
import type { SqlTables } from './sql/sql-names.ts';

/** Who asks a list: their scope, what they may see, and when. */
export type ListReader = {
  readonly scope: Scope;
  readonly staff: Staff;
  readonly reader: Reader;
  readonly asked: AskedBy;
  /** Asked for paper: telephone numbers of people are whole. */
  readonly prints?: true;
  /** How many there are is asked, and not who: rows whose person few may see count for everybody. */
  readonly counting?: true;
};

/** A join that brings at most one row, or exactly one, and its alias. Later ones may speak of earlier ones. */
export type BesideRow = readonly [alias: string, join: string];

/** Joins of which each may be left out. */
export const besideRows = (...beside: readonly BesideRow[]): Pick<ListSource, 'joins' | 'beside'> => ({
  joins: beside.map(([, join]) => join).join(' '),
  beside,
});

/** What rows of a kind are on the server: their tables, the scope every question begins with, who sees how much of them. */
export type ListSource = {
  /** The table of the rows, always under the alias `r`, and what is joined to it. */
  readonly table: string;
  readonly joins: string;
  /** Set where each of those joins neither adds rows nor takes any away: a statement takes those it speaks of, and those they speak of. */
  readonly beside?: readonly BesideRow[];
  readonly tables: SqlTables;
  /** As who may only look has them, where a column of theirs would tell a birthday. Filters and orders read the same. */
  readonly lookingTables?: SqlTables;
  /** Columns that tell a row apart, the county first where there is one. The last is its identifier. */
  readonly key: readonly string[];
  /** The person of a row, in SQL. */
  readonly person?: string;
  /** The form of the sheet of a row, in SQL. */
  readonly form?: string;
  readonly version?: string;
  /** Which rows the reader may see. Begins with the county. */
  readonly reach: (asking: Pick<ListReader, 'scope' | 'staff' | 'counting'>, into: Parameters) => string;
  readonly readerOf: (staff: Staff) => Reader;
  /** Names in free texts are hidden from who may only look. */
  readonly hidesTexts: boolean;
  /** Where the rows are still being worked out: until then nothing may be said of a list that has none. */
  readonly unfinished?: DerivedWork;
};

/** A compiled list with what stands behind its rows. */
export type ServedList = {
  readonly list: CompiledList;
  readonly source: ListSource;
  /** Brings what numbers rest on up to date, before one is opened. */
  readonly limitsOfNumbers?: (database: Queryable) => Promise<unknown>;
  readonly numberTellsPsychosis?: (codes: readonly string[], asked: AskedBy) => boolean;
};
