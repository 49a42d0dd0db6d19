import { expect, it } from 'vitest';
import { compileForm, createFormEngine } from '../../forms/index.ts';
import { calendarDay } from '../../shared/index.ts';
import { formModule } from './tcm-child-guidance.form-module.ts';

/** What the sheet proposes on 30 November 2026 to a child born then. */
const proposedTo = (year: number, month: number, day: number) => {
  const engine = createFormEngine(compileForm(formModule), {
    today: calendarDay(2026, 11, 30),
    resident: {
      id: 'c',
      name: '童',
      sex: 'male',
      birthDate: calendarDay(year, month, day),
      age: 2,
      archiveNumber: '1',
      known: [],
    },
    user: { id: 'd', name: '医生', institutionCode: '990101101' },
  });
  engine.catchUp();
  return [engine.state('stageMonth').value, engine.state('nextDate').value];
};

it('proposes the age the child has come to and the day of the next one, as the check-up of the same day does', () => {
  expect(proposedTo(2024, 5, 11)).toEqual(['30', '2027-05-11']);
  expect(proposedTo(2026, 5, 30)).toEqual(['6', '2027-05-30']);
  expect(proposedTo(2025, 6, 1)).toEqual(['12', '2026-12-01']);
});

it('has no next day after the last age', () => {
  expect(proposedTo(2023, 11, 30)).toEqual(['36', undefined]);
});
