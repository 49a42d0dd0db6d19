import { lifeCycle, said, type Guard } from '../life-cycle/index.ts';
import { isCalendarDay, type CalendarDay } from '../shared/index.ts';

/** How somebody who is due for a check-up was spoken to (subjects.json contact). */
export const CONTACT_WAYS = { '1': '电话', '2': '微信', '3': '短信', '4': '村医上门', '5': '当面' } as const;
/** What it came to. Whoever refuses says so by a way of its own, with why. */
export const CONTACT_RESULTS = {
  ...{
    '1': '愿意参加',
    '3': '外出',
    '4': '卧床',
    '5': '住院',
    '6': '联系不上',
    '7': '已死亡',
    '8': '已迁出',
    '9': '其他',
  },
} as const;
/** Why somebody wants no check-up. */
export const REFUSAL_REASONS = {
  ...{ '1': '没时间', '2': '自觉健康', '3': '已在别处体检', '4': '行动不便', '5': '不信任', '9': '其他' },
} as const;
/** The result under which a refusal is kept. */
export const REFUSED = '2';

/** 1 未联系, 2 已联系, 3 拒绝, 4 爽约待约. */
export type MobilisationState = '1' | '2' | '3' | '4';
/** What is known when somebody is asked to a check-up. Of this year. */
export type MobilisationFacts = { readonly today: CalendarDay };
/** An attempt to bring somebody to the check-up of the year. */
export type MobilisationEvent =
  | {
      readonly type: 'CONTACT';
      readonly way: string;
      readonly result: string;
      /** Day on which they are to be asked again. */
      readonly nextOn?: string;
      readonly note?: string;
    }
  | { readonly type: 'REFUSE'; readonly because: string; readonly reason: string }
  | { readonly type: 'NO_SHOW' };

type One = Guard<MobilisationFacts, MobilisationEvent>;
const known = (codes: object, code: string): boolean => Object.hasOwn(codes, code);
const wayAndResult: One = (_, event) => {
  if (event.type !== 'CONTACT') return undefined;
  if (!known(CONTACT_WAYS, event.way)) return '请选择联系方式';
  return known(CONTACT_RESULTS, event.result) ? undefined : '请选择联系结果';
};
const nextInTime: One = ({ today }, event) => {
  if (event.type !== 'CONTACT' || event.nextOn === undefined) return undefined;
  return isCalendarDay(event.nextOn) && event.nextOn > today ? undefined : '下次联系须在今天以后';
};
const because: One = (_, event) => {
  if (event.type !== 'REFUSE') return undefined;
  if (!known(REFUSAL_REASONS, event.because)) return '请选择拒绝原因';
  return said(event.reason) ? undefined : '请填写原因';
};

/**
 * How far somebody who is due for this year's check-up and has no appointment was brought along (screen not-appointed-list). A refusal holds until they
 * are spoken to again; who was booked and stayed away is to be spoken to anew.
 */
export const mobilisationLife = lifeCycle<MobilisationState, MobilisationEvent, MobilisationFacts>({
  id: 'mobilisation',
  noun: '动员',
  initial: '1',
  states: { '1': '未联系', '2': '已联系', '3': '拒绝', '4': '爽约待约' },
  ways: {
    CONTACT: {
      label: '登记联系',
      from: ['1', '2', '3', '4'],
      to: '2',
      guards: [wayAndResult, nextInTime],
      letter: 'E',
    },
    REFUSE: { label: '登记拒绝', from: ['1', '2', '4'], to: '3', guards: [because], letter: 'E' },
    NO_SHOW: { label: '爽约', from: ['2'], to: '4' },
  },
});

/**
 * Where somebody stands: by the newest contact of the year, and the day on which they stayed away from their newest appointment.
 *
 * @example
 * ```ts
 * mobilisationStateOf(undefined, undefined); // '1'
 * ```
 */
export function mobilisationStateOf(
  contact: { readonly on: CalendarDay; readonly result: string } | undefined,
  missedOn: CalendarDay | undefined,
): MobilisationState {
  if (missedOn !== undefined && (!contact || contact.on <= missedOn)) return '4';
  if (!contact) return '1';
  return contact.result === REFUSED ? '3' : '2';
}
