import { daysBetween, type CalendarDay } from '../shared/index.ts';
import { lifeCycle, said, type Guard } from '../life-cycle/index.ts';

/** Codes of the appointment's state (forms/appointment; 8 待改约 [P]). 0: there is none. */
export const APPOINTMENT_STATES = ['0', '1', '2', '3', '4', '5', '6', '7', '8'] as const;
/** Where an appointment is in its life. */
export type AppointmentState = (typeof APPOINTMENT_STATES)[number];
/** States in which a person has an appointment: one of a year and type. */
export const LIVE_APPOINTMENT: readonly AppointmentState[] = ['1', '2', '3', '4', '8'];
/** States that hold a place of the session. */
export const HOLDS_PLACE: readonly AppointmentState[] = ['1', '2', '3', '4'];

/** What is known when an event is asked for. */
export type AppointmentFacts = {
  readonly today: CalendarDay;
  /** The day of the appointment; of one that is booked now, that of the session. */
  readonly day: CalendarDay;
  /** There is a check-up sheet of the person, of that day or later within the year. */
  readonly checkUp: boolean;
  /** Nothing the person's groups require is missing on it. */
  readonly complete: boolean;
  /** Why nobody can be booked into the session, as a sentence. */
  readonly closed?: string;
  /** The archive is in care. */
  readonly inCare: boolean;
};

type Because = { readonly reason?: string };
/** What becomes of an appointment. */
export type AppointmentEvent =
  | { readonly type: 'BOOK' }
  | { readonly type: 'CHECK_IN' }
  | ({ readonly type: 'UNDO_CHECK_IN' } & Because)
  /** Of somebody who has a sheet of the day and was not checked in. */
  | { readonly type: 'FOUND_THERE' }
  | { readonly type: 'START' }
  | { readonly type: 'FINISH' }
  | { readonly type: 'REOPEN' }
  /** The sheet was taken out of the file. */
  | { readonly type: 'SHEET_GONE' }
  | { readonly type: 'RESCHEDULE' }
  | ({ readonly type: 'CANCEL' } & Because)
  | { readonly type: 'SESSION_CANCELLED' }
  | { readonly type: 'NO_SHOW' }
  | ({ readonly type: 'LATE_CHECK_IN' } & Because)
  /** It ended with the file of somebody who never died, or was no double; `RETURN_WAITING` where its session was cancelled meanwhile. */
  | { readonly type: 'RETURN' }
  | { readonly type: 'RETURN_WAITING' };
/** Kind of an event of an appointment. */
export type AppointmentEventType = AppointmentEvent['type'];

/** Days within which somebody who was there after all may be entered [P]. */
export const LATE_CHECK_IN_DAYS = 7;

type One = Guard<AppointmentFacts, AppointmentEvent>;
const inCare: One = ({ inCare: held }) => (held ? undefined : '档案不在管，不能预约');
const open: One = ({ closed }) => closed;
const notPast: One = ({ today, day }) => (day < today ? '预约日期不能早于今天' : undefined);
const onTheDay: One = ({ today, day }) => (day === today ? undefined : `预约的是 ${day}，只能在当天签到`);
const because: One = (_, event) => ('reason' in event && said(event.reason) ? undefined : '请填写原因');
const noSheet: One = ({ checkUp }) => (checkUp ? '已建体检表，不能撤销签到' : undefined);
const sheet: One = ({ checkUp }) => (checkUp ? undefined : '还没有体检表');
const whole: One = ({ complete }) => (complete ? undefined : '必查项目还没有齐');
const lacking: One = ({ complete }) => (complete ? '必查项目是齐的' : undefined);
const over: One = ({ today, day }) => (day < today ? undefined : '预约日期还没有过');
const stayedAway: One = ({ checkUp }) => (checkUp ? '当天有本人的体检表' : undefined);
const lately: One = ({ today, day }) =>
  daysBetween(day, today) <= LATE_CHECK_IN_DAYS && day < today
    ? undefined
    : `只能在预约日后 ${LATE_CHECK_IN_DAYS} 天内补签`;

/**
 * The life of an appointment for a check-up (modules 1.3, subjects.json). Booking again after 5 or 6, and the new place of 改约, are appointments of
 * their own, which begin with BOOK and name the old one. Taking the place is the database's business: `closed` says why there was none.
 */
export const appointmentLife = lifeCycle<AppointmentState, AppointmentEvent, AppointmentFacts>({
  id: 'appointment',
  noun: '预约',
  initial: '0',
  states: {
    '0': '未预约',
    '1': '已预约',
    '2': '已签到',
    '3': '体检中',
    '4': '已完成',
    '5': '已爽约',
    '6': '已取消',
    '7': '已改约',
    '8': '待改约',
  },
  ways: {
    BOOK: { label: '预约', from: ['0'], to: '1', guards: [inCare, notPast, open], letter: 'E' },
    CHECK_IN: { label: '签到', from: ['1'], to: '2', guards: [onTheDay], letter: 'E' },
    UNDO_CHECK_IN: { label: '撤销签到', from: ['2'], to: '1', guards: [onTheDay, noSheet, because], letter: 'E' },
    FOUND_THERE: { label: '自动签到', from: ['1'], to: '2', guards: [sheet] },
    START: { label: '开始体检', from: ['2'], to: '3', guards: [sheet] },
    FINISH: { label: '完成', from: ['3'], to: '4', guards: [whole] },
    REOPEN: { label: '改回体检中', from: ['4'], to: '3', guards: [lacking] },
    SHEET_GONE: { label: '体检表已删除', from: ['3', '4'], to: '2', guards: [noSheet] },
    RESCHEDULE: { label: '改约', from: ['1', '8'], to: '7', letter: 'E' },
    CANCEL: { label: '取消', from: ['1', '8'], to: '6', guards: [because], letter: 'E' },
    SESSION_CANCELLED: { label: '场次取消', from: ['1'], to: '8' },
    NO_SHOW: { label: '爽约', from: ['1'], to: '5', guards: [over, stayedAway] },
    LATE_CHECK_IN: { label: '补签到', from: ['5'], to: '2', guards: [lately, because], letter: 'M' },
    RETURN: { label: '恢复预约', from: ['6'], to: '1', guards: [inCare, notPast, open] },
    RETURN_WAITING: { label: '恢复为待改约', from: ['6'], to: '8', guards: [inCare] },
  },
});
