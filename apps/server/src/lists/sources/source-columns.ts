import { toldDaySql } from '../../privacy/birth-days.ts';
import type { SqlColumns, SqlTables } from '../sql/sql-names.ts';
import { plain, type SqlValue } from '../sql/sql-value.ts';
import { RESIDENT_SQL } from './resident-columns.ts';

/** A column of a source's own table, as it stands. */
export const column =
  (name: string) =>
  (alias: string): SqlValue =>
    plain(`${alias}.${name}`);

/** One that may be null, whose index goes on with the identifier. */
export const sparse =
  (name: string) =>
  (alias: string): SqlValue => ({ sql: `${alias}.${name}`, sparse: true });

/** One that is never null, so that an index serves the order. */
export const filled =
  (name: string) =>
  (alias: string): SqlValue => ({ sql: `${alias}.${name}`, raw: `${alias}.${name}` });

/** A day of somebody's sheet in a row about it, as who may only look is told it. */
export const toldDay =
  (name: string) =>
  (alias: string): SqlValue =>
    plain(toldDaySql(ofSheet(alias), `${alias}.${name}`));

/** Whose sheet a row about one is of. */
export const ofSheet = (alias: string) => ({
  county: `${alias}.county_code`,
  person: `${alias}.resident_id`,
  form: `${alias}.form_id`,
});

/** Columns by the fields that expressions know them by. */
export const columns = (names: { readonly [field: string]: string }, kind = column): SqlColumns =>
  Object.fromEntries(Object.entries(names).map(([field, name]) => [field, kind(name)]));

/** Rows `r` of a table, called `root`, each beside its resident `p` with the facts that lists know of residents. */
export const besidePerson = (root: string, own: SqlColumns, facts: SqlColumns): SqlTables => ({
  roots: { [root]: { alias: 'r', columns: own }, resident: { alias: 'p', columns: { ...RESIDENT_SQL, ...facts } } },
  person: { county: 'p.county_code', id: 'p.id' },
});
