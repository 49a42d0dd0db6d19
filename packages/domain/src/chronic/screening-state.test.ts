import { describe, expect, it } from 'vitest';
import type { CalendarDay, JsonObject } from '../shared/index.ts';
import { screeningAfter, screeningState, type ScreeningEvent } from './screening-state.rules.ts';

const exclude = (result: '3' | '4' = '3'): ScreeningEvent => ({
  type: 'EXCLUDE',
  result,
  reason: '白大衣高血压',
  by: 'doctor',
  on: '2026-06-15' as CalendarDay,
});
const [OPEN, CONFIRMED, ENROLLED, EXCLUDED, AT_RISK]: readonly JsonObject[] = [
  { screeningResult: '0' },
  { screeningResult: '1', confirmedDate: '2026-06-01', enrolled: false },
  { screeningResult: '1', enrolled: true },
  { screeningResult: '3', excludeReason: '白大衣高血压' },
  { screeningResult: '4' },
];

describe('a screening sheet', () => {
  it.each([
    [{}, 'open'],
    [OPEN, 'open'],
    [{ screeningResult: '2' }, 'open'],
    [CONFIRMED, 'confirmed'],
    [ENROLLED, 'enrolled'],
    [EXCLUDED, 'excluded'],
    [AT_RISK, 'excluded'],
  ])('%j is %s', (answers, state) => {
    expect(screeningState(answers ?? {})).toBe(state);
  });

  it('is excluded with its reason, and what had confirmed it is gone', () => {
    expect(screeningAfter(CONFIRMED ?? {}, exclude())).toMatchObject({
      ok: true,
      value: {
        screeningResult: '3',
        excludeReason: '白大衣高血压',
        verifier: 'doctor',
        verifiedDate: '2026-06-15',
        confirmedDate: null,
        enrolled: null,
      },
    });
    expect(screeningAfter(OPEN ?? {}, exclude('4'))).toMatchObject({
      ok: true,
      value: { screeningResult: '4', excludeReason: null },
    });
  });

  it('is looked at again after it was excluded', () => {
    for (const answers of [EXCLUDED, AT_RISK])
      expect(screeningAfter(answers ?? {}, { type: 'REOPEN' })).toMatchObject({
        ok: true,
        value: { screeningResult: '0', excludeReason: null, verifiedDate: null },
      });
  });

  it('refuses what its state does not know', () => {
    expect(screeningAfter(ENROLLED ?? {}, exclude())).toMatchObject({
      ok: false,
      failure: expect.stringContaining('已纳入管理'),
    });
    expect(screeningAfter(EXCLUDED ?? {}, exclude())).toMatchObject({ ok: false, failure: '已经排除' });
    expect(screeningAfter(OPEN ?? {}, { type: 'REOPEN' })).toMatchObject({ ok: false });
  });
});
