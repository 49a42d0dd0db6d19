import type { AppointmentEvent } from '@gongwei/domain/scheduling';
import type { JsonObject } from '@gongwei/domain/shared';
import type { Queryable } from '../../database/database.port.ts';
import type { JobKind, RowResult } from '../../lists/jobs/job-kind.ts';
import type { ListReader } from '../../lists/source.ts';
import { recordOperations } from '../../logging/operation-log.ts';
import { httpFailure } from '../../shared/http-failure.ts';
import { findAppointments } from '../appointments.repository.ts';
import { bookPeople, type Booking } from '../book-people.service.ts';
import { changeAppointments, type AskedChange, type ChangedOne } from '../change-appointments.service.ts';
import { reschedule } from '../reschedule.service.ts';
import { findSession } from '../sessions.repository.ts';
import { formatDayInChinese, numberInQueue } from '../free-sessions.query.ts';
import { nameFor, skipped, text, wanted } from '../../lists/jobs/job-parts.ts';

const CHOOSE = '请选择体检场次';
const checkSession: JobKind['check'] = async ({ database }, { scope }, answers) => {
  const found = await findSession(database, scope, wanted(answers, 'session', CHOOSE));
  if (!found) throw httpFailure(422, { code: 'list.answers', message: '没有找到这个场次，请重新选择' });
  const slot = text(answers, 'slot');
  if (slot === undefined || found.slots.some(({ no }) => String(no) === slot)) return answers;
  throw httpFailure(422, { code: 'list.answers', message: '这一场没有这个时间段了，请重新选择' });
};

/** The stretch that was chosen; none: the first with a place. */
const slotOf = (answers: JsonObject): { readonly slot?: number } => {
  const slot = text(answers, 'slot');
  return slot === undefined ? {} : { slot: Number(slot) };
};

/** What a receipt adds for somebody of another village. */
const fromElsewhere = (elsewhere: boolean): string => (elsewhere ? '；不是覆盖村的居民' : '');

const bookingOf = (answers: JsonObject): Booking => {
  const [checkType, transport, remark] = ['checkType', 'transport', 'remark'].map((key) => text(answers, key));
  return {
    sessionId: wanted(answers, 'session', CHOOSE),
    channel: '1',
    ...slotOf(answers),
    ...(checkType !== undefined && { checkType }),
    ...(transport !== undefined && { transport }),
    ...(remark !== undefined && { remark }),
  };
};

type Undo = NonNullable<JobKind['undo']>;

/** Cancels what a job booked and nobody has moved on since. */
export const takeBackBookings: Undo = async (context, inside, reading, rows) => {
  const change = { event: { type: 'CANCEL', reason: '99' }, note: '撤销预约' } as const;
  const ids = rows.map(({ before }) => String(before['id']));
  const changed = await changeAppointments(context, inside, reading, ids, change);
  return changed.map((one, at) => resultOf(reading, { ...one, id: rows[at]?.rowId ?? one.id }, 'failed'));
};

/** 预约 of residents: each a place or a sentence. Taking it back cancels what was booked and nobody has moved on since. */
export const bookAppointment: JobKind = {
  check: checkSession,
  act: async (context, inside, reading, rowIds, answers) => {
    const booked = await bookPeople(context, inside, reading, rowIds, bookingOf(answers));
    // One statement for all of them: a village of 200 is waited for.
    await recordOperations(
      inside,
      context,
      reading.staff,
      booked
        .filter((one) => one.done)
        .map(({ residentId, id }) => ({
          ...{ action: 'appointment.change' as const, subjectId: residentId, target: id },
          details: { event: 'BOOK' },
        })),
    );
    return booked.map((one): RowResult => {
      const title = nameFor(reading, one.name);
      if (!one.done) return skipped(one.residentId, title, one.reason);
      const reason = `已约，序号 ${numberInQueue(one.slot, one.queueNo)}${fromElsewhere(one.elsewhere)}`;
      return { rowId: one.residentId, title, outcome: 'done', reason, before: { id: one.id } };
    });
  },
  undo: takeBackBookings,
};

function resultOf(reading: ListReader, one: ChangedOne, otherwise: 'skipped' | 'failed' = 'skipped'): RowResult {
  const title = nameFor(reading, one.row?.name ?? '');
  if (one.done) return { rowId: one.id, title, outcome: 'done', before: { state: one.row.state } };
  return { rowId: one.id, title, outcome: otherwise, reason: one.reason };
}

