import { CHECK_TYPES, evenSlots, minuteOf, SESSION_ITEMS, type ExamSession, type StoredSession } from './session.ts';
import { addDays, daysBetween, type CalendarDay } from '../shared/index.ts';

/** A session as it is typed. `minutes`: how long a stretch is; 0: the session is not parted. */
export type SessionDraft = Omit<ExamSession, 'slots' | 'bookUntil'> & {
  readonly places: number;
  readonly minutes: number;
  readonly bookUntilDay: CalendarDay;
};

const HOURS: { readonly [period: string]: readonly [string, string] } = {
  '1': ['07:30', '11:30'],
  '2': ['13:30', '17:00'],
  '3': ['07:30', '17:00'],
};

/** A new session of an institution, with everything on offer. */
export const newDraft = (id: string, hostOrg: string, date: CalendarDay): SessionDraft => ({
  id,
  name: '',
  hostOrg,
  villages: [],
  checkTypes: CHECK_TYPES.slice(0, 4).map(({ code }) => code),
  date,
  period: '1',
  place: '',
  items: SESSION_ITEMS.map(({ code }) => code),
  staff: [],
  places: 30,
  minutes: 0,
  bookUntilDay: date,
});

/** A stored session as the window edits it: what the server works out (state, version, places) left out. */
export const draftOf = ({
  slots,
  bookUntil,
  state: _state,
  version: _version,
  reserved: _reserved,
  ...rest
}: StoredSession): SessionDraft => ({
  ...rest,
  places: slots.reduce((sum, { capacity }) => sum + capacity, 0),
  minutes: stretchOf(slots),
  bookUntilDay: bookUntil.slice(0, 10) as CalendarDay,
});

/** How long its stretches are, as the window offers it: 30 or 60 minutes; 0: it is not parted. */
function stretchOf([first, second]: StoredSession['slots']): 0 | 30 | 60 {
  if (!first || !second) return 0;
  const [from = '', to = ''] = [first.from, second.from];
  return minuteOf(to) - minuteOf(from) <= 30 ? 30 : 60;
}

/** As it is sent. A session whose stretches and places were not touched keeps them, with who has them. `bookUntil`: until the end of that day, in China. */
export function sessionOf(
  { places, minutes, bookUntilDay, ...rest }: SessionDraft,
  stored: StoredSession | undefined,
): ExamSession {
  const [from, to] = HOURS[rest.period] ?? ['07:30', '11:30'];
  const before = stored && draftOf(stored);
  const untouched = before?.places === places && before.minutes === minutes && stored?.period === rest.period;
  const slots =
    untouched && stored ? stored.slots : minutes === 0 ? [{ capacity: places }] : evenSlots(places, from, to, minutes);
  return { ...rest, slots, bookUntil: `${bookUntilDay}T15:59:00.000Z` };
}

const PERIOD_LABELS: { readonly [period: string]: string } = { '1': '上午', '2': '下午', '3': '全天' };

/** 东村 6月20日上午, until somebody writes another one. */
export const proposedName = ({ date, period }: Pick<SessionDraft, 'date' | 'period'>, village: string): string =>
  `${village} ${dayLabel({ date, period })}`.trim();
const dayLabel = ({ date, period }: Pick<SessionDraft, 'date' | 'period'>): string =>
  `${Number(date.slice(5, 7))}月${Number(date.slice(8, 10))}日${PERIOD_LABELS[period] ?? ''}`;

/** A draft on another day or at another time of it; a name that ends with the day it was on ends with the new one. */
export function movedDraft(draft: SessionDraft, to: Partial<SessionDraft>): SessionDraft {
  const [moved, was] = [{ ...draft, ...to }, dayLabel(draft)];
  return draft.name.endsWith(was) ? { ...moved, name: draft.name.slice(0, -was.length) + dayLabel(moved) } : moved;
}

/** What is to be done once a session stands on another day or its stretches at other hours with people booked on them, in a sentence; `undefined`: nothing. */
export function movedMessage(before: StoredSession, after: StoredSession | undefined): string | undefined {
  if (!after) return undefined;
  const moved = dayLabel(after) !== dayLabel(before);
  const booked = after.reserved.reduce(
    (sum, one, at) => (moved || hourOf(after, at) !== hourOf(before, at) ? sum + one : sum),
    0,
  );
  if (booked === 0) return undefined;
  return moved
    ? `场次改到 ${dayLabel(after)}，已约的 ${booked} 人一并改期，请重新通知他们`
    : `时段改了，已约的 ${booked} 人到场时间有变，请重新通知他们`;
}

const hourOf = ({ slots }: StoredSession, at: number): string => `${slots[at]?.from ?? ''}-${slots[at]?.to ?? ''}`;

/** The clinic of the village, until somebody writes another place; where several villages come together it is asked for. */
export const proposedPlace = ({ place, villages }: Pick<SessionDraft, 'place' | 'villages'>, clinic: string): string =>
  place.trim() === '' && villages.length === 1 ? clinic : place;

/** The next Monday to Friday after a day [P]: on other days villages are not called together. */
export function nextWorkday(day: CalendarDay): CalendarDay {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, weekday === 5 ? 3 : weekday === 6 ? 2 : 1);
}

/**
 * A campaign that goes from village to village: a session for each, one a working day from the draft's day on. The time until which people are booked
 * keeps its distance to the day. Worked out again they have the same identifiers: what was stored before a failure is not stored twice.
 */
export function sessionOfEach(
  draft: SessionDraft,
  villages: readonly { readonly code: string; readonly name: string }[],
): readonly SessionDraft[] {
  const ahead = daysBetween(draft.bookUntilDay, draft.date);
  let { date } = draft;
  return villages.map(({ code, name }, at) => {
    if (at > 0) date = nextWorkday(date);
    const own = { ...draft, id: `${draft.id}-${code}`, villages: [code], date, bookUntilDay: addDays(date, -ahead) };
    return { ...own, name: proposedName(own, name), place: draft.place.trim() === '' ? name : draft.place };
  });
}
