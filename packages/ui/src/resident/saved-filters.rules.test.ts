import type { ResidentQuery } from '@gongwei/domain/resident';
import { describe, expect, it } from 'vitest';
import { canBeKept, queryOfFilter, withFilter, withoutFilter } from './saved-filters.rules.ts';

const query: ResidentQuery = {
  text: '王',
  minAge: 65,
  condition: 'hypertension',
  mine: true,
  sort: { by: 'nextFollowUpOn', descending: false },
  offset: 300,
  limit: 100,
};

describe('named filters', () => {
  it('bring back filters and order, from the first page, without the name that was searched for', () => {
    const { text: _text, ...filters } = query;
    expect(withFilter([], ' 老年高血压 ', query).map((one) => [one.name, queryOfFilter(one)])).toEqual([
      ['老年高血压', { ...filters, offset: 0 }],
    ]);
  });
  it('replace the set of the same name and are taken away by it', () => {
    const kept = withFilter(withFilter(withFilter([], '甲', query), '乙', query), '甲', {
      offset: 0,
      limit: 100,
      sex: 'male',
    });
    expect(kept.map((one) => one.name)).toEqual(['甲', '乙']);
    expect(kept[0]?.search).toBe('sex=male');
    expect(withoutFilter(kept, '甲').map((one) => one.name)).toEqual(['乙']);
  });
  it('are only made of filters', () => {
    expect([canBeKept(query), canBeKept({ text: '王', offset: 0, limit: 100 })]).toEqual([true, false]);
  });
  it('stay twenty', () => {
    const many = Array.from({ length: 30 }, (_, at) => String(at)).reduce<ReturnType<typeof withFilter>>(
      (kept, name) => withFilter(kept, name, query),
      [],
    );
    expect([many.length, many[0]?.name, many.at(-1)?.name]).toEqual([20, '29', '10']);
  });
});
