import type { CalendarDay } from '../shared/index.ts';
import type { SessionState } from './session.machine.ts';

/** A stretch of a session with places of its own; a session that is not parted has one without times. `from`, `to`: 07:30. */
export type SessionSlot = {
  readonly from?: string;
  readonly to?: string;
  readonly capacity: number;
};

/** A day, a place and a number of people who can be examined there (forms/appointment-session). Codes as in that form. */
export type ExamSession = {
  readonly id: string;
  readonly name: string;
  readonly hostOrg: string;
  /** Institutions whose residents are asked to come. */
  readonly villages: readonly string[];
  readonly checkTypes: readonly string[];
  readonly date: CalendarDay;
  /** 1 上午, 2 下午, 3 全天. */
  readonly period: string;
  readonly place: string;
  readonly vehicle?: string;
  readonly items: readonly string[];
  readonly staff: readonly string[];
  /** Instant after which nobody is booked any more. */
  readonly bookUntil: string;
  readonly slots: readonly SessionSlot[];
};
/** A session of check-ups as the server keeps it. */
export type StoredSession = ExamSession & {
  readonly state: SessionState;
  readonly version: number;
  /** Places taken, slot by slot. */
  readonly reserved: readonly number[];
};

/** Most people of one session (forms/appointment-session). */
export const MOST_PLACES = 1000;

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;

/**
 * What is wrong with a session, by field; nothing where it can be stored. `taken`: its places as they are stored, by slot; more
 * may be reserved than there are, where somebody was let in all the same.
 */
export function sessionProblems(
  session: ExamSession,
  taken: readonly { readonly capacity: number; readonly reserved: number }[],
  today: CalendarDay,
): readonly { readonly field: keyof ExamSession; readonly message: string }[] {
  const problems: { field: keyof ExamSession; message: string }[] = [];
  const bad = (field: keyof ExamSession, message: string): void => void problems.push({ field, message });
  if (session.name.trim() === '') bad('name', '请填写场次名称');
  if (session.place.trim() === '') bad('place', '请填写地点');
  if (session.villages.length === 0) bad('villages', '请选择覆盖的村');
  if (session.checkTypes.length === 0) bad('checkTypes', '请选择体检类别');
  if (session.date < today) bad('date', '日期不能早于今天');
  const places = session.slots.reduce((sum, { capacity }) => sum + capacity, 0);
  if (places < 1 || session.slots.some(({ capacity }) => !Number.isInteger(capacity) || capacity < 1))
    bad('slots', '每个时段至少要有 1 个号');
  else if (places > MOST_PLACES) bad('slots', `号源最多 ${MOST_PLACES} 个`);
  if (taken.slice(session.slots.length).some(({ reserved }) => reserved > 0)) bad('slots', '已有人预约的时段不能去掉');
  session.slots.forEach(({ capacity, from, to }, at) => {
    const before = taken[at];
    if (before && capacity < Math.min(before.capacity, before.reserved))
      bad('slots', `第 ${at + 1} 段已约 ${before.reserved} 人，号源不能更少`);
    if (session.slots.length === 1 && from === undefined && to === undefined) return;
    if (!CLOCK.test(from ?? '') || !CLOCK.test(to ?? '')) bad('slots', '请按 07:30 的样子填写时段');
    else if ((to ?? '') <= (from ?? '')) bad('slots', '时段的结束要晚于开始');
    else if (at > 0 && (from ?? '') < (session.slots[at - 1]?.to ?? '')) bad('slots', '时段不能重叠');
  });
  return problems;
}

/** The minute of the day of a time of the clock, `07:30`. */
export const minuteOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

/** A session's places spread over stretches of so many minutes, as evenly as can be. `from`, `to`: 07:30. */
export function evenSlots(capacity: number, from: string, to: string, minutes: number): readonly SessionSlot[] {
  const clockOf = (minute: number): string =>
    `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
  const [begin, end] = [minuteOf(from), minuteOf(to)];
  const count = Math.min(capacity, Math.max(1, Math.ceil((end - begin) / minutes)));
  return Array.from({ length: count }, (_, at) => ({
    from: clockOf(begin + at * minutes),
    to: clockOf(at === count - 1 ? end : begin + (at + 1) * minutes),
    capacity: Math.floor(capacity / count) + (at < capacity % count ? 1 : 0),
  }));
}

/** Words of codes of sessions and appointments (forms/appointment, forms/appointment-session). */
export const PERIODS = [
  { code: '1', label: '上午' },
  { code: '2', label: '下午' },
  { code: '3', label: '全天' },
] as const;
/** Kinds of check-ups a session may be for, by code. */
export const CHECK_TYPES = [
  { code: '1', label: '65岁及以上老年人体检' },
  { code: '2', label: '高血压患者体检' },
  { code: '3', label: '糖尿病患者体检' },
  { code: '4', label: '严重精神障碍患者体检' },
  { code: '5', label: '肺结核患者随访检查' },
  { code: '9', label: '一般居民体检' },
] as const;
type Examined = { readonly age: number; readonly conditions: readonly string[] };
const GROUPS: readonly (readonly [code: string, holds: (one: Examined) => boolean])[] = [
  ['1', ({ age }) => age >= 65],
  ...(['hypertension', 'diabetes', 'psychosis', 'tuberculosis'] as const).map(
    (condition, at) => [String(at + 2), ({ conditions }: Examined) => conditions.includes(condition)] as const,
  ),
];

/**
 * As whom somebody is examined where nobody says it: the first of their groups that is `offered`, else the first of their groups, which a session then
 * refuses. Who is of none comes as one of the residents in general, or as whoever the session is for.
 */
export function checkTypeOf(who: Examined, offered: readonly string[]): string {
  const own = GROUPS.flatMap(([code, holds]) => (holds(who) ? [code] : []));
  const general = offered.includes('9') ? '9' : undefined;
  return own.find((code) => offered.includes(code)) ?? general ?? own[0] ?? offered[0] ?? '1';
}

/** How somebody comes to a check-up, by code. */
export const TRANSPORTS = [
  { code: '1', label: '自行前往' },
  { code: '2', label: '村集中接送' },
  { code: '3', label: '入户体检' },
] as const;
/** What may be done at a session, by code. */
export const SESSION_ITEMS = [
  { code: '1', label: '问卷' },
  { code: '2', label: '体格检查' },
  { code: '3', label: '血常规' },
  { code: '4', label: '尿常规' },
  { code: '5', label: '生化' },
  { code: '6', label: '心电图' },
  { code: '7', label: 'B超' },
  { code: '8', label: '中医体质' },
  { code: '9', label: '认知抑郁筛查' },
] as const;
