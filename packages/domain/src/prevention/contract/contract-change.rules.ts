import {
  addDays,
  addYears,
  fail,
  isCalendarDay,
  type CalendarDay,
  type JsonObject,
  type PermissionLetter,
  type Result,
} from '../../shared/index.ts';
import type { Refusal } from '../../life-cycle/index.ts';
import { contractLife, CONTRACT_STATES, type ContractEvent, type ContractState } from './contract.machine.ts';

/** What a save of the sheet is judged by. `reason`: why it was changed; `others`: the person's other contracts. */
export type ContractSave = {
  readonly before: JsonObject | undefined;
  readonly after: JsonObject;
  readonly today: CalendarDay;
  readonly inCare: boolean;
  readonly reason: string;
  readonly others: readonly JsonObject[];
};

const SIGNED = '1';
const LIVE: readonly unknown[] = ['1', '3'];
const EVENT_TO: { readonly [way: string]: (data: JsonObject, reason: string) => ContractEvent } = {
  '0 4': () => ({ type: 'APPLY' }),
  '0 1': () => ({ type: 'SIGN' }),
  '0 3': () => ({ type: 'RENEW' }),
  '4 1': () => ({ type: 'CONFIRM' }),
  '2 1': (_, reason) => ({ type: 'UNTERMINATE', reason }),
};

const dayIn = (value: unknown): CalendarDay | undefined =>
  typeof value === 'string' && isCalendarDay(value) ? value : undefined;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** First and last day of a contract; nothing where it does not say when it begins. */
function daysOf({
  beginDate,
  termYears,
}: JsonObject): { readonly from: CalendarDay; readonly until: CalendarDay } | undefined {
  const from = dayIn(beginDate);
  return from && { from, until: addDays(addYears(from, Number(termYears ?? 1)), -1) };
}

const stateOf = ({ contractStatus }: JsonObject): ContractState =>
  CONTRACT_STATES.find((state) => state === contractStatus) ?? SIGNED;

function eventOf(from: ContractState, to: ContractState, data: JsonObject, reason: string): ContractEvent | undefined {
  if (to === '5') return { type: 'EXPIRE' };
  if (to !== '2') return EVENT_TO[`${from} ${to}`]?.(data, reason);
  const other = text(data['terminateReasonOther']);
  return { type: 'TERMINATE', reason: text(data['terminateReason']), other, on: dayIn(data['terminateDate']) };
}

/** Whether another contract holds on days of this one. */
const overlaps = (mine: JsonObject, others: readonly JsonObject[]): boolean => {
  const days = daysOf(mine);
  return (
    days !== undefined &&
    others.some((one) => {
      const its = daysOf(one);
      return LIVE.includes(stateOf(one)) && its !== undefined && its.from <= days.until && its.until >= days.from;
    })
  );
};

/** What a save does to a contract by its machine: the letter it takes, or why it may not be. `undefined`: the state stays as it is. */
export function contractChange(save: ContractSave): Result<PermissionLetter, Refusal> | undefined {
  const { before, after, today, inCare, reason, others } = save;
  const [from, to] = [before ? stateOf(before) : contractLife.plan.initial, stateOf(after)];
  if (from === to) return undefined;
  const event = eventOf(from, to, after, reason);
  const { states, ways } = contractLife.plan;
  if (!event)
    return fail({
      why: 'state',
      message: `签约状态为“${states[from]}”，不能改为“${states[to]}”；续约、重新签约请另建一份`,
    });
  const [endsOn, terminatedOn] = [daysOf(after)?.until, dayIn(before?.['terminateDate'])];
  const next = contractLife.after(from, event, {
    ...{ today, inCare, another: overlaps(after, others) },
    signed: [after['residentSignature'], after['doctorSignature']].every((one) => one !== undefined && one !== ''),
    ...(endsOn && { endsOn }),
    ...(terminatedOn && { terminatedOn }),
  });
  return next.ok ? { ok: true, value: ways[event.type].letter ?? 'E' } : next;
}
