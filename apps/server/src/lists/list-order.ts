import type { AskedSort, ValueType } from '@gongwei/domain/lists';
import type { ListSource } from './source.ts';
import { sqlExpression, type SqlScope } from './sql/sql-expression.ts';
import { asNumber } from './sql/sql-value.ts';

/** One term of an order; what is missing comes last in either direction. `plain`: a column that is never null, which an index serves in both. `sparse`: as of `SqlValue`. */
export type OrderTerm = {
  readonly sql: string;
  readonly descending: boolean;
  readonly plain: boolean;
  readonly sparse?: boolean;
};

const WORDS: readonly ValueType[] = ['text', 'code', 'time', 'any'];

/** The terms rows are sorted by; the identifier last, so that no two are equal. */
export function orderTerms(sort: readonly AskedSort[], source: ListSource, scope: SqlScope): readonly OrderTerm[] {
  const terms = sort.map(({ value, descending }): OrderTerm => {
    const compiled = sqlExpression(value, scope);
    if (compiled.raw !== undefined) return { sql: compiled.raw, descending, plain: true };
    const sql = WORDS.includes(value.type) ? `(${compiled.sql}) collate "C"` : asNumber(compiled);
    return { sql, descending, plain: false, ...(compiled.sparse && { sparse: true }) };
  });
  const id = { sql: `r.${source.key.at(-1)}`, descending: terms.at(-1)?.descending ?? false, plain: true };
  return [...terms, id];
}

/** The terms as SQL, from the front or from the back. */
export const orderBy = (terms: readonly OrderTerm[], backwards = false): string =>
  terms
    .map(({ sql, descending, plain }) => {
      const missing = plain ? '' : ` nulls ${backwards ? 'first' : 'last'}`;
      return `${sql} ${descending !== backwards ? 'desc' : 'asc'}${missing}`;
    })
    .join(', ');

/** Whether a position in the order is one comparison of columns, which an index finds at once. */
export const isIndexed = (terms: readonly OrderTerm[]): boolean =>
  terms.every((term) => term.plain && term.descending === terms[0]?.descending);
