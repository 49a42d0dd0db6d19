import type { CalendarDay } from '../shared/index.ts';
import { PERIODS } from './session.ts';

/** A stretch of a session, from 1, and how many places it has left. `from`, `to`: 07:30; absent where the session is not parted. */
export type BookableSlot = {
  readonly no: number;
  readonly left: number;
  readonly from?: string;
  readonly to?: string;
};
/** A session that takes bookings now, full ones included. `villages`: their names; `fits`: of those asked for, how many live there; `here`: are booked here. */
export type BookableSession = {
  readonly id: string;
  readonly name: string;
  readonly date: CalendarDay;
  readonly period: string;
  readonly place: string;
  readonly villages: readonly string[];
  readonly fits: number;
  readonly here: number;
  readonly slots: readonly BookableSlot[];
};
/** What so many people may be booked into: sessions of their villages first, then by day. */
export type Bookable = { readonly people: number; readonly sessions: readonly BookableSession[] };

/** Places of a session that nobody has. */
export const placesLeft = ({ slots }: Pick<BookableSession, 'slots'>): number =>
  slots.reduce((sum, { left }) => sum + Math.max(0, left), 0);

/** `isCovered`: whether a session of these villages is meant for somebody; one that names none is for everybody of its host. Codes of institutions. */
export const isCovered = (
  villages: readonly string[],
  person: { readonly village: string; readonly institution: string },
): boolean => villages.length === 0 || villages.includes(person.village) || villages.includes(person.institution);

/** Whether there is a place in it, and another one than so many people have already. */
export const isOffered = (session: BookableSession, people: number): boolean =>
  placesLeft(session) > 0 && (session.here < people || session.slots.length > 1);

/** The first with a place that nobody of them is booked into yet. */
export const proposedSession = ({ sessions }: Bookable): BookableSession | undefined =>
  sessions.find((one) => one.here === 0 && placesLeft(one) > 0);

const WEEKDAYS = ['日', '一', '二', '三', '四', '五', '六'];
const leftText = (left: number): string => (left > 0 ? `余 ${left} 个号` : '约满');

/** 6月21日（周日）上午 东村卫生室，余 12 个号. */
export function sessionChoiceText(session: BookableSession): string {
  const { date, period, place, here } = session;
  const weekday = WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()];
  const day = `${Number(date.slice(5, 7))}月${Number(date.slice(8, 10))}日（周${weekday}）`;
  const half = PERIODS.find(({ code }) => code === period)?.label ?? '';
  return `${day}${half} ${place}，${leftText(placesLeft(session))}${here > 0 ? '（现约在此）' : ''}`;
}

/** 07:30-08:30，余 3 个号. */
export const slotChoiceText = ({ no, from, to, left }: BookableSlot): string =>
  `${from === undefined ? `第 ${no} 段` : `${from}-${to ?? ''}`}，${leftText(left)}`;

/** Who would be booked into a session that is for other villages, in a sentence; nothing where everybody is of them. */
export function elsewhereText(people: number, { fits }: Pick<BookableSession, 'fits'>): string | undefined {
  const others = people - fits;
  if (others <= 0) return undefined;
  const who = people === 1 ? '这位居民' : others === people ? `这 ${people} 人` : `${people} 人中有 ${others} 人`;
  return `${who}不是这一场覆盖村的居民。可以照约，回执里会注明。`;
}
