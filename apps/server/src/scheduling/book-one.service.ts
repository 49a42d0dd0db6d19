import type { AppointmentState } from '@gongwei/domain/scheduling';
import { repeatedTransaction } from '../database/repeated-transaction.ts';
import { countyCodeOf } from '../database/scope.ts';
import { recordOperation } from '../logging/operation-log.ts';
import type { ServerContext } from '../server-context.ts';
import { httpFailure } from '../shared/http-failure.ts';
import { bookPeople, type Asking } from './book-people.service.ts';
import { changeAppointments, type AskedChange } from './change-appointments.service.ts';

/** `id` is the client's: sent again it is answered, not booked again. `checkIn`: they are here already. `beyond`: why there is one place more. */
export type NewBooking = {
  readonly id: string;
  readonly residentId: string;
  readonly sessionId: string;
  readonly slot?: number;
  readonly checkType?: string;
  readonly checkIn?: boolean;
  readonly beyond?: string;
};
export type BookedAnswer = {
  readonly id: string;
  readonly slot: number;
  readonly queueNo: number;
  readonly state: AppointmentState;
};

/** Books one person. @throws 409 `appointment.refused` with why, and where there are places instead. */
export const bookOne = (context: ServerContext, asking: Asking, asked: NewBooking): Promise<BookedAnswer> =>
  repeatedTransaction(context.database, async (inside) => {
    const county = countyCodeOf(asking.scope.institutionCode);
    const [known] = await inside.query<{
      slot: number;
      queue_no: number;
      state: AppointmentState;
      resident_id: string;
    }>('select slot, queue_no, state, resident_id from appointments where county_code = $1 and id = $2', [
      county,
      asked.id,
    ]);
    if (known?.resident_id === asked.residentId)
      return { id: asked.id, slot: known.slot, queueNo: known.queue_no, state: known.state };
    const [booked] = await bookPeople(context, inside, asking, [asked.residentId], {
      ...{ sessionId: asked.sessionId, channel: asked.checkIn ? '1' : '4' },
      ...(asked.checkType !== undefined && { checkType: asked.checkType }),
      ids: new Map([[asked.residentId, asked.id]]),
      ...(asked.slot !== undefined && { slot: asked.slot }),
      ...(asked.beyond !== undefined && { beyond: true, remark: asked.beyond }),
    });
    if (!booked?.done) throw httpFailure(409, { code: 'appointment.refused', message: booked?.reason ?? '没有约上' });
    await recordOperation(inside, context, asking.staff, {
      action: 'appointment.change',
      subjectId: asked.residentId,
      target: asked.id,
      details: { event: 'BOOK', beyond: asked.beyond !== undefined },
    });
    const { id, slot, queueNo } = booked;
    if (asked.checkIn !== true) return { id, slot, queueNo, state: '1' };
    const [there] = await changeAppointments(context, inside, asking, [id], { event: { type: 'CHECK_IN' }, way: '3' });
    if (!there?.done) throw httpFailure(409, { code: 'appointment.refused', message: there?.reason ?? '没有签到' });
    return { id, slot, queueNo, state: there.state };
  });

/** One event of one appointment. @throws 404, 409 or 422 with a sentence. */
export const changeOne = (
  context: ServerContext,
  asking: Asking,
  id: string,
  change: AskedChange,
): Promise<{ readonly id: string; readonly state: AppointmentState }> =>
  repeatedTransaction(context.database, async (inside) => {
    const [one] = await changeAppointments(context, inside, asking, [id], change);
    if (one?.done) return { id, state: one.state };
    const status = one?.why === 'gone' ? 404 : one?.why === 'state' ? 409 : 422;
    throw httpFailure(status, { code: `appointment.${one?.why ?? 'gone'}`, message: one?.reason ?? '没有办成' });
  });
