import { hash } from 'node:crypto';
import type { Json } from '@gongwei/domain/shared';
import type { Queryable } from './database.port.ts';
import { MIGRATIONS } from './migrate.ts';

/** Parts of an answer by home, how changes stood before it was asked, by kind and home, and how many milliseconds it took to ask of everybody. */
export type StoredParts<Part> = {
  readonly states: ReadonlyMap<string, ReadonlyMap<string, string>>;
  readonly parts: ReadonlyMap<string, Part>;
  readonly took: number;
};

/** How a part is written as JSON, and read. */
export type PartCode<Part> = { readonly write: (part: Part) => Json; readonly read: (written: Json) => Part };

/** So many letters of parts are written down: more is asked again. */
const MOST_LETTERS = 8_000_000;
/** A migration may give a function, or a column, another meaning under the same name. */
const SCHEMA = MIGRATIONS.map(({ number }) => number).join();
const keyOf = (name: string): string => hash('sha256', `${SCHEMA} ${name}`, 'base64');

type WrittenStates = readonly (readonly [kind: string, sums: readonly (readonly [home: string, sum: string])[]])[];
type WrittenParts = readonly (readonly [home: string, part: Json])[];

/** The answer as some process wrote it down, which holds for all of them: it says as of when. */
export async function findAnswer<Part>(
  database: Queryable,
  name: string,
  { read }: PartCode<Part>,
): Promise<StoredParts<Part> | undefined> {
  const [row] = await database.query<{ states: string; parts: string; took: number }>(
    'select states, parts, took from kept_answers where name = $1',
    [keyOf(name)],
  );
  if (!row) return undefined;
  const states = (JSON.parse(row.states) as WrittenStates).map(([kind, sums]) => [kind, new Map(sums)] as const);
  const parts = (JSON.parse(row.parts) as WrittenParts).map(([home, part]) => [home, read(part)] as const);
  return { states: new Map(states), parts: new Map(parts), took: row.took };
}

/** Of two processes that write the same the later one stays: both are right. */
export async function writeAnswer<Part>(
  database: Queryable,
  name: string,
  { states, parts, took }: StoredParts<Part>,
  { write }: PartCode<Part>,
  today: string,
): Promise<void> {
  const written: WrittenParts = [...parts].map(([home, part]) => [home, write(part)]);
  const text = JSON.stringify(written);
  if (text.length > MOST_LETTERS) return;
  const sums: WrittenStates = [...states].map(([kind, own]) => [kind, [...own]]);
  await database.query(
    `insert into kept_answers (name, states, parts, took, kept_on) values ($1, $2, $3, $4, $5)
     on conflict (name) do update set states = excluded.states, parts = excluded.parts, took = excluded.took, kept_on = excluded.kept_on`,
    [keyOf(name), JSON.stringify(sums), text, Math.round(took), today],
  );
}

export const forgetAnswersBefore = (database: Queryable, day: string): Promise<unknown> =>
  database.query('delete from kept_answers where kept_on < $1', [day]);
