import type { CalendarDay } from '@gongwei/domain/shared';
import type { Queryable } from '../database/database.port.ts';
import { parameters, type Scope } from '../database/scope.ts';
import { sessionReach } from '../lists/sources/scheduling-sources.ts';
import type { ServerContext } from '../server-context.ts';
import { todayOf } from '../shared/server-clock.ts';
import type { SessionRow, SlotRow } from './sessions.repository.ts';

/** Sessions a full one is followed by, in a sentence. */
const TOLD = 3;

/** Why nobody is booked into a session now, and where there are places instead. `slots` as they were when no place was found. */
export async function whyClosed(
  on: Queryable,
  scope: Scope,
  { session, slots }: { readonly session: SessionRow; readonly slots: readonly SlotRow[] },
  checkType: string,
  now: string,
  today: CalendarDay,
): Promise<string> {
  return `${reasonOf(session, slots, now)}${await placesElsewhere(on, scope, { checkType, now, today, but: session.id })}`;
}

/** Where there are places, as the end of a sentence. `but`: the session one was asked for. */
export async function placesElsewhere(
  on: Queryable,
  scope: Scope,
  asked: { readonly checkType: string; readonly now: string; readonly today: CalendarDay; readonly but?: string },
): Promise<string> {
  const { checkType, now, today, but = '' } = asked;
  const into = parameters();
  const free = await on.query<{ day: CalendarDay; place: string; left: number }>(
    `select r.day, r.place, sum(greatest(0, s.capacity - s.reserved))::int as left from exam_sessions r
       join exam_slots s on s.county_code = r.county_code and s.session_id = r.id and s.open and s.book_until > ${into.add(now)}
     where ${sessionReach(scope, into)} and r.day >= ${into.add(today)} and ${into.add(checkType)} = any(r.check_types) and r.id <> ${into.add(but)}
     group by r.county_code, r.id, r.day, r.place having sum(greatest(0, s.capacity - s.reserved)) > 0 order by r.day, r.id limit ${into.add(TOLD)}`,
    into.values,
  );
  if (free.length === 0) return '，近期没有其他有余号的场次';
  const others = free.map(({ day, place, left }) => `${formatDayInChinese(day)} ${place}（余 ${left} 个号）`);
  return `；还有余号的：${others.join('、')}`;
}

/** Why a session is none for anybody of this kind of check-up, whatever places it has, and where there are places instead. */
export async function whyUnfit(
  { clock }: Pick<ServerContext, 'clock'>,
  on: Queryable,
  scope: Scope,
  { session }: { readonly session: SessionRow },
  checkType: string,
): Promise<string | undefined> {
  const today = todayOf(clock);
  const reason = !session.check_types.includes(checkType)
    ? '该场次不接受此体检类别'
    : session.day < today
      ? '该场次的日期已过'
      : undefined;
  if (reason === undefined) return undefined;
  const now = clock.now().toISOString();
  return `${reason}${await placesElsewhere(on, scope, { checkType, now, today, but: session.id })}`;
}

function reasonOf({ state, book_until }: SessionRow, slots: readonly SlotRow[], now: string): string {
  if (state === '4') return '该场次已结束';
  if (state === '5') return '该场次已取消';
  if (state !== '1' && state !== '3') return '该场次没有开放预约';
  if (book_until <= now && state === '1') return '该场次预约已截止';
  const free = slots.filter(({ capacity, reserved }) => reserved < capacity);
  if (free.length === 0) return '该场次已约满';
  const said = free.map(({ no, from_time: from, to_time: to, capacity, reserved }) => {
    const when = from === null ? `第 ${no} 段` : `${from}-${to ?? ''}`;
    return `${when}（余 ${capacity - reserved} 个号）`;
  });
  return `该时段已约满；本场还有：${said.join('、')}`;
}

export const formatDayInChinese = (day: CalendarDay): string =>
  `${Number(day.slice(5, 7))}月${Number(day.slice(8, 10))}日`;

/** A number as letters, wrist bands and lists print it. */
export const numberInQueue = (slot: number, queueNo: number): string => `${slot}-${String(queueNo).padStart(3, '0')}`;
