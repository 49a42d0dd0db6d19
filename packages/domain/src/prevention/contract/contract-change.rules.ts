import {
  fail,
  isCalendarDay,
  type CalendarDay,
  type JsonObject,
  type PermissionLetter,
  type Result,
} from '../../shared/index.ts';
import type { Refusal } from '../../life-cycle/index.ts';
import { contractStateOf, contractTerm, isLiveContract, overlapsContract } from './contract-term.rules.ts';
import { contractLife, type ContractEvent, type ContractFacts, type ContractState } from './contract.machine.ts';

/** What a save of the sheet is judged by. `reason`: why it was changed; `others`: the person's other contracts. */
export type ContractSave = {
  readonly before: JsonObject | undefined;
  readonly after: JsonObject;
  readonly today: CalendarDay;
  readonly inCare: boolean;
  readonly reason: string;
  readonly others: readonly JsonObject[];
};

const EVENT_TO: { readonly [way: string]: (data: JsonObject, reason: string) => ContractEvent } = {
  '0 4': () => ({ type: 'APPLY' }),
  '0 1': () => ({ type: 'SIGN' }),
  '0 3': () => ({ type: 'RENEW' }),
  '4 1': () => ({ type: 'CONFIRM' }),
  '4 3': () => ({ type: 'CONFIRM_RENEWAL' }),
  '2 1': (_, reason) => ({ type: 'UNTERMINATE', reason }),
  '2 3': (_, reason) => ({ type: 'UNTERMINATE_RENEWAL', reason }),
  '2 4': (_, reason) => ({ type: 'UNTERMINATE_PENDING', reason }),
};

const dayIn = (value: unknown): CalendarDay | undefined =>
  typeof value === 'string' && isCalendarDay(value) ? value : undefined;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function eventOf(from: ContractState, to: ContractState, data: JsonObject, reason: string): ContractEvent | undefined {
  if (to === '5') return { type: 'EXPIRE' };
  if (to !== '2') return EVENT_TO[`${from} ${to}`]?.(data, reason);
  const other = text(data['terminateReasonOther']);
  return { type: 'TERMINATE', reason: text(data['terminateReason']), other, on: dayIn(data['terminateDate']) };
}

/** Both sides have signed. */
const isSigned = (data: JsonObject): boolean =>
  [data['residentSignature'], data['doctorSignature']].every((one) => one !== undefined && one !== '');

/** What the machine looks at. When it was terminated the sheet of before says. */
function contractFacts({ before, after, today, inCare, others }: Omit<ContractSave, 'reason'>): ContractFacts {
  const [endsOn, terminatedOn] = [contractTerm(after)?.until, dayIn(before?.['terminateDate'])];
  return {
    ...{ today, inCare, another: overlapsContract(after, others), signed: isSigned(after) },
    ...(endsOn && { endsOn }),
    ...(terminatedOn && { terminatedOn }),
  };
}

/** Why one that holds may not get these days: another one has them. */
function daysRefused({ before, after, others }: ContractSave): ReturnType<typeof contractChange> {
  const [was, is] = [before && contractTerm(before), contractTerm(after)];
  const moved = was?.from !== is?.from || was?.until !== is?.until;
  return moved && isLiveContract(after) && overlapsContract(after, others)
    ? fail({ why: 'guard', message: '居民在这段时间另有一份有效签约，不能改成这个期限' })
    : undefined;
}

/**
 * What a save does to a contract by its machine: the letter it takes, or why it may not be. `undefined`: the state stays as it is. Days that are
 * moved into those of another contract are refused, whatever the state; one that shares days already may be put right in everything else.
 */
export function contractChange(save: ContractSave): Result<PermissionLetter, Refusal> | undefined {
  const { before, after, reason } = save;
  const [from, to] = [before ? contractStateOf(before) : contractLife.plan.initial, contractStateOf(after)];
  if (from === to) return daysRefused(save);
  const event = eventOf(from, to, after, reason);
  const { states, ways } = contractLife.plan;
  if (!event)
    return fail({
      why: 'state',
      message: `签约状态为“${states[from]}”，不能改为“${states[to]}”；续约、重新签约请另建一份`,
    });
  const next = contractLife.after(from, event, contractFacts(save));
  return next.ok ? { ok: true, value: ways[event.type].letter ?? 'E' } : next;
}
