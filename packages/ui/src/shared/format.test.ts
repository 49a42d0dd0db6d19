import { expect, it } from 'vitest';
import { chinaTime, formatMoment } from './format.ts';

it('tells moments on the clock of China, whatever the zone of the PC', () => {
  expect(chinaTime('2026-11-20T23:59:59.900Z')).toBe('2026-11-21T07:59:59');
  expect(formatMoment('2026-11-20T20:05:00Z', new Date('2026-11-21T00:00:00Z'))).toBe('11-21 04:05');
  expect(formatMoment('2025-12-31T15:59:00Z', new Date('2025-12-31T16:00:00Z'))).toBe('2025-12-31 23:59');
});

it('leaves a month as it is: who may only look is told no more of some moments, also in the month that is now', () => {
  expect(formatMoment('2025-08', new Date('2025-08-20T00:00:00Z'))).toBe('2025-08');
});
