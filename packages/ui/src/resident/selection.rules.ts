import type { Page, ResidentQuery, ResidentRow } from '@gongwei/domain/resident';

/** A resident who was ticked; the name is kept, since the row may lie on another page. */
export type Ticked = Pick<ResidentRow, 'id' | 'name'>;

/** Ticks, as long as the question stays the same: nobody is printed who is not in the list any more. */
export type Ticks = { readonly question: string; readonly people: ReadonlyMap<string, string> };

export const NO_TICKS: Ticks = { question: '', people: new Map() };

/** A list's question without its page and order. */
export function questionOf({ offset: _offset, limit: _limit, sort: _sort, ...rest }: ResidentQuery): string {
  return JSON.stringify(Object.entries(rest).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Those ticked under this question; none under another one. */
export const tickedUnder = (ticks: Ticks, question: string): ReadonlyMap<string, string> =>
  ticks.question === question ? ticks.people : NO_TICKS.people;

/** Ticks these people, or takes their ticks away. */
export function withTicks(ticks: Ticks, question: string, people: readonly Ticked[], on: boolean): Ticks {
  const next = new Map(tickedUnder(ticks, question));
  for (const { id, name } of people)
    if (on) next.set(id, name);
    else next.delete(id);
  return { question, people: next };
}

/** How a box above several boxes stands. */
export function allOrSome(rows: readonly Ticked[], people: ReadonlyMap<string, string>): 'all' | 'some' | 'none' {
  const count = rows.filter(({ id }) => people.has(id)).length;
  if (count === 0) return 'none';
  return count === rows.length ? 'all' : 'some';
}

/** The most the server gives at once. */
const ROWS_AT_ONCE = 200;

/** Everybody a question finds, in the list's order, `most` at the most. */
export async function everybody(
  find: (query: ResidentQuery) => Promise<Page<ResidentRow>>,
  query: ResidentQuery,
  most: number,
): Promise<readonly Ticked[]> {
  const people: Ticked[] = [];
  while (people.length < most) {
    const limit = Math.min(ROWS_AT_ONCE, most - people.length);
    const { rows, total } = await find({ ...query, offset: people.length, limit });
    people.push(...rows.map(({ id, name }) => ({ id, name })));
    if (rows.length === 0 || people.length >= total) break;
  }
  return people;
}
