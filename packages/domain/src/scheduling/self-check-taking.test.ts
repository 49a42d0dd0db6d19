import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../shared/index.ts';
import { sourcesOf, typedOver, withTaking, type SelfCheckTaking } from './self-check-taking.rules.ts';
import { selfCheckTerm } from './self-check-term.rules.ts';

const taking = (problems: number, more: Partial<SelfCheckTaking> = {}): SelfCheckTaking => ({
  figures: [{ category: '11', item: '上传失败', total: 200, problems, basis: '平台退回、还没有改正重传的条数。' }],
  none: [],
  from: '2026-04-01',
  until: '2026-06-30',
  takenAt: '2026-06-30T09:12:00',
  takenBy: '王芳',
  ...more,
});
const itemsIn = (answers: JsonObject) => answers['items'] as readonly JsonObject[];

describe('figures of the system', () => {
  it('become items, each with where it comes from', () => {
    const filled = withTaking({ items: [{ itemName: '手写一项', actual: 90 }] }, taking(3), []);
    expect(itemsIn(filled)).toEqual([
      { itemName: '手写一项', actual: 90 },
      { category: '11', itemName: '上传失败', auto: true, total: 200, problems: 3 },
    ]);
    expect(sourcesOf(filled)).toEqual([
      {
        item: '上传失败',
        numbers: '共 200 份，问题 3 份',
        basis: '平台退回、还没有改正重传的条数。',
        from: '2026-04-01',
        until: '2026-06-30',
        takenAt: '2026-06-30T09:12:00',
        takenBy: '王芳',
        changed: undefined,
      },
    ]);
  });

  it('are taken anew where nobody typed, beside what else the item says', () => {
    const first = withTaking({}, taking(3), []);
    const mended = { ...first, items: [{ ...itemsIn(first)[0], measure: '改正重传', score: 4 }] };
    expect(typedOver(mended, taking(5))).toEqual([]);
    const again = withTaking(mended, taking(5, { takenBy: '李军' }), []);
    expect(itemsIn(again)).toMatchObject([{ problems: 5, measure: '改正重传', score: 4 }]);
    expect(sourcesOf(again)).toMatchObject([{ takenBy: '李军', numbers: '共 200 份，问题 5 份' }]);
  });

  it('replace nothing that was typed unless somebody says so, and the source tells what was typed', () => {
    const first = withTaking({}, taking(3), []);
    const typed = { ...first, items: [{ ...itemsIn(first)[0], problems: 1 }] };
    expect(typedOver(typed, taking(5))).toEqual([
      { item: '上传失败', typed: '共 200 份，问题 1 份', taken: '共 200 份，问题 5 份' },
    ]);
    expect(typedOver(typed, taking(1))).toEqual([]);
    const left = withTaking(typed, taking(5), []);
    expect(itemsIn(left)).toMatchObject([{ problems: 1 }]);
    expect(sourcesOf(left)).toMatchObject([{ changed: '共 200 份，问题 1 份' }]);
    expect(itemsIn(withTaking(typed, taking(5), ['上传失败']))).toMatchObject([{ problems: 5 }]);
  });

  it('leave an item of the same name alone that nobody said the system fills', () => {
    const own = { items: [{ itemName: '上传失败', problems: 9 }] };
    expect(typedOver(own, taking(5))).toEqual([]);
    expect(itemsIn(withTaking(own, taking(5), []))).toMatchObject([{ problems: 9 }, { auto: true, problems: 5 }]);
  });

  it('have no source once their item is gone', () => {
    const filled = withTaking({}, taking(3), []);
    expect(sourcesOf({ ...filled, items: [] })).toEqual([]);
  });
});

describe('the period of a self-check', () => {
  it.each([
    [{ year: 2026, period: '1', part: 2 }, '2026-02-01', '2026-02-28', '2026年2月'],
    [{ year: 2026, period: '2', part: 3 }, '2026-07-01', '2026-09-30', '2026年第3季度'],
    [{ year: 2026, period: '3', part: 2 }, '2026-07-01', '2026-12-31', '2026年下半年'],
    [{ year: 2026, period: '4' }, '2026-01-01', '2026-12-31', '2026年全年'],
  ])('%o', (answers, from, until, label) => {
    expect(selfCheckTerm(answers)).toEqual({ from, until, label });
  });

  it('is unknown where the sheet does not say it whole', () => {
    const whole = { year: 2026, period: '2', part: 3 };
    for (const gap of [{ year: null }, { period: '7' }, { part: null }, { part: 5 }, { part: 0 }, { part: 1.5 }])
      expect(selfCheckTerm({ ...whole, ...gap })).toBeUndefined();
  });
});
