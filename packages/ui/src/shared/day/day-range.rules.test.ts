import type { CalendarDay } from '@gongwei/domain/shared';
import { expect, it } from 'vitest';
import { rangeWith } from './day-range.rules.ts';

const [may, june] = ['2026-05-01', '2026-06-01'] as CalendarDay[];

it('keeps the other end as long as it leaves a day', () => {
  expect(rangeWith({ until: june }, { from: may })).toEqual({ from: may, until: june });
  expect(rangeWith({ from: may, until: june }, { from: june })).toEqual({ from: june, until: june });
});

it('gives the other end up where it would leave none', () => {
  expect(rangeWith({ until: may }, { from: june })).toEqual({ from: june });
  expect(rangeWith({ from: june }, { until: may })).toEqual({ until: may });
});

it('opens an end that is emptied', () => {
  expect(rangeWith({ from: may, until: june }, { from: undefined })).toEqual({ from: undefined, until: june });
});
