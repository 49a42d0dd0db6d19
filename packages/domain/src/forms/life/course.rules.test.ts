import { describe, expect, it } from 'vitest';
import { formModule as card } from '../../maternal-child/pregnancy/pregnancy-basic-info.form-module.ts';
import { formModule as birth } from '../../maternal-child/birth/delivery-mother.form-module.ts';
import type { CalendarDay } from '../../shared/index.ts';
import { isPerCourse, ofOneCourse } from './course.rules.ts';

const on = (occurredOn: string, data: { readonly [key: string]: string } = {}) => ({
  occurredOn: occurredOn as CalendarDay,
  data,
});
const days = (...given: readonly string[]) => given as readonly CalendarDay[];

describe('sheets that are there once a pregnancy', () => {
  it('are cards of one while neither is closed, within 300 days', () => {
    const first = on('2026-01-20', { recordStatus: '0' });
    const same = (other: string, status = '0', mine = first) =>
      ofOneCourse(card.definition, mine, on(other, { recordStatus: status }), []);
    expect(isPerCourse(card.definition)).toBe(true);
    expect([same('2026-11-16'), same('2026-11-17'), same('2025-03-26'), same('2025-03-25')]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect(same('2026-04-15', '0', on('2026-01-20', { recordStatus: '3' }))).toBe(false);
    expect(same('2026-04-15', '4')).toBe(false);
    expect(ofOneCourse(card.definition, { occurredOn: first.occurredOn }, on('2026-04-15'), [])).toBe(true);
  });

  it('are other sheets of one unless a card was booked between them', () => {
    const same = (one: string, other: string, ...cards: readonly string[]) =>
      ofOneCourse(birth.definition, on(one), on(other), days(...cards));
    expect(isPerCourse(birth.definition)).toBe(true);
    expect(same('2024-06-01', '2026-06-01')).toBe(true);
    expect(same('2024-06-01', '2026-06-01', '2024-01-05')).toBe(true);
    expect(same('2024-06-01', '2026-06-01', '2025-12-20')).toBe(false);
    expect(same('2026-06-01', '2024-06-01', '2025-12-20')).toBe(false);
    expect([same('2026-01-05', '2026-02-01', '2026-03-16'), same('2026-01-05', '2026-02-01', '2026-03-17')]).toEqual([
      true,
      false,
    ]);
  });
});
