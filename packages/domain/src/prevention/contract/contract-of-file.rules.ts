import type { Refusal } from '../../life-cycle/index.ts';
import { isCalendarDay, ok, type CalendarDay, type JsonObject, type Result } from '../../shared/index.ts';
import { contractTerm, contractStateOf, overlapsContract } from './contract-term.rules.ts';
import { contractLife, type ContractEvent, type ContractState } from './contract.machine.ts';

/** 解约原因 by what ended the file (events of `archiveMachine`), in words where the sheet has no code for it. */
const REASONS: { readonly [event: string]: readonly [code: string, other?: string] } = {
  DIE: ['03'],
  MOVE_OUT: ['02'],
  LOSE: ['01'],
  REFUSE: ['04'],
  END: ['99', '档案已注销'],
  VOID: ['99', '档案合并，保留的档案另有一份有效签约'],
};
const USUAL = ['99', '档案不在管'] as const;

/** Answers a contract gets, `null` for what is not answered any more; why not, where its state knows no such event. */
type Standing = Result<JsonObject, Refusal>;

/** A contract of which nobody asks: nothing is in the way but its state. */
const NOBODY = { signed: true, another: false, inCare: false };

/**
 * A contract ends with the file of its person. `event`: what happened to the file, `on` which day; a contract signed after it (of somebody whose
 * death was told late) ends on the day it was signed.
 */
export function contractWithoutFile(
  sheet: JsonObject,
  { event, on, today }: { readonly event: string; readonly on: CalendarDay; readonly today: CalendarDay },
): Standing {
  const next = contractLife.after(contractStateOf(sheet), { type: 'RESIDENT_GONE' }, { ...NOBODY, today });
  if (!next.ok) return next;
  const [reason, other] = REASONS[event] ?? USUAL;
  const { signDate } = sheet;
  const from = typeof signDate === 'string' && isCalendarDay(signDate) && signDate > on ? signDate : on;
  return ok({
    ...{ contractStatus: next.value, terminateDate: from, terminateReason: reason },
    terminateReasonOther: other ?? null,
  });
}

const BACK_TO: { readonly [state: string]: ContractEvent['type'] } = {
  '1': 'UNTERMINATE',
  '3': 'UNTERMINATE_RENEWAL',
  '4': 'UNTERMINATE_PENDING',
};

/**
 * The file is back in care, and with it a contract that ended with it (`was`: its state before): within the days in which a termination may be taken
 * back, or, where the end of the file was a mistake (a death that is corrected, a merger that is undone), however long ago `endedOn` is.
 */
export function contractWithFile(
  sheet: JsonObject,
  was: ContractState,
  known: {
    readonly today: CalendarDay;
    readonly endedOn: CalendarDay;
    readonly mistaken: boolean;
    readonly others: readonly JsonObject[];
  },
): Standing {
  const { today, endedOn, mistaken, others } = known;
  const event = { type: BACK_TO[was] ?? 'UNTERMINATE', reason: '档案恢复' } as ContractEvent;
  const facts = { ...NOBODY, today, terminatedOn: endedOn, mistaken, another: overlapsContract(sheet, others) };
  const next = contractLife.after(contractStateOf(sheet), event, facts);
  return next.ok
    ? ok({ contractStatus: next.value, terminateDate: null, terminateReason: null, terminateReasonOther: null })
    : next;
}

/** A contract whose last day is over has run out. */
export function contractExpired(sheet: JsonObject, today: CalendarDay): Standing {
  const endsOn = contractTerm(sheet)?.until;
  const facts = { ...NOBODY, today, ...(endsOn && { endsOn }) };
  const next = contractLife.after(contractStateOf(sheet), { type: 'EXPIRE' }, facts);
  return next.ok ? ok({ contractStatus: next.value }) : next;
}
