import type { FoundAtDesk } from '@gongwei/application/scheduling';
import type { CalendarDay } from '@gongwei/domain/shared';
import { expect, it } from 'vitest';
import { code128 } from './code-128.rules.ts';
import { deskCounts, whatToDo } from './desk.rules.ts';

const date = '2026-06-15' as CalendarDay;
const appointment = (here: boolean, state: '1' | '2') => ({ id: 'a', here, date, place: '', state });

it('knows what to do with whoever stands at the desk', () => {
  const asked: readonly (readonly [Pick<FoundAtDesk, 'status' | 'appointment' | 'examinedOn'>, string])[] = [
    [{ status: '1', appointment: appointment(true, '1') }, 'check-in'],
    [{ status: '1', appointment: appointment(true, '2') }, 'there'],
    [{ status: '1', appointment: appointment(false, '1') }, 'elsewhere'],
    [{ status: '1', examinedOn: date }, 'examined'],
    [{ status: '1' }, 'walk-in'],
    [{ status: '3', appointment: appointment(true, '1') }, 'not-in-care'],
  ];
  for (const [person, answer] of asked) expect(whatToDo(person)).toBe(answer);
});

it('counts who is expected, here, done and away', () => {
  const people = (['1', '2', '3', '4', '5', '8'] as const).map((state) => ({ state }));
  expect(deskCounts(people)).toEqual({ expected: 5, here: 3, done: 1, away: 2 });
});

it('draws a number as Code 128, with its check digit', () => {
  // Start C, 12 34 in pairs, check (105 + 12 + 2·34) mod 103 = 82, stop: 11 modules each but the stop with 13.
  const bars = code128('1234');
  expect(bars.reduce((sum, one) => sum + one, 0)).toBe(11 * 4 + 13);
  expect(bars.slice(0, 6)).toEqual([2, 1, 1, 2, 3, 2]);
  expect(code128('123')).toHaveLength(6 * 5 + 7);
});
