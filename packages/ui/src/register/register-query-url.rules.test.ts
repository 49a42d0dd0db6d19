import { registerOf, type RegisterDefinition, type RegisterQuery } from '@gongwei/domain/register';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isNarrowed, PAGE_SIZE, queryOfSearch, searchOfQuery } from './register-query-url.rules.ts';

const drugs = registerOf('drug-catalogue') as RegisterDefinition;
const optional = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined });
const queries = fc
  .record({
    text: optional(fc.string({ minLength: 1, maxLength: 8 })),
    category: optional(fc.constantFrom('1', '99')),
    sort: optional(fc.record({ by: fc.constantFrom('code', 'genericName'), descending: fc.boolean() })),
    removed: fc.boolean(),
    page: fc.nat({ max: 40 }),
  })
  .map(({ text, category, sort, removed, page }): RegisterQuery => ({
    formId: drugs.formId,
    ...(text !== undefined && { text }),
    ...(category !== undefined && { where: { category } }),
    ...(sort !== undefined && { sort }),
    ...(removed && { removed }),
    offset: page * PAGE_SIZE,
    limit: PAGE_SIZE,
  }));

it('an address gives back the query it was made of', () => {
  fc.assert(
    fc.property(queries, (query) => {
      expect(queryOfSearch(drugs, new URLSearchParams(searchOfQuery(query).toString()))).toEqual(query);
    }),
  );
});

it('leaves out what the register does not know', () => {
  const typed = new URLSearchParams('f.manufacturer=x&sort=-wubi&page=-3&form=drug-catalogue');
  expect(queryOfSearch(drugs, typed)).toEqual({ formId: 'drug-catalogue', offset: 0, limit: PAGE_SIZE });
  expect(isNarrowed(queryOfSearch(drugs, typed))).toBe(false);
  expect(isNarrowed(queryOfSearch(drugs, new URLSearchParams('removed=true')))).toBe(true);
});
