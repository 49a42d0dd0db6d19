import { appointmentLife, checkTypeOf, isCovered, LIVE_APPOINTMENT } from '@gongwei/domain/scheduling';
import { fullYears, type CalendarDay } from '@gongwei/domain/shared';
import type { Queryable } from '../database/database.port.ts';
import { countyCodeOf, parameters, scopeCondition, type Scope } from '../database/scope.ts';
import type { Staff } from '../identity/users.repository.ts';
import type { ServerContext } from '../server-context.ts';
import { uuidV7 } from '../shared/random-source.ts';
import { todayOf } from '../shared/server-clock.ts';
import { takePlace } from './appointments.repository.ts';
import { formatDayInChinese, whyClosed, whyUnfit } from './free-sessions.query.ts';
import { findSession, type SessionRow, type SlotRow } from './sessions.repository.ts';

export type Asking = { readonly scope: Scope; readonly staff: Staff };
/** `slot`: from 1; absent: the first with a place. `checkType`; absent: each by their own group. `beyond`: a place more than there are. */
export type Booking = {
  readonly sessionId: string;
  readonly slot?: number;
  readonly checkType?: string;
  readonly transport?: string;
  readonly channel?: string;
  readonly remark?: string;
  readonly beyond?: boolean;
  /** Identifiers and the appointments that these replace, by resident. */
  readonly ids?: ReadonlyMap<string, string>;
  readonly origins?: ReadonlyMap<string, string>;
};
type BookedOne =
  | {
      readonly done: true;
      readonly residentId: string;
      readonly name: string;
      readonly id: string;
      readonly queueNo: number;
      readonly slot: number;
      /** They live in none of the session's villages. */
      readonly elsewhere: boolean;
    }
  | { readonly done: false; readonly residentId: string; readonly name: string; readonly reason: string };

type Person = {
  readonly id: string;
  readonly name: string;
  readonly status: string;
  readonly village: string;
  readonly institution: string;
  readonly birth_date: CalendarDay;
  readonly conditions: readonly string[];
};

/** Whoever is booked is held, in one order; the oldest come first to their places. */
export async function holdPeople(inside: Queryable, scope: Scope, ids: readonly string[]): Promise<readonly Person[]> {
  const into = parameters();
  const people = await inside.query<Person>(
    `select r.id, r.name, r.status, r.village_code as village, r.institution_code as institution, r.birth_date, r.conditions from residents r where ${scopeCondition(scope, 'r', into)} and r.id = any(${into.add([...ids])}::text[])
     order by r.id for no key update`,
    into.values,
  );
  return people.toSorted((a, b) => (a.birth_date < b.birth_date ? -1 : a.birth_date > b.birth_date ? 1 : 0));
}

/**
 * Books people into a session, each with a receipt: a place is taken by one conditional write, and one live appointment a person, year and type is
 * held by holding the person. Runs inside the caller's transaction; nobody's refusal hinders the others.
 */
export async function bookPeople(
  context: ServerContext,
  inside: Queryable,
  { scope, staff }: Asking,
  residentIds: readonly string[],
  booking: Booking,
): Promise<readonly BookedOne[]> {
  const found = await findSession(inside, scope, booking.sessionId);
  const people = await holdPeople(inside, scope, residentIds);
  const known = new Set(people.map(({ id }) => id));
  const gone = residentIds
    .filter((id) => !known.has(id))
    .map((residentId) => ({ done: false as const, residentId, name: '', reason: '已不在您的管理范围内' }));
  if (!found) return [...gone, ...people.map(refused('没有找到这个场次，或不在您的管理范围内'))];
  const { session } = found;
  const typeOf = typesIn(session, booking);
  const types = new Map<string, { readonly unfit: string | undefined; readonly live: ReadonlyMap<string, string> }>();
  for (const type of new Set(people.map(typeOf))) {
    const unfit = await whyUnfit(context, inside, scope, found, type);
    const theirs = people.filter((person) => typeOf(person) === type);
    types.set(type, { unfit, live: unfit === undefined ? await liveOf(inside, session, type, theirs) : new Map() });
  }
  const place = placesOf(context, inside, scope, staff, found, booking);
  const booked: BookedOne[] = [...gone];
  for (const person of people) {
    const type = typeOf(person);
    const other = types.get(type)?.unfit ?? types.get(type)?.live.get(person.id);
    booked.push(other === undefined ? await place(person, type) : refused(other)(person));
  }
  return booked;
}

