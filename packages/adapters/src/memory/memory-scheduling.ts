import type { CheckUpReview, NewBooking, SchedulingGateway } from '@gongwei/application/scheduling';
import {
  appointmentLife,
  CALLED_STATIONS,
  HOLDS_PLACE,
  LIVE_APPOINTMENT,
  reviewLife,
  sessionProblems,
  type AppointmentState,
  type FoundAtDesk,
  type Hall,
  type StoredSession,
} from '@gongwei/domain/scheduling';
import { fail, fault, ok, type CalendarDay } from '@gongwei/domain/shared';

type Person = Omit<FoundAtDesk, 'appointment' | 'examinedOn'>;
type Booked = { readonly id: string; readonly residentId: string; readonly sessionId: string; state: AppointmentState };
type World = {
  readonly today: CalendarDay;
  readonly people: readonly Person[];
  /** Sheets under review, by their records. */
  readonly sheets: readonly CheckUpReview[];
};

const missing = (code: string, message: string) => fault({ code, category: 'input', message });

/** The reviews of check-up sheets, judged as their machine says. */
function memoryReviews(sheets: readonly CheckUpReview[]): Pick<SchedulingGateway, 'review' | 'judge' | 'tell'> {
  const known = new Map(sheets.map((sheet) => [sheet.recordId, sheet]));
  const sheetOf = (id: string): CheckUpReview => {
    const sheet = known.get(id);
    if (!sheet) throw missing('check-up.not-found', '没有找到这份体检表');
    return sheet;
  };
  const keep = (sheet: CheckUpReview): CheckUpReview => {
    known.set(sheet.recordId, sheet);
    return sheet;
  };
  return {
    review: async (id) => sheetOf(id),
    async judge(id, seen, event) {
      const { note, ...sheet } = sheetOf(id);
      if (seen !== sheet.recordVersion) return fail('这份体检表刚被改过，没有办理');
      const unheard = sheet.critical && !sheet.told;
      const facts = { missing: sheet.missing.length, errors: 0, unheard, changed: false, delivered: false };
      const next = reviewLife.after(sheet.state, event, facts);
      if (!next.ok) return fail(next.failure.message);
      const kept = { ...(note !== undefined && { note }), fields: sheet.fields };
      const said = event.type === 'SEND_BACK' ? { note: event.note, fields: event.fields } : { fields: [] };
      return ok(keep({ ...sheet, ...(event.type === 'TAKE_BACK' ? kept : said), state: next.value }));
    },
    tell: async (id) => keep({ ...sheetOf(id), told: true }),
  };
}

/** There are no sheets of the day here, so nobody lacks a station and nobody waits. */
const emptyHall = ({ items }: StoredSession): Hall => ({
  stations: CALLED_STATIONS.filter(({ item }) => items.includes(item)).map(({ code }) => ({ code, waiting: 0 })),
});

