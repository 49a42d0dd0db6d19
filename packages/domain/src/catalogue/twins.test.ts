import { expect, it } from 'vitest';
import { elderlyDepression } from '../check-up/elderly/elderly-depression.form.ts';
import { healthCheckUp } from '../check-up/health-check-up.form.ts';
import { childCheckUp } from '../maternal-child/child/child-check-up.form.ts';
import { prenatalVisit } from '../maternal-child/pregnancy/prenatal-visit.form.ts';
import type { CalendarDay } from '../shared/index.ts';
import { stageIn, stageTwins, stageLabel, twinOf } from '../forms/index.ts';

const listed = (id: string, stage: string | undefined, on: string) => ({
  id,
  occurredOn: on as CalendarDay,
  ...(stage !== undefined && { stage }),
});
const earlier = [
  listed('p4', '4', '2026-07-01'),
  listed('p3', '3', '2026-05-01'),
  listed('p9', '9', '2026-04-20'),
  listed('none', undefined, '2026-04-01'),
  listed('old3', '3', '2023-05-01'),
];
const twins = (form: typeof prenatalVisit, id: string, stage: string | undefined, on = '2026-06-01') =>
  stageTwins(form, { id, stage, occurredOn: on as CalendarDay }, earlier).map((one) => one.id);

it('finds the record of the same stage and course, not the sheet itself', () => {
  expect(twins(prenatalVisit, 'new', '3')).toEqual(['p3']);
  expect(twins(prenatalVisit, 'p3', '3')).toEqual([]);
  expect(twins(prenatalVisit, 'new', '3', '2023-06-01')).toEqual(['old3']);
  expect(twins(prenatalVisit, 'new', '5')).toEqual([]);
});

it('lets further visits, and sheets without a stage, be as many as there are', () => {
  expect(twins(prenatalVisit, 'new', '9')).toEqual([]);
  expect(twins(prenatalVisit, 'new', undefined)).toEqual([]);
});

it('counts a stage of life once for good', () => {
  expect(twins(childCheckUp, 'new', '3')).toEqual(['p3', 'old3']);
});

it('reads the stage from the answers and says it in words', () => {
  expect(stageIn(childCheckUp, { stageMonth: '6' })).toBe('6');
  expect([stageIn(childCheckUp, {}), stageIn({}, { stageMonth: '6' })]).toEqual([undefined, undefined]);
  expect([stageLabel(childCheckUp, '6'), stageLabel(prenatalVisit, '3'), stageLabel(childCheckUp, '99')]).toEqual([
    '6月龄',
    '第3次',
    '99',
  ]);
});

const twin = (
  form: Parameters<typeof twinOf>[0],
  on: string,
  mine: { id?: string; stage?: string; begun?: boolean } = {},
) => {
  const { id = 'new', stage, begun = true } = mine;
  const found = twinOf(form, { id, stage, begun, occurredOn: on as CalendarDay }, earlier);
  return found && [found.of, found.record.id, found.only];
};

it('tells of the record of the same day where there is one a day, begun or stored', () => {
  expect(twin(healthCheckUp, '2026-05-01')).toEqual(['day', 'p3', true]);
  expect(twin(healthCheckUp, '2026-05-01', { id: 'none', begun: false })).toEqual(['day', 'p3', true]);
  expect(twin(healthCheckUp, '2026-05-01', { id: 'p3', begun: false })).toBeUndefined();
  expect(twin(healthCheckUp, '2026-05-02')).toBeUndefined();
});

it('tells of the newest of the same year where there is one a year, but refuses no second one', () => {
  expect(twin(elderlyDepression, '2026-12-01')).toEqual(['year', 'p4', false]);
  expect(twin(elderlyDepression, '2025-12-01')).toBeUndefined();
  expect(twin(elderlyDepression, '2026-12-01', { id: 'none', begun: false })).toBeUndefined();
});

it('tells of the stage first, refusing a second one where there is one for good', () => {
  expect(twin(childCheckUp, '2026-12-01', { stage: '3' })).toEqual(['stage', 'p3', true]);
  expect(twin(prenatalVisit, '2026-06-01', { stage: '3' })).toEqual(['stage', 'p3', false]);
});
