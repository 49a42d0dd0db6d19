import type { FactRule, HistoryRecord } from '../../lists/index.ts';
import { calendarDay, type CalendarDay } from '../../shared/index.ts';
import { CONTRACT_FORM, contractStateOf } from './contract-term.rules.ts';
import { serviceTasksOf, type ServiceTask } from './service-tasks.rules.ts';

/** How many services were due, and how many of those were done. */
type ServicesCounted = { readonly due: number; readonly done: number };

/** The day a task counts by: what was done ahead of its last day counts when it was done. */
const dayOf = ({ windowEnd, finishedOn }: ServiceTask): CalendarDay =>
  finishedOn !== undefined && finishedOn < windowEnd ? finishedOn : windowEnd;

/**
 * Services due and done of the contracts that hold or ran out, from a day to another: what was due by then, and what was done ahead of it
 * (应履约 [P]). `today`: as of when it is known what was done, so that what was made up for later counts. Nothing done beyond what was agreed is counted. `undefined` for who has no contract of which it is known what was agreed upon.
 */
export function servicesCounted(
  records: readonly HistoryRecord[],
  { from, until }: { readonly from: CalendarDay; readonly until: CalendarDay },
  today: CalendarDay,
): ServicesCounted | undefined {
  const contracts = records.filter(({ formId, data }) => formId === CONTRACT_FORM && Array.isArray(data['services']));
  if (contracts.length === 0) return undefined;
  const dissolved = new Set(contracts.flatMap(({ id, data }) => (contractStateOf(data) === '2' ? [id] : [])));
  const counted = serviceTasksOf(records, today).filter(
    (task) => !dissolved.has(task.contract) && dayOf(task) >= from && dayOf(task) <= until,
  );
  return { due: counted.length, done: counted.filter(({ state }) => state === '2').length };
}

/** What a person's contracts owed and gave in a year: the running one up to today, or the one before up to its end. */
export const servicesRule = (what: 'due' | 'done', which: 'running' | 'last' = 'running'): FactRule => ({
  name: `resident.services.${what}${which === 'last' ? '.last' : ''}`,
  version: 1,
  reads: [CONTRACT_FORM],
  work: ({ records }, _tools, today) => {
    const year = Number(today.slice(0, 4)) - (which === 'last' ? 1 : 0);
    const until = which === 'last' ? calendarDay(year, 12, 31) : today;
    return servicesCounted(records, { from: calendarDay(year, 1, 1), until }, today)?.[what];
  },
});
