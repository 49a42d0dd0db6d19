import { calendarDay } from '../shared/index.ts';
import { describe, expect, it } from 'vitest';
import type { AnalysisCell } from './analysis-answer.ts';
import { hasMoved, meansElse, questionOfSnapshot, type AnalysisSnapshot } from './analysis-snapshot.ts';

const cell = (value: number, counts = value, among = 60): AnalysisCell => ({ value, counts, among });
const NOTHING = { value: null, counts: 0, among: 0 };

describe('frozen numbers', () => {
  it('have moved where any of their parts has', () => {
    expect(hasMoved(cell(50), cell(50))).toBe(false);
    expect(hasMoved(cell(50), cell(49))).toBe(true);
    expect(hasMoved(cell(50, 30, 60), cell(50, 31, 62))).toBe(true);
    expect(hasMoved(cell(0, 0, 0), NOTHING)).toBe(true);
  });
  it('have not where one of both is not told', () => {
    expect(hasMoved({ ...NOTHING, hidden: true }, cell(9))).toBe(false);
    expect(hasMoved(cell(9), { ...NOTHING, hidden: true })).toBe(false);
    expect(hasMoved(cell(9), { ...NOTHING, pending: true })).toBe(false);
    expect(hasMoved(cell(9), undefined)).toBe(false);
  });
  it('are asked for again by the question they answered, and keep what they meant', () => {
    const measure = {
      id: 'a',
      label: '甲',
      unit: '人',
      decimals: 0,
      hint: '旧',
      kind: 'count',
      basis: 'P',
      of: 'resident',
      source: '',
      validFrom: '2017-01-01',
    } as const;
    const one: AnalysisSnapshot = {
      ...{
        id: 's',
        title: '',
        institution: '990101',
        institutionName: '县',
        by: 'org',
        from: '2026-01-01',
        until: '2026-05-31',
      },
      ...{ takenAt: '', takenBy: '', groups: ['sex:1'], measures: [measure], answer: { rows: [], total: {} } },
    };
    expect(questionOfSnapshot('page', one)).toEqual({
      ...{ page: 'page', by: ['org'], from: '2026-01-01', until: '2026-05-31', institution: '990101' },
      ...{ groups: ['sex:1'], measures: ['a'] },
    });
    expect([
      meansElse(measure, measure, one),
      meansElse(measure, { ...measure, hint: '新' }, one),
      meansElse(measure, undefined, one),
    ]).toEqual([false, true, false]);
    // Of its period it means today what it meant then, unless it was asked for by today's meaning.
    const earlier = [{ until: calendarDay(2026, 6, 17), hint: '旧' }];
    expect([
      meansElse(measure, { ...measure, hint: '新', earlier }, one),
      meansElse(measure, { ...measure, hint: '新', earlier }, { ...one, groups: ['meaning:now'] }),
      meansElse(measure, { ...measure, hint: '新', earlier }, { ...one, until: '2026-12-31' }),
    ]).toEqual([false, true, true]);
  });
});
