import type { PrintedPerson, PrintRequest } from '@gongwei/application/paper';

/** What a list hands over with the address: too many people for the address itself. */
export type PrintHandover = {
  readonly people: readonly PrintedPerson[];
  readonly pages: readonly string[];
  readonly year?: string;
};

/** People printed in one go; more would keep printer and browser busy for an hour. */
export const MOST_PEOPLE = 500;

/**
 * Reads a request from an address: `resident`, or `residents=a,b,c`; `record` or `records=a,b,c` to name records; `year`; `pages=a,b` for
 * what is printed instead of the address's own page; `prefer`: which ones among several records of one stage. What a list hands over goes first.
 */
export function requestOf(page: string, query: URLSearchParams, handover: unknown): PrintRequest {
  const year = query.get('year') ?? undefined;
  const records = [...listIn(query.get('record')), ...listIn(query.get('records'))];
  const named = listIn(query.get('pages'));
  const prefer = listIn(query.get('prefer'));
  const choice = {
    ...(records.length > 0 ? { records } : {}),
    ...(year === undefined ? {} : { year }),
    ...(prefer.length > 0 ? { prefer } : {}),
  };
  if (isHandover(handover)) {
    const { people, pages, year: wanted = year } = handover;
    return { people: people.slice(0, MOST_PEOPLE), pages, choice: wanted === undefined ? {} : { year: wanted } };
  }
  const ids = [...new Set([...listIn(query.get('resident')), ...listIn(query.get('residents'))])];
  return { people: ids.slice(0, MOST_PEOPLE).map((id) => ({ id })), pages: named.length > 0 ? named : [page], choice };
}

const listIn = (text: string | null): readonly string[] =>
  (text ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

/** What came back from the browser's history is whatever some version of the product put there. */
export function isHandover(value: unknown): value is PrintHandover {
  if (typeof value !== 'object' || value === null) return false;
  const { people, pages } = value as { readonly people?: unknown; readonly pages?: unknown };
  return (
    Array.isArray(people) &&
    people.every((one: unknown) => typeof (one as PrintedPerson | null)?.id === 'string') &&
    Array.isArray(pages) &&
    pages.every((one) => typeof one === 'string')
  );
}
