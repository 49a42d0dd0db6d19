import type { RecordSummary } from '@gongwei/domain/forms';
import type { CalendarDay } from '@gongwei/domain/shared';
import { expect, it } from 'vitest';
import { planOf, planLabel, stageToOpen } from './child-plan.rules.ts';

const born = '2026-01-15' as CalendarDay;
const record = (formId: string, occurredOn: string, stage?: string): RecordSummary =>
  ({
    id: `${formId}-${occurredOn}`,
    formId,
    occurredOn: occurredOn as CalendarDay,
    ...(stage && { stage }),
  }) as RecordSummary;
const records = [
  record('child-check-up', '2026-07-20', '6'),
  record('child-check-up', '2026-02-14'),
  record('newborn-home-visit', '2026-01-22'),
  record('growth-note', '2026-04-20', '3'),
];
const planOn = (today: string) => planOf(born, today as CalendarDay, records);
const stateOf = (today: string, stage: string) => planOn(today).find((row) => row.stage === stage);

it('knows what was done, also of sheets from before stages were stored', () => {
  expect(
    planOn('2026-08-01')
      .filter(({ state }) => state === 'done')
      .map(({ stage }) => stage),
  ).toEqual(['0', '1', '6']);
  expect(stateOf('2026-08-01', '1')?.record?.id).toBe('child-check-up-2026-02-14');
});

it('takes the visit from the mother’s page for the newborn’s', () => {
  const [row] = planOf(born, '2026-02-01' as CalendarDay, [record('postpartum-newborn-visit', '2026-01-20')]);
  expect([row?.state, row?.record?.formId]).toEqual(['done', 'postpartum-newborn-visit']);
});

it.each([
  ['2026-08-01', '0', '新生儿访视', '2026-01-22 已做'],
  ['2026-04-20', '3', '3 月龄', '应查，05-14 前'],
  ['2026-06-01', '3', '3 月龄', '逾期，可补至 07-14'],
  ['2026-08-01', '3', '3 月龄', '未做'],
  ['2026-08-01', '8', '8 月龄', '2026-09-15 起'],
])('on %s says of stage %s: %s %s', (today, stage, label, words) => {
  const row = stateOf(today, stage);
  expect([row?.label, row && planLabel(row)]).toEqual([label, words]);
});

it.each([
  ['2026-04-20', undefined, '3'],
  ['2026-06-01', undefined, '3'],
  ['2026-08-01', undefined, '8'],
  ['2026-09-20', undefined, '8'],
  ['2026-09-20', ['18', '24', '30'], '18'],
  ['2026-09-20', ['3'], '3'],
  ['2040-01-01', undefined, '72'],
])('on %s opens, among %j, stage %s', (today, stages, stage) => {
  expect(stageToOpen(planOn(today), stages)).toBe(stage);
});
