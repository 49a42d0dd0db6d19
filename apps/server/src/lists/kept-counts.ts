import { hash } from 'node:crypto';
import type { Parameter, Queryable } from '../database/database.port.ts';
import { homeStates, keptByHome } from '../database/kept-by-home.ts';
import type { Scope } from '../database/scope.ts';
import { changesRead, ofHomes } from './changes-read.ts';

type Counting = {
  /** The statement that counts by home, with a further condition. */
  readonly said: (among: string) => string;
  /** Where whoever a row is of is at home, and who that is, in SQL; nothing of rows of nobody. */
  readonly home: string | undefined;
  readonly person: string | undefined;
  readonly values: readonly Parameter[];
  readonly scope: Scope;
  /** How many counts there are. */
  readonly of: number;
};
type Counts = readonly number[];
type Row = { readonly home: string | null; readonly [count: string]: unknown };

/**
 * How many rows there are of several kinds: put together of the homes of the people whose they are, so that a save asks of its village alone; anew each time
 * where they depend on what nobody notes. Whoever is at home nowhere any more is counted under no home.
 */
export async function keptCounts(
  database: Queryable,
  { said, home, person, values, scope, of }: Counting,
): Promise<Counts> {
  const ask = async (homes?: readonly string[], people?: number): Promise<ReadonlyMap<string, Counts>> => {
    const among = homes && home !== undefined ? ofHomes({ home, person, scope, homes, people }, values) : undefined;
    const rows = await database.query<Row>(said(among?.condition ?? ''), among?.values ?? values);
    const counted = (row: Row) => Array.from({ length: of }, (_, at) => Number(row[`n${at}`] ?? 0));
    return new Map(rows.map((row) => [row.home ?? '', counted(row)]));
  };
  const addUp = (parts: Iterable<Counts>): Counts => {
    const all = [...parts];
    return Array.from({ length: of }, (_, at) => all.reduce((sum, part) => sum + (part[at] ?? 0), 0));
  };
  const kinds = home === undefined ? undefined : changesRead(said(''));
  if (!kinds) return addUp((await ask()).values());
  return keptByHome<Counts, Counts>(database, {
    ...{ branch: scope.institutionCode, kinds, ask, addUp, sizeOf: ({ length }: Counts) => length },
    lying: kinds.length > 0 ? 'anywhere' : 'sheets',
    key: hash('sha256', JSON.stringify(['counts', said(''), values]), 'base64'),
    states: await homeStates(database),
    // One statement of everybody is counted in one pass: several would read their tables anew.
    mostPeople: Number.MAX_SAFE_INTEGER,
  });
}
