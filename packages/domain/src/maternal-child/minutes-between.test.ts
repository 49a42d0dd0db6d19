import { expect, it } from 'vitest';
import { minutesBetween } from './minutes-between.rules.ts';

it('counts minutes between two moments, over midnight too', () => {
  expect(minutesBetween({ observationStart: '2026-11-20T09:10', observationEnd: '2026-11-20T09:45:30' })).toBe(35);
  expect(minutesBetween({ observationStart: '2026-11-20T23:50', observationEnd: '2026-11-21T00:20' })).toBe(30);
  expect(minutesBetween({ observationStart: '2026-11-20T09:10', observationEnd: '2026-11-20T09:00' })).toBe(-10);
});

it('needs both moments', () => {
  expect(minutesBetween({ observationStart: '2026-11-20T23:50' })).toBeUndefined();
  expect(minutesBetween({ observationStart: '2026-11-20T23:50', observationEnd: '2026-02-30T10:00' })).toBeUndefined();
});
