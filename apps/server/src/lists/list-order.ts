import type { AskedSort, ValueType } from '@gongwei/domain/lists';
import type { ListSource } from './source.ts';
import { sqlExpression, type SqlScope } from './sql/sql-expression.ts';
import { asNumber } from './sql/sql-value.ts';

/** One term of an order. `plain`: a column that is never null, which an index serves in both directions. */
export type OrderTerm = { readonly sql: string; readonly descending: boolean; readonly plain: boolean };

const WORDS: readonly ValueType[] = ['text', 'code', 'time', 'any'];

/** The terms rows are sorted by; the identifier last, so that no two are equal. What is missing comes last in either direction. */
export function orderTerms(sort: readonly AskedSort[], source: ListSource, scope: SqlScope): readonly OrderTerm[] {
  const terms = sort.flatMap(({ value, descending }): readonly OrderTerm[] => {
    const compiled = sqlExpression(value, scope);
    if (compiled.raw !== undefined) return [{ sql: compiled.raw, descending, plain: true }];
    const sql = WORDS.includes(value.type) ? `(${compiled.sql}) collate "C"` : asNumber(compiled);
    return [
      { sql: `(${sql}) is null`, descending: false, plain: false },
      { sql, descending, plain: false },
    ];
  });
  const id = { sql: `r.${source.key.at(-1)}`, descending: terms.at(-1)?.descending ?? false, plain: true };
  return [...terms, id];
}

/** The terms as SQL, from the front or from the back. */
export const orderBy = (terms: readonly OrderTerm[], backwards = false): string =>
  terms.map(({ sql, descending }) => `${sql} ${descending !== backwards ? 'desc' : 'asc'}`).join(', ');

/** Whether a position in the order is one comparison of columns, which an index finds at once. */
export const isIndexed = (terms: readonly OrderTerm[]): boolean =>
  terms.every((term) => term.plain && term.descending === terms[0]?.descending);
