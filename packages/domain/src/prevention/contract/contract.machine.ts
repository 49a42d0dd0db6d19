import { lifeCycle, said, type Guard } from '../../life-cycle/index.ts';
import { daysBetween, type CalendarDay } from '../../shared/index.ts';

/** Codes of dictionaries/contract-status: 4 待签约, 1 已签约, 3 已续约, 5 已到期, 2 已解约. 0: there is none yet. */
export const CONTRACT_STATES = ['0', '4', '1', '3', '5', '2'] as const;
/** Where a contract with a family doctor is in its life. */
export type ContractState = (typeof CONTRACT_STATES)[number];

/** What is known when an event is asked for. */
export type ContractFacts = {
  readonly today: CalendarDay;
  /** Its last day; absent where the sheet does not say when it begins. */
  readonly endsOn?: CalendarDay;
  /** Both sides have signed. */
  readonly signed: boolean;
  /** The person has another contract that holds on days of this one. */
  readonly another: boolean;
  /** The archive is in care. */
  readonly inCare: boolean;
  /** The day on which it was terminated, of one that is. */
  readonly terminatedOn?: CalendarDay;
  /** It ended with the person's file by mistake: what ended the file is taken back, however long ago it was. */
  readonly mistaken?: boolean;
};

/** What becomes of a contract. `reason`: a code of 解约原因; `other` in words where it is 99. */
export type ContractEvent =
  /** 待签约: a signature is still missing. */
  | { readonly type: 'APPLY' }
  | { readonly type: 'SIGN' }
  /** A new period, on a sheet of its own that follows an earlier one. */
  | { readonly type: 'RENEW' }
  | { readonly type: 'CONFIRM' }
  /** The same of one that follows an earlier one. */
  | { readonly type: 'CONFIRM_RENEWAL' }
  | { readonly type: 'EXPIRE' }
  | {
      readonly type: 'TERMINATE';
      readonly reason: string;
      readonly other?: string;
      readonly on: CalendarDay | undefined;
    }
  /** The person's file left care, or was merged into another one. */
  | { readonly type: 'RESIDENT_GONE' }
  /** Back to what it was: signed, renewed, or still to be signed. */
  | { readonly type: 'UNTERMINATE' | 'UNTERMINATE_RENEWAL' | 'UNTERMINATE_PENDING'; readonly reason: string };

/** Within so many days a termination may be taken back [P]. */
export const UNTERMINATE_DAYS = 7;
const OTHER_REASON = '99';

type One = Guard<ContractFacts, ContractEvent>;
const inCare: One = ({ inCare: held }) => (held ? undefined : '档案不在管，不能签约');
const alone: One = ({ another }) => (another ? '居民在这段时间另有一份有效签约' : undefined);
const signed: One = ({ signed: both }) => (both ? undefined : '双方还没有签字');
const over: One = ({ endsOn, today }) => (endsOn !== undefined && endsOn < today ? undefined : '签约还没有到期');
const because: One = (_, event) => {
  if (event.type !== 'TERMINATE') return undefined;
  if (!said(event.reason)) return '请选择解约原因';
  if (event.reason === OTHER_REASON && !said(event.other)) return '请写明其他解约原因';
  return event.on === undefined ? '请填写解约日期' : undefined;
};
const notAhead: One = ({ today }, event) =>
  event.type === 'TERMINATE' && event.on !== undefined && event.on > today ? '解约日期不能晚于今天' : undefined;
const why: One = (_, event) =>
  event.type !== 'TERMINATE' && 'reason' in event && !said(event.reason) ? '请填写撤销解约的原因' : undefined;
const lately: One = ({ terminatedOn, today, mistaken }) =>
  mistaken === true || (terminatedOn !== undefined && daysBetween(terminatedOn, today) <= UNTERMINATE_DAYS)
    ? undefined
    : `解约超过 ${UNTERMINATE_DAYS} 天，不能撤销，请另签一份`;

/** The life of a contract with a family doctor (modules 1.7). Renewing, and signing again after 5, are contracts of their own. */
export const contractLife = lifeCycle<ContractState, ContractEvent, ContractFacts>({
  id: 'contract',
  noun: '签约',
  initial: '0',
  states: { '0': '未签约', '4': '待签约', '1': '已签约', '3': '已续约', '5': '已到期', '2': '已解约' },
  ways: {
    APPLY: { label: '登记待签约', from: ['0'], to: '4', guards: [inCare], letter: 'E' },
    SIGN: { label: '签约', from: ['0'], to: '1', guards: [inCare, alone, signed], letter: 'E' },
    RENEW: { label: '续约', from: ['0'], to: '3', guards: [inCare, alone, signed], letter: 'E' },
    CONFIRM: { label: '确认签约', from: ['4'], to: '1', guards: [inCare, alone, signed], letter: 'E' },
    CONFIRM_RENEWAL: { label: '确认续约', from: ['4'], to: '3', guards: [inCare, alone, signed], letter: 'E' },
    EXPIRE: { label: '到期', from: ['1', '3'], to: '5', guards: [over] },
    TERMINATE: { label: '解约', from: ['4', '1', '3'], to: '2', guards: [because, notAhead], letter: 'M' },
    RESIDENT_GONE: { label: '随档案解约', from: ['4', '1', '3'], to: '2' },
    UNTERMINATE: { label: '撤销解约', from: ['2'], to: '1', guards: [lately, alone, why], letter: 'M' },
    UNTERMINATE_RENEWAL: { label: '撤销解约', from: ['2'], to: '3', guards: [lately, alone, why], letter: 'M' },
    UNTERMINATE_PENDING: { label: '撤销解约', from: ['2'], to: '4', guards: [lately, why], letter: 'M' },
  },
});
