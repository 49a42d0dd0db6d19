import { timeOfUuidV7, type CalendarDay, type UuidV7 } from '@gongwei/domain/shared';
import { expect, it } from 'vitest';
import { sheetId } from './sheet-id.ts';

const MADE = '01987b2c-5a4e-7001-8a11-0123456789ab';
const today = '2025-08-11' as CalendarDay;
const told = (module: string, birthDate?: string) =>
  new Date(timeOfUuidV7(sheetId(MADE, { module, birthDate: birthDate as CalendarDay | undefined, today }) as UuidV7))
    .toISOString()
    .slice(0, 10);

it.each([
  ['maternal', '1990-01-01', '2025-08-01'],
  ['child', undefined, '2025-08-01'],
  ['prevention', '2025-08-11', '2025-08-01'],
  ['prevention', '2025-05-12', '2025-08-01'],
  ['prevention', '2025-05-11', '2025-08-05'],
  ['chronic', undefined, '2025-08-05'],
])('an identifier of a sheet of %s, of somebody born on %s, tells %s', (module, born, day) => {
  expect(told(module, born)).toBe(day);
});

it('leaves what is no UUIDv7 as it is', () => {
  expect(sheetId('sheet-1', { module: 'child', birthDate: undefined, today })).toBe('sheet-1');
});
