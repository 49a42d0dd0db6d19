import { fail, ok, type CalendarDay, type JsonObject, type Result } from '../../shared/index.ts';
import { contractStateOf } from './contract-term.rules.ts';
import { contractLife, type ContractEvent, type ContractState } from './contract.machine.ts';

/** What is asked of a contract without opening its sheet. `reason` of 解约: a code of 解约原因, `other` in words where it is 99. */
export type ContractCommand =
  | { readonly type: 'CONFIRM' }
  | { readonly type: 'TERMINATE'; readonly reason: string; readonly other: string; readonly on: CalendarDay }
  | { readonly type: 'UNTERMINATE' };

/** 解约原因 of the sheet, by code. */
export const TERMINATE_REASONS: { readonly [code: string]: string } = {
  ...{ '01': '失访', '02': '迁出', '03': '死亡', '04': '本人要求', '05': '改签', '06': '发票作废', '99': '其他' },
};

const RENEWAL = '2';
const empty = (value: unknown): boolean => value === undefined || value === null || value === '';

/** The event of the machine: a renewal, and one that was never signed, have ways of their own. */
function eventFor({ type }: ContractCommand, sheet: JsonObject): ContractEvent['type'] {
  if (type === 'TERMINATE') return type;
  const renewal = sheet['signKind'] === RENEWAL;
  if (type === 'CONFIRM') return renewal ? 'CONFIRM_RENEWAL' : 'CONFIRM';
  if (empty(sheet['residentSignature']) || empty(sheet['doctorSignature'])) return 'UNTERMINATE_PENDING';
  return renewal ? 'UNTERMINATE_RENEWAL' : 'UNTERMINATE';
}

const standing = (state: ContractState, ended?: Extract<ContractCommand, { type: 'TERMINATE' }>): JsonObject => ({
  contractStatus: state,
  terminateDate: ended?.on ?? null,
  terminateReason: ended?.reason ?? null,
  terminateReasonOther: ended && ended.other !== '' ? ended.other : null,
});

/**
 * The answers that say how a contract stands after a command, `null` for what is not answered any more; the sentence of a state that knows no such
 * event. What else stands against it the save is told, which asks the machine with everything that is known (`contractChange`).
 */
export function contractAfter(sheet: JsonObject, command: ContractCommand): Result<JsonObject, string> {
  const [from, event] = [contractStateOf(sheet), eventFor(command, sheet)];
  const { states, ways } = contractLife.plan;
  if (!contractLife.eventsFrom(from).includes(event))
    return fail(`签约状态为“${states[from]}”，不能“${ways[event].label}”`);
  return ok(standing(ways[event].to, command.type === 'TERMINATE' ? command : undefined));
}
