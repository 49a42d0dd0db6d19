import { expect, it } from 'vitest';
import { chinaTime, formatMoment } from './format.ts';

it('tells moments on the clock of China, whatever the zone of the PC', () => {
  expect(chinaTime('2026-11-20T23:59:59.900Z')).toBe('2026-11-21T07:59:59');
  expect(formatMoment('2026-11-20T20:05:00Z', new Date('2026-11-21T00:00:00Z'))).toBe('11-21 04:05');
  expect(formatMoment('2025-12-31T15:59:00Z', new Date('2025-12-31T16:00:00Z'))).toBe('2025-12-31 23:59');
});
