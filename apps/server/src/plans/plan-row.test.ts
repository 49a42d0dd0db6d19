import type { Plan } from '@gongwei/domain/plans';
import type { CalendarDay } from '@gongwei/domain/shared';
import { expect, it } from 'vitest';
import { planOf, rowOf } from './plan-row.ts';

const day = (text: string) => text as CalendarDay;
const due: Plan = {
  id: 'hypertension_a',
  programme: 'hypertension',
  what: '',
  formId: 'hypertension-follow-up',
  openedOn: day('2026-06-01'),
  soonOn: day('2026-06-10'),
  dueOn: day('2026-06-20'),
  graceUntil: day('2026-06-27'),
  state: 'due',
};
const closed: Plan = {
  ...due,
  what: '第2次',
  lastOn: day('2026-09-01'),
  state: 'lost',
  closedOn: day('2026-06-25'),
  closedBy: 'record-1',
  reason: '外出打工',
  doctor: 'village',
};

it.each([due, closed])('a plan comes out of its row as it went in: $state', (plan) => {
  expect(planOf(rowOf('resident-1', plan))).toEqual(plan);
});
