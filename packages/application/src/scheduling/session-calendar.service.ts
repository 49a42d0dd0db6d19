import type { ListRow } from '@gongwei/domain/lists';
import { isOfView, stretchOf, viewOf, type CalendarView, type ShownSessionState } from '@gongwei/domain/scheduling';
import type { CalendarDay } from '@gongwei/domain/shared';
import type { ListGateway } from '../lists/list-gateway.port.ts';
import { createLoaded, type Clock, type Loaded } from '../shared/index.ts';

/** The most rows the server gives at once. */
const AT_ONCE = 200;
/** Sessions of a view beyond which nobody reads a calendar; the rest is in the list. */
const MOST = 1_000;
/** Milliseconds after which it looks what others booked. */
const EVERY = 60_000;

/** A session of check-ups as a calendar shows it. `capacity`, `reserved` and `left`: people; `left` by stretch. */
export type CalendarSession = {
  readonly id: string;
  readonly name: string;
  readonly period: string;
  readonly place: string;
  readonly villages: string;
  readonly capacity: number;
  readonly reserved: number;
  readonly left: number;
  readonly state: ShownSessionState;
  /** Stretches with places of their own; empty where the session is not parted. */
  readonly slots: readonly string[];
};

/** The sessions of a month or a week by their day. */
export type SessionCalendar = {
  readonly byDay: ReadonlyMap<CalendarDay, readonly CalendarSession[]>;
  /** Sessions, places and people of the view; cancelled ones, drafts and those of the days around a month do not count. */
  readonly sessions: number;
  readonly capacity: number;
  readonly reserved: number;
  readonly left: number;
  /** There are more than are shown. */
  readonly more: boolean;
};

/**
 * The sessions of a month or a week, kept up to date. They are the rows of the list 预约管理, so that both show the same, to the same people.
 * Asked by a view as an address says it: `month 2026-11-01`.
 */
export const createSessionCalendar = (
  gateway: Pick<ListGateway, 'read'>,
  clock: Clock,
  first: string,
): Loaded<SessionCalendar, string> =>
  createLoaded(
    async (asker, view) => {
      const where = { date: stretchOf(viewOf(view, clock.today())) };
      const question = { list: 'appointment-manage', where, sort: [{ by: 'date' }, { by: 'period' }] };
      const rows: ListRow[] = [];
      for (let last = AT_ONCE; last === AT_ONCE && rows.length < MOST;) {
        const page = await gateway.read(question, { offset: rows.length, limit: AT_ONCE }, asker);
        rows.push(...page.rows);
        last = page.rows.length;
      }
      return calendarOf(rows, viewOf(view, clock.today()));
    },
    first,
    { clock, every: EVERY },
  );

function calendarOf(rows: readonly ListRow[], view: CalendarView): SessionCalendar {
  const byDay = new Map<CalendarDay, CalendarSession[]>();
  let [sessions, capacity, reserved, left] = [0, 0, 0, 0];
  for (const row of rows) {
    const session = sessionOfRow(row);
    const day = String(row.cells['date']) as CalendarDay;
    byDay.set(day, [...(byDay.get(day) ?? []), session]);
    if (session.state === '0' || session.state === '5' || !isOfView(view, day)) continue;
    sessions += 1;
    capacity += session.capacity;
    reserved += session.reserved;
    left += session.left;
  }
  return { byDay, sessions, capacity, reserved, left, more: rows.length >= MOST };
}

const sessionOfRow = ({ id, cells }: ListRow): CalendarSession => {
  const text = (key: string): string => String(cells[key] ?? '');
  return {
    id,
    name: text('name'),
    period: text('period'),
    place: text('place'),
    villages: text('villages'),
    capacity: Number(cells['capacity'] ?? 0),
    reserved: Number(cells['reserved'] ?? 0),
    left: Number(cells['left'] ?? 0),
    state: text('state') as ShownSessionState,
    slots: text('slots').split('；').filter(Boolean),
  };
};