/** Sessions, appointments and reviews of a few people, kept by the same rules as the server's. A selection is its residents' identifiers. */
export function createMemoryScheduling({ today, people, sheets }: World): SchedulingGateway {
  const sessions = new Map<string, StoredSession>();
  const booked: Booked[] = [];
  const held = (sessionId: string): number =>
    booked.filter((one) => one.sessionId === sessionId && HOLDS_PLACE.includes(one.state)).length;
  const sessionAt = (id: string): StoredSession => {
    const session = sessions.get(id);
    if (!session) throw missing('session.not-found', '没有找到这个场次');
    return { ...session, reserved: [held(id)] };
  };
  const takenOf = ({ id, slots }: StoredSession) =>
    slots.map(({ capacity }, at) => ({ capacity, reserved: at === 0 ? held(id) : 0 }));
  const liveOf = (residentId: string): Booked | undefined =>
    booked.find((one) => one.residentId === residentId && LIVE_APPOINTMENT.includes(one.state));

  const refusalOf = ({ residentId, sessionId }: NewBooking): string | undefined => {
    if (liveOf(residentId)) return '本年度本类别已有预约';
    const places = sessionAt(sessionId).slots.reduce((sum, { capacity }) => sum + capacity, 0);
    return held(sessionId) >= places ? '该场次已约满' : undefined;
  };

  return {
    ...memoryReviews(sheets),
    session: async (id) => sessionAt(id),
    async saveSession(session, version, open) {
      const before = sessions.get(session.id);
      if (before && version === 0 && before.version === 1) return ok(sessionAt(session.id));
      if ((before?.version ?? 0) !== version) return fail('这个场次刚被别人改过，没有保存');
      const problems = sessionProblems(session, before ? takenOf(before) : [], today);
      if (problems.length > 0) return fail(problems.map(({ message }) => message).join('；'));
      const state = before?.state ?? (open ? '1' : '0');
      sessions.set(session.id, { ...session, state, version: version + 1, reserved: [0] });
      return ok(sessionAt(session.id));
    },
    async desk(id) {
      const session = sessionAt(id);
      const here = booked.filter(({ sessionId, state }) => sessionId === id && state !== '6');
      return {
        ...{ session, today },
        people: here.flatMap(({ id: appointmentId, residentId, state }, at) => {
          const person = people.find((one) => one.residentId === residentId);
          const place = {
            appointmentId,
            state,
            slot: '',
            queueNo: `1-${String(at + 1).padStart(3, '0')}`,
            missing: [],
          };
          return person ? [{ ...person, ...place }] : [];
        }),
      };
    },
    async bookable(selection) {
      const chosen = people.filter(({ residentId }) => selection.split(' ').includes(residentId));
      const open = [...sessions.values()].filter(({ state, date }) => state === '1' && date >= today);
      return {
        people: chosen.length,
        sessions: open.map(({ id, name, date, period, place, villages, slots }) => ({
          ...{ id, name, date, period, place, villages, fits: chosen.length },
          here: chosen.filter(({ residentId }) => liveOf(residentId)?.sessionId === id).length,
          slots: slots.map(({ capacity, ...times }, at) => ({
            ...times,
            ...{ no: at + 1, left: capacity - (at === 0 ? held(id) : 0) },
          })),
        })),
      };
    },
    hall: async (id) => emptyHall(sessionAt(id)),
    call: async (id) => emptyHall(sessionAt(id)),
    find: async (sessionId, text) =>
      people
        .filter(({ name, idNumber }) => name.includes(text) || idNumber === text)
        .map((person) => {
          const own = liveOf(person.residentId);
          if (!own) return person;
          const { date, place } = sessionAt(own.sessionId);
          const here = own.sessionId === sessionId;
          return { ...person, appointment: { id: own.id, here, date, place, state: own.state } };
        }),
    async book(booking) {
      const known = booked.find(({ id }) => id === booking.id);
      if (known) return ok(known.state);
      const refusal = refusalOf(booking);
      if (refusal !== undefined) return fail(refusal);
      const { id, residentId, sessionId, checkIn } = booking;
      const state = checkIn === true ? '2' : '1';
      booked.push({ id, residentId, sessionId, state });
      return ok(state);
    },
    async change(id, event) {
      const own = booked.find((one) => one.id === id);
      if (!own) throw missing('appointment.not-found', '没有找到这个预约');
      const facts = { today, day: sessionAt(own.sessionId).date, checkUp: false, complete: false, inCare: true };
      const next = appointmentLife.after(own.state, event, facts);
      if (!next.ok) return fail(next.failure.message);
      own.state = next.value;
      return ok(next.value);
    },
    async board() {
      const live = booked.filter(({ state }) => LIVE_APPOINTMENT.includes(state)).length;
      const total = { code: '', name: '', due: people.length, booked: live, done: 0, today: 0 };
      return { today, target: 70, progress: 0, workdays: 0, total, rows: [], here: 0, stations: [] };
    },
  };
}
