import type { SchedulingGateway } from '@gongwei/application/scheduling';
import { ok, type Result } from '@gongwei/domain/shared';
import { createAsk } from './ask-or-refuse.ts';
import { listIn } from './wire-body.ts';
import type { WireCalls } from './wire-calls.ts';

/** Sessions of check-ups, appointments, reviews, over HTTP; throws a `Fault` where the line or the server fails. */
export function createHttpScheduling(calls: WireCalls): SchedulingGateway {
  const of = (path: string, id: string, rest = '') => `/v1/${path}/${encodeURIComponent(id)}${rest}`;
  const { get, send, ask } = createAsk(calls);
  const stateOf = async (
    answer: Promise<Result<{ readonly state: never }, string>>,
  ): Promise<Result<never, string>> => {
    const one = await answer;
    return one.ok ? ok(one.value.state) : one;
  };
  return {
    session: (id, asker) => get(of('exam-sessions', id), asker),
    saveSession: (session, version, open) => ask('/v1/exam-sessions', { session, version, open }),
    desk: (sessionId, asker) => get(of('exam-sessions', sessionId, '/desk'), asker),
    bookable: (selection, asker) => get(`/v1/exam-sessions/bookable?selection=${encodeURIComponent(selection)}`, asker),
    hall: (sessionId, asker) => get(of('exam-sessions', sessionId, '/calls'), asker),
    call: (sessionId, asked) => send(of('exam-sessions', sessionId, '/calls'), asked),
    find: async (sessionId, text) => {
      const path = of('exam-sessions', sessionId, '/find');
      const { body } = await calls.resource({ method: 'POST', path, body: { text } });
      return listIn(body) as unknown as Awaited<ReturnType<SchedulingGateway['find']>>;
    },
    book: (booking) => stateOf(ask('/v1/appointments', booking)),
    change: (id, event) => stateOf(ask(of('appointments', id, '/events'), event)),
    board: (type, asker) => get(`/v1/progress-board?type=${encodeURIComponent(type)}`, asker),
    review: (recordId, asker) => get(of('check-ups', recordId, '/review'), asker),
    judge: (recordId, seen, event) => ask(of('check-ups', recordId, '/review-events'), { seen, event }),
    tell: (recordId, notice) => send(of('check-ups', recordId, '/critical-notice'), notice),
  };
}
