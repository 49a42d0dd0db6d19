import { expect, it } from 'vitest';
import type { CalendarDay } from '../shared/index.ts';
import type { FoundAtDesk } from './desk.ts';
import { deskCounts, missingText, whatToDo } from './desk.rules.ts';

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

it('says what somebody still lacks, in one word where it is everything', () => {
  const all = ['1', '2', '3', '4', '5', '6', '7', '8'];
  expect(missingText({ state: '1', missing: [], age: 70 })).toBe('');
  expect(missingText({ state: '4', missing: [], age: 70 })).toBe('齐了');
  expect(missingText({ state: '2', missing: ['3', '6'], age: 70 })).toBe('血压、生化');
  expect(missingText({ state: '2', missing: all, age: 60 })).toBe('全部 8 项');
  // Of 65 and over more is wanted: those eight are not everything.
  expect(missingText({ state: '2', missing: all, age: 65 })).toContain('问卷、体格');
  expect(missingText({ state: '2', missing: [...all, '9', '10', '11'], age: 65 })).toBe('全部 11 项');
});
