import { expect, it } from 'vitest';
import type { CalendarDay } from '../shared/index.ts';
import type { FoundAtDesk } from './desk.ts';
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