/** An event over appointments. */
const changing = (asked: (answers: JsonObject) => AskedChange): JobKind => ({
  check: async (_context, _reading, answers) => {
    asked(answers);
    return answers;
  },
  act: async (context, inside, reading, rowIds, answers) =>
    (await changeAppointments(context, inside, reading, rowIds, asked(answers))).map((one) => resultOf(reading, one)),
});

/** 签到. Taken back where nobody was checked in anew since. */
const checkIn: JobKind = {
  check: async () => ({}),
  act: async (context, inside, reading, rowIds) => {
    const event = { type: 'CHECK_IN' } as const;
    const changed = await changeAppointments(context, inside, reading, rowIds, { event, way: '4' });
    const rows = await findAppointments(inside, reading.scope, rowIds);
    return changed.map((one): RowResult => {
      const result = resultOf(reading, one);
      const at = rows.get(one.id)?.check_in_at ?? null;
      return one.done ? { ...result, before: { ...result.before, at } } : result;
    });
  },
  undo: async (context, inside, reading, rows) => {
    const left = new Map(rows.map(({ rowId, before }) => [rowId, before['at']]));
    const changed = await changeAppointments(context, inside, reading, [...left.keys()], {
      event: { type: 'UNDO_CHECK_IN', reason: '撤销签到' },
      against: ({ id, check_in_at: at }) =>
        left.get(id) === undefined || left.get(id) === at ? undefined : '之后又签到过，没有撤销',
    });
    return changed.map((one) => resultOf(reading, one, 'failed'));
  },
};

const reasoned =
  (type: 'CANCEL' | 'LATE_CHECK_IN' | 'UNDO_CHECK_IN') =>
  (answers: JsonObject): AskedChange => {
    const note = text(answers, 'note');
    const event = { type, reason: wanted(answers, 'reason', '请填写原因') } as AppointmentEvent;
    return { event, ...(note !== undefined && { note }) };
  };

/** Into another session: who finds no place there keeps theirs and is told where there are some. Taken back, they are moved to where they were. */
const moveAppointment: JobKind = {
  check: async (context, reading, answers) => {
    wanted(answers, 'reason', '请选择改约的原因');
    return checkSession(context, reading, answers);
  },
  act: async (context, inside, reading, rowIds, answers) => {
    const [sessionId, reason] = [wanted(answers, 'session', CHOOSE), text(answers, 'reason')];
    const goal = { sessionId, ...slotOf(answers), ...(reason && { reason }) };
    const moved = await reschedule(context, inside, reading, rowIds, goal);
    const place = await placeOf(inside, reading, sessionId);
    return moved.map((one) => {
      if (!one.done || !one.to) return resultOf(reading, one);
      const told = `已改到 ${place}，序号 ${numberInQueue(one.to.slot, one.to.queueNo)}${fromElsewhere(one.to.elsewhere)}`;
      const before = { id: one.to.id, session: one.row.session_id, slot: one.row.slot };
      return { ...resultOf(reading, one), reason: told, before };
    });
  },
  undo: async (context, inside, reading, rows) => {
    const results: RowResult[] = [];
    for (const { rowId, before } of rows) {
      const ids = [String(before['id'])];
      const sessionId = String(before['session']);
      // The hour they had, or else another one of that session.
      let [one] = await reschedule(context, inside, reading, ids, { sessionId, slot: Number(before['slot']) });
      if (one && !one.done && one.why === 'guard')
        [one] = await reschedule(context, inside, reading, ids, { sessionId });
      if (one) results.push(resultOf(reading, { ...one, id: rowId }, 'failed'));
    }
    return results;
  },
};

async function placeOf(inside: Queryable, { scope }: ListReader, sessionId: string): Promise<string> {
  const found = await findSession(inside, scope, sessionId);
  return found ? `${formatDayInChinese(found.session.day)} ${found.session.place}` : '新的场次';
}

/** Everything lists do to appointments, by the name their definitions call it. */
export const APPOINTMENT_JOBS: { readonly [job: string]: JobKind } = {
  'book-appointment': bookAppointment,
  'cancel-appointment': changing(reasoned('CANCEL')),
  'check-in': checkIn,
  'undo-check-in': changing(reasoned('UNDO_CHECK_IN')),
  'late-check-in': changing(reasoned('LATE_CHECK_IN')),
  'move-appointment': moveAppointment,
};