/** As whom each is examined: as it was said for all, else by age on the day and by what they are cared for. */
const typesIn =
  ({ check_types, day }: SessionRow, { checkType }: Booking) =>
  ({ birth_date, conditions }: Person): string =>
    checkType ?? checkTypeOf({ age: fullYears(birth_date, day), conditions }, check_types);

const refused =
  (reason: string) =>
  ({ id, name }: Person): BookedOne => ({ done: false, residentId: id, name, reason });

/** Who has an appointment of the year and type already, in a sentence. */
export async function liveOf(
  inside: Queryable,
  session: Pick<SessionRow, 'county_code' | 'day'>,
  checkType: string,
  people: readonly Pick<Person, 'id'>[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await inside.query<{ resident_id: string; day: CalendarDay; place: string | null }>(
    `select a.resident_id, a.day, e.place from appointments a left join exam_sessions e on e.county_code = a.county_code and e.id = a.session_id
     where a.county_code = $1 and a.resident_id = any($2::text[]) and a.year = $3 and a.check_type = $4 and a.state = any($5::text[])`,
    [session.county_code, people.map(({ id }) => id), Number(session.day.slice(0, 4)), checkType, LIVE_APPOINTMENT],
  );
  return new Map(
    rows.map(({ resident_id, day, place }) => [
      resident_id,
      `本年度本类别已有预约：${formatDayInChinese(day)}${place === null ? '' : ` ${place}`}`,
    ]),
  );
}

const isFull = ({ capacity, reserved }: SlotRow): boolean => reserved >= capacity;

function placesOf(
  context: ServerContext,
  inside: Queryable,
  scope: Scope,
  staff: Staff,
  found: { readonly session: SessionRow; readonly slots: readonly SlotRow[] },
  booking: Booking,
): (person: Person, checkType: string) => Promise<BookedOne> {
  const { session, slots } = found;
  const today = todayOf(context.clock);
  const at = context.clock.now().toISOString();
  // A place that is free comes before one beyond those of another stretch.
  const byRoom = slots.toSorted((a, b) => Number(isFull(a)) - Number(isFull(b)));
  const wanted = booking.slot === undefined ? byRoom.map(({ no }) => no) : [booking.slot];
  let full: string | undefined;
  return async ({ id: residentId, name, status, ...home }, checkType) => {
    const elsewhere = !isCovered(session.villages, home);
    const facts = { today, day: session.day, checkUp: false, complete: false, inCare: status === '1' };
    const next = appointmentLife.after(
      '0',
      { type: 'BOOK' },
      { ...facts, ...(full !== undefined && { closed: full }) },
    );
    if (!next.ok) return { done: false, residentId, name, reason: next.failure.message };
    const id = booking.ids?.get(residentId) ?? uuidV7(context.clock.now(), context.random);
    const originId = booking.origins?.get(residentId);
    const { sessionId, transport, channel, remark } = booking;
    const one = {
      ...{ id, residentId, sessionId, checkType, day: session.day, hostOrg: session.institution_code },
      ...(transport !== undefined && { transport }),
      ...(channel !== undefined && { channel }),
      ...(remark !== undefined && { remark }),
      ...(originId !== undefined && { originId }),
    };
    for (const slot of wanted) {
      const queueNo = await takePlace(inside, session.county_code, slot, one, {
        by: staff.id,
        at,
        beyond: booking.beyond === true,
      });
      if (queueNo !== undefined) return { done: true, residentId, name, id, queueNo, slot, elsewhere };
    }
    const now = (await findSession(inside, scope, session.id)) ?? found;
    full = await whyClosed(inside, scope, now, checkType, at, today);
    return { done: false, residentId, name, reason: full };
  };
}

/** Holds the places of sessions in one order, so that two who move people between them wait for each other and do not block. */
export const holdSlots = async (inside: Queryable, scope: Scope, sessionIds: readonly string[]): Promise<void> =>
  void (await inside.query(
    'select 1 from exam_slots where county_code = $1 and session_id = any($2::text[]) order by session_id, no for update',
    [countyCodeOf(scope.institutionCode), [...new Set(sessionIds)]],
  ));
