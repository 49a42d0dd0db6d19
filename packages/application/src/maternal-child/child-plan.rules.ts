import type { RecordSummary } from '@gongwei/domain/forms';
import {
  childCheckUpStages,
  childPlan,
  NEWBORN_VISITS,
  stageOn,
  type ChildStage,
  type PlannedStage,
} from '@gongwei/domain/maternal-child';
import { isWholeDay, type CalendarDay } from '@gongwei/domain/shared';
import type { CarePage, CareSheet } from '@gongwei/domain/pages';

/** The form of the home visit to a newborn (新生儿家庭访视记录表). */
export const NEWBORN_VISIT = 'newborn-home-visit';

/** The form of a child’s check-ups (儿童健康检查记录表). */
export const CHECK_UP = 'child-check-up';

/** A visit of the plan with what was recorded at it. */
export type PlanRow = PlannedStage & { readonly label: string; readonly record?: RecordSummary };

/** The sheet prints `3月龄`; on screen a space parts digits from words, as everywhere. */
const onScreen = (label: string): string => label.replace(/(\d)(?=\D)/, '$1 ');

const LABELS = new Map([
  ['0', '新生儿访视'],
  ...childCheckUpStages.map(({ code, label }) => [code, onScreen(label)] as const),
]);

/** The stage a stored sheet is of; one from before stages were stored says it by its day. */
export const stageOf = (
  { formId, stage, occurredOn }: RecordSummary,
  birthDate: CalendarDay | undefined,
): string | undefined =>
  NEWBORN_VISITS.includes(formId)
    ? '0'
    : (stage ?? (birthDate && isWholeDay(occurredOn) ? stageOn(birthDate, occurredOn) : undefined));

/** The thirteen visits of a child: done with their day, due, overdue, missed or still to come. Without a birth date only those that were done. */
export function planOf(
  birthDate: CalendarDay | undefined,
  today: CalendarDay,
  records: readonly RecordSummary[],
): readonly PlanRow[] {
  const done = new Map<string, RecordSummary>();
  for (const record of records) {
    if (!NEWBORN_VISITS.includes(record.formId) && record.formId !== CHECK_UP) continue;
    const stage = stageOf(record, birthDate);
    if (stage !== undefined && !done.has(stage)) done.set(stage, record);
  }
  const plan = childPlan(birthDate ?? today, today, [...done.keys()]);
  return plan.flatMap((row) => {
    if (birthDate === undefined && !done.has(row.stage)) return [];
    const record = done.get(row.stage);
    return [{ ...row, label: LABELS.get(row.stage) ?? row.stage, ...(record && { record }) }];
  });
}

/**
 * The visit somebody opening the plan wants: the latest that is due or overdue now, else the next to come, else the last one.
 * Among `stages` only, where an address stands for some of them.
 */
export function stageToOpen(plan: readonly PlanRow[], stages?: readonly string[]): ChildStage | undefined {
  const among = stages ? plan.filter(({ stage }) => stages.includes(stage)) : plan;
  return (
    last(among, ({ state }) => state === 'due') ??
    last(among, ({ state }) => state === 'overdue') ??
    among.find(({ state }) => state === 'not-due') ??
    among.at(-1)
  )?.stage;
}

const last = (rows: readonly PlanRow[], fits: (row: PlanRow) => boolean): PlanRow | undefined =>
  [...rows].reverse().find(fits);

/** The address that opens a stage. */
export const sheetOfStage = ({ tabs }: CarePage, stage: string): CareSheet | undefined =>
  tabs.flatMap(({ sheets }) => sheets).find(({ stages }) => stages?.includes(stage));

/** What a visit's state is called, with its day: `2026-05-10 已做`, `应于 11-20 前`, `逾期`. */
export function planLabel({ state, record, due, onTimeUntil, makeUpUntil }: PlanRow): string {
  switch (state) {
    case 'done':
      return `${record?.occurredOn ?? ''} 已做`.trim();
    case 'due':
      return `应查，${onTimeUntil.slice(5)} 前`;
    case 'overdue':
      return `逾期，可补至 ${makeUpUntil.slice(5)}`;
    case 'missed':
      return '未做';
    case 'not-due':
      return `${due} 起`;
  }
}
