import { addDays, addYears, isCalendarDay, type CalendarDay, type JsonObject } from '../../shared/index.ts';
import { CONTRACT_STATES, type ContractState } from './contract.machine.ts';

/** Form of the contracts. */
export const CONTRACT_FORM = 'family-doctor-contract';
/** Answers of a contract that say how it stands. */
export const CONTRACT_STANDING: readonly string[] = [
  'contractStatus',
  'terminateDate',
  'terminateReason',
  'terminateReasonOther',
];

const SIGNED = '1';
const LIVE: readonly ContractState[] = ['1', '3'];

/** The state a sheet says; one that says none is 已签约, as the form has it. */
export const contractStateOf = ({ contractStatus }: JsonObject): ContractState =>
  CONTRACT_STATES.find((state) => state === contractStatus) ?? SIGNED;

/** Whether a contract holds: 已签约 or 已续约. */
export const isLiveContract = (contract: JsonObject): boolean => LIVE.includes(contractStateOf(contract));

/** First and last day of a contract; nothing where it does not say when it begins. */
export function contractTerm({
  beginDate,
  termYears,
}: JsonObject): { readonly from: CalendarDay; readonly until: CalendarDay } | undefined {
  if (typeof beginDate !== 'string' || !isCalendarDay(beginDate)) return undefined;
  return { from: beginDate, until: addDays(addYears(beginDate, Number(termYears ?? 1)), -1) };
}

/** Whether one of the `others` holds on days of this one. */
export function overlapsContract(mine: JsonObject, others: readonly JsonObject[]): boolean {
  const term = contractTerm(mine);
  return (
    term !== undefined &&
    others.some((one) => {
      const its = contractTerm(one);
      return isLiveContract(one) && its !== undefined && its.from <= term.until && its.until >= term.from;
    })
  );
}
