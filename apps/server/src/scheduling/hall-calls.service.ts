import {
  CALLED_STATIONS,
  hallLine,
  type CalledPerson,
  type DeskPerson,
  type Hall,
  type HallCall,
  type HallLeft,
} from '@gongwei/domain/scheduling';
import type { Queryable } from '../database/database.port.ts';
import { repeatedTransaction } from '../database/repeated-transaction.ts';
import { recordOperation } from '../logging/operation-log.ts';
import { readerOf } from '../privacy/reader.policy.ts';
import type { ServerContext } from '../server-context.ts';
import { httpFailure } from '../shared/http-failure.ts';
import { todayOf } from '../shared/server-clock.ts';
import type { Asking } from './book-people.service.ts';
import { deskPeople } from './desk.query.ts';
import { findSession, type SessionRow } from './sessions.repository.ts';

type Row = {
  readonly appointment_id: string;
  readonly station: string;
  readonly at: string;
  readonly left_as: HallLeft | null;
};

const callsOf = async (on: Queryable, { county_code, id }: SessionRow): Promise<readonly HallCall[]> => {
  const rows = await on.query<Row>(
    'select appointment_id, station, at, left_as from hall_calls where county_code = $1 and session_id = $2 order by at',
    [county_code, id],
  );
  return rows.map(({ appointment_id, station, at, left_as }) => ({
    ...{ appointmentId: appointment_id, station, at },
    ...(left_as !== null && { left: left_as }),
  }));
};

const peopleOf = ({ clock }: ServerContext, on: Queryable, { scope, staff }: Asking, session: SessionRow) =>
  deskPeople(on, session, scope.institutionCode, readerOf(staff), todayOf(clock));

const called = ({ appointmentId, name, queueNo, village }: DeskPerson): CalledPerson => ({
  appointmentId,
  name,
  queueNo,
  village,
});

/** The stations of a session where people are called, as they are now. */
export async function hallOf(
  context: ServerContext,
  on: Queryable,
  asking: Asking,
  session: SessionRow,
): Promise<Hall> {
  const [people, calls, now] = [
    await peopleOf(context, on, asking, session),
    await callsOf(on, session),
    context.clock.now(),
  ];
  const offered = CALLED_STATIONS.filter(({ item }) => session.items.length === 0 || session.items.includes(item));
  return {
    stations: offered.map(({ code }) => {
      const last = calls.findLast(({ station, left }) => station === code && left === undefined);
      const person = people.find(({ appointmentId }) => appointmentId === last?.appointmentId);
      const waiting = hallLine(people, code, calls, now).length;
      return { code, waiting, ...(person && { called: called(person) }) };
    }),
  };
}

/** Calls one to a station; `settles`: who was called there before and did not come. */
export type AskedCall = {
  readonly station: string;
  readonly settles?: { readonly appointmentId: string; readonly as: HallLeft };
};

/**
 * Calls the next one in line, whom no other station calls at the same moment: the session is held. Nobody, where nobody waits.
 * @throws 404 out of reach, 422 `hall.station` where the session has no such station.
 */
export const callNext = (context: ServerContext, asking: Asking, sessionId: string, { station, settles }: AskedCall) =>
  repeatedTransaction(context.database, async (inside) => {
    const found = await findSession(inside, asking.scope, sessionId, { hold: true });
    if (!found)
      throw httpFailure(404, { code: 'session.not-found', message: '没有找到这个场次，或不在您的管理范围内' });
    const { session } = found;
    const { stations } = await hallOf(context, inside, asking, session);
    if (!stations.some(({ code }) => code === station))
      throw httpFailure(422, { code: 'hall.station', message: '这一场没有这个项目' });
    const at = context.clock.now();
    if (settles)
      await inside.query(
        `update hall_calls set left_as = $4, at = $5 where county_code = $1 and session_id = $6 and appointment_id = $2 and station = $3 and left_as is null`,
        [session.county_code, settles.appointmentId, station, settles.as, at.toISOString(), session.id],
      );
    const [next] = hallLine(
      await peopleOf(context, inside, asking, session),
      station,
      await callsOf(inside, session),
      at,
    );
    if (next) await writeCall(context, inside, asking, { session, next, station, at: at.toISOString() });
    return { ...(await hallOf(context, inside, asking, session)), ...(next && { called: called(next) }) };
  });

async function writeCall(
  context: ServerContext,
  inside: Queryable,
  { staff }: Asking,
  { session, next, station, at }: { session: SessionRow; next: DeskPerson; station: string; at: string },
): Promise<void> {
  await inside.query(
    `insert into hall_calls as h (county_code, appointment_id, station, session_id, at, by_id) values ($1, $2, $3, $4, $5, $6)
     on conflict (county_code, appointment_id, station) do update set at = excluded.at, by_id = excluded.by_id, session_id = excluded.session_id,
       left_as = null, times = h.times + 1`,
    [session.county_code, next.appointmentId, station, session.id, at, staff.id],
  );
  await recordOperation(inside, context, staff, {
    ...{ action: 'appointment.call', subjectId: next.residentId, target: next.appointmentId, details: { station } },
  });
}
