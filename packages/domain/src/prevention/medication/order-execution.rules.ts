import { codeOf, rowsOf, textOf } from '../../clinical/index.ts';
import { daysBetween, parseCalendarDay, roundHalfUp, type JsonObject } from '../../shared/index.ts';

/** Executions on a day, by code of dictionaries/dose-frequency. */
const PER_DAY: { readonly [frequency: string]: number } = { qd: 1, bid: 2, tid: 3, qid: 4, qn: 1, hs: 1, ac: 3, pc: 3 };
/** One execution in so many days. */
const EVERY_DAYS: { readonly [frequency: string]: number } = { qod: 2, biw: 3.5, qw: 7, q2w: 14, qm: 30 };

/** How often an order is to be carried out from `startDate` to `dueDate`, both included. Missing for "when needed" and without dates. */
export function plannedExecutions(
  frequency: string | undefined,
  startDate: string | undefined,
  dueDate: string | undefined,
): number | undefined {
  if (frequency === 'once') return 1;
  const [from, until] = [parseCalendarDay(startDate ?? ''), parseCalendarDay(dueDate ?? '')];
  if (frequency === undefined || !from || !until || until < from) return undefined;
  const days = daysBetween(from, until) + 1;
  const perDay = PER_DAY[frequency];
  if (perDay !== undefined) return days * perDay;
  const every = EVERY_DAYS[frequency];
  return every === undefined ? undefined : Math.ceil(days / every);
}

/** Share of planned executions that were done, in %, one place; `executions` are the rows of the order. */
export function orderExecution(input: JsonObject): { readonly planned?: number; readonly rate?: number } {
  const planned = plannedExecutions(codeOf(input['frequency']), textOf(input['startDate']), textOf(input['dueDate']));
  if (planned === undefined) return {};
  return { planned, rate: roundHalfUp((rowsOf(input['executions']).length * 100) / planned, 1) };
}
