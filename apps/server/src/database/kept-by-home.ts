import { prefixRange } from '../shared/prefix-range.ts';
import { addUpChanges, EVERYWHERE, MANY_CHANGES, SOMEWHERE } from './branch-changes.ts';
import type { Queryable } from './database.port.ts';

/** What was asked of each home, and how its changes stood then. */
type Kept<Part> = {
  readonly states: HomeStates;
  readonly parts: ReadonlyMap<string, Part>;
  readonly size: number;
  readonly whole: unknown;
};

/** Questions that are kept, and numbers in all of them (8 bytes each). */
const MOST_QUESTIONS = 2_000;
const MOST_NUMBERS = 4_000_000;
const kept = new WeakMap<Queryable, Map<string, Kept<unknown>>>();

/** How the changes of each institution add up now: as long as a sum stays, nothing of the people at home there has changed. */
export type HomeStates = ReadonlyMap<string, string>;

/** Looked up before asking anything that is kept under it: a change in between makes the next question ask again. */
export async function homeStates(database: Queryable): Promise<HomeStates> {
  const rows = await database.query<{ code: string; sum: string; rows: number }>(
    'select institution_code as code, sum(change)::text as sum, count(*)::int as rows from branch_changes group by 1',
  );
  if (rows.reduce((sum, one) => sum + one.rows - 1, 0) > MANY_CHANGES) await addUpChanges(database);
  return new Map(rows.map(({ code, sum }) => [code, sum]));
}

/** Answers about parts of people, told apart by the institution at which they are at home. */
type AskedByHome<Part, Whole> = {
  /** The institution whose people, or whose sheets of other people, are asked about. */
  readonly branch: string;
  /** All else the answer depends on. */
  readonly key: string;
  readonly states: HomeStates;
  /** The answer of each home that has one; of all homes, or of these alone. */
  readonly ask: (homes?: readonly string[]) => Promise<ReadonlyMap<string, Part>>;
  readonly sizeOf: (part: Part) => number;
  readonly addUp: (parts: Iterable<Part>) => Whole;
};

/**
 * An answer that is the sum over people, each counted with the institution where they are at home: kept by home, so that a save asks anew
 * of that home's people alone. A sheet may lie elsewhere; its person is at home once.
 */
export async function keptByHome<Part, Whole>(
  database: Queryable,
  { branch, key, states, ask, sizeOf, addUp }: AskedByHome<Part, Whole>,
): Promise<Whole> {
  const questions = (kept.get(database) ?? new Map<string, Kept<Part>>()) as Map<string, Kept<Part>>;
  kept.set(database, questions as Map<string, Kept<unknown>>);
  const name = `${branch} ${key}`;
  const known = questions.get(name);
  const changed = known && changedHomes(known.states, states);
  if (known && changed && !concerns(branch, changed)) {
    keep(questions, name, known);
    return known.whole as Whole;
  }
  // Of nearly everybody it is asked in one go.
  const few = changed && !changed.includes(EVERYWHERE) && changed.length * 2 <= states.size + known.parts.size;
  const asked = await ask(few ? changed : undefined);
  const parts = few ? new Map([...known.parts].filter(([home]) => !changed.includes(home))) : new Map<string, Part>();
  for (const [home, part] of asked) parts.set(home, part);
  const whole = addUp(parts.values());
  const size = [...parts.values()].reduce((sum, part) => sum + sizeOf(part), 0);
  keep(questions, name, { states, parts, size, whole });
  return whole;
}

/** As the newest; those asked longest ago go when there are too many. */
function keep<Part>(questions: Map<string, Kept<Part>>, name: string, one: Kept<Part>): void {
  questions.delete(name);
  questions.set(name, one);
  let numbers = [...questions.values()].reduce((sum, { size }) => sum + size, 0);
  for (const [oldest, { size }] of questions) {
    if (oldest === name || (questions.size <= MOST_QUESTIONS && numbers <= MOST_NUMBERS)) return;
    questions.delete(oldest);
    numbers -= size;
  }
}

/** Whose changes add up to something else than before. */
const changedHomes = (before: HomeStates, now: HomeStates): readonly string[] =>
  [...new Set([...before.keys(), ...now.keys()])].filter((code) => before.get(code) !== now.get(code));

/** Whoever has anything in a branch, is at home elsewhere and changes, marks a place within it, too. */
function concerns(branch: string, changed: readonly string[]): boolean {
  const { from, until } = prefixRange(branch);
  return changed.some((code) => code === EVERYWHERE || code === SOMEWHERE || (code >= from && code < until));
}
