import type { ResidentQuery } from '@gongwei/domain/resident';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeBetween, filtersIn, PAGE_SIZE, queryOfSearch, searchOfQuery } from './resident-query-url.rules.ts';

const anyQuery: fc.Arbitrary<ResidentQuery> = fc
  .record({
    text: fc.option(fc.string({ minLength: 1 }), { nil: undefined }),
    institutionCode: fc.option(fc.constantFrom('330100', '33010001'), { nil: undefined }),
    sex: fc.option(fc.constantFrom('male' as const, 'female' as const), { nil: undefined }),
    minAge: fc.option(fc.integer({ min: 0, max: 150 }), { nil: undefined }),
    maxAge: fc.option(fc.integer({ min: 0, max: 150 }), { nil: undefined }),
    condition: fc.option(fc.constantFrom('hypertension' as const, 'stroke' as const), { nil: undefined }),
    due: fc.option(fc.constantFrom('follow-up-overdue' as const), { nil: undefined }),
    mine: fc.option(fc.constant(true), { nil: undefined }),
    sort: fc.option(fc.record({ by: fc.constantFrom('age' as const, 'name' as const), descending: fc.boolean() }), {
      nil: undefined,
    }),
    page: fc.integer({ min: 0, max: 5000 }),
  })
  .map(({ page, ...rest }) => {
    const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
    return { ...given, offset: page * PAGE_SIZE, limit: PAGE_SIZE } as ResidentQuery;
  });

describe('the address of the resident list', () => {
  it('gives back every query written into it', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        expect(queryOfSearch(new URLSearchParams(searchOfQuery(query).toString()))).toEqual(query);
      }),
    );
  });

  it('never breaks on an address typed by hand', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (age, sort, page) => {
        const query = queryOfSearch(new URLSearchParams({ minAge: age, sort, page }));
        expect(query.offset).toBeGreaterThanOrEqual(0);
        expect(Number.isInteger(query.offset)).toBe(true);
        expect(query.minAge === undefined || (query.minAge >= 0 && query.minAge <= 150)).toBe(true);
      }),
    );
  });

  it('leaves the address empty where nothing was chosen', () => {
    expect(searchOfQuery({ offset: 0, limit: PAGE_SIZE }).toString()).toBe('');
  });
});

describe('the change between two queries', () => {
  it('turns the one into the other', () => {
    fc.assert(
      fc.property(anyQuery, anyQuery, (from, to) => {
        const turned = Object.entries({ ...from, ...changeBetween(from, to) }).filter(
          ([, value]) => value !== undefined,
        );
        expect(Object.fromEntries(turned)).toEqual(to);
      }),
    );
  });

  it('names a filter that was taken away', () => {
    expect(changeBetween({ sex: 'male', offset: 0, limit: 100 }, { offset: 0, limit: 100 })).toEqual({
      sex: undefined,
    });
  });
});

it('counts filters, not sorting and pages', () => {
  expect(filtersIn({ sex: 'male', minAge: 65, mine: true, sort: { by: 'age' }, offset: 200, limit: 100 })).toBe(3);
});
