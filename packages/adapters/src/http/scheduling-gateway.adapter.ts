import type { SchedulingGateway } from '@gongwei/application/scheduling';
import { fail, ok, type Json, type Result } from '@gongwei/domain/shared';
import { listIn, memberText, required } from './wire-body.ts';
import type { WireCalls } from './wire-calls.ts';

const REFUSED = [409, 422];

export function createHttpScheduling(calls: WireCalls): SchedulingGateway {
  const of = (path: string, id: string, rest = '') => `/v1/${path}/${encodeURIComponent(id)}${rest}`;
  const get = async <Value>(path: string): Promise<Value> =>
    required((await calls.resource({ method: 'GET', path })).body, path) as unknown as Value;
  const send = async <Value>(path: string, body: object): Promise<Value> =>
    required((await calls.resource({ method: 'POST', path, body: body as Json })).body, path) as unknown as Value;
  const ask = async <Value>(path: string, sent: object): Promise<Result<Value, string>> => {
    const { status, body } = await calls.resource({ method: 'POST', path, body: sent as Json }, REFUSED);
    if (REFUSED.includes(status)) {
      const words = [memberText(body, 'message') ?? '没有办成', memberText(body, 'advice')];
      return fail(words.filter(Boolean).join('。'));
    }
    return ok(required(body, path) as unknown as Value);
  };
  const stateOf = async (
    answer: Promise<Result<{ readonly state: never }, string>>,
  ): Promise<Result<never, string>> => {
    const one = await answer;
    return one.ok ? ok(one.value.state) : one;
  };
  return {
    session: (id) => get(of('exam-sessions', id)),
    saveSession: (session, version, open) => ask('/v1/exam-sessions', { session, version, open }),
    desk: (sessionId) => get(of('exam-sessions', sessionId, '/desk')),
    find: async (sessionId, text) => {
      const path = of('exam-sessions', sessionId, '/find');
      const { body } = await calls.resource({ method: 'POST', path, body: { text } });
      return listIn(body) as unknown as Awaited<ReturnType<SchedulingGateway['find']>>;
    },
    book: (booking) => stateOf(ask('/v1/appointments', booking)),
    change: (id, event) => stateOf(ask(of('appointments', id, '/events'), event)),
    board: (type) => get(`/v1/progress-board?type=${encodeURIComponent(type)}`),
    review: (recordId) => get(of('check-ups', recordId, '/review')),
    judge: (recordId, seen, event) => ask(of('check-ups', recordId, '/review-events'), { seen, event }),
    tell: (recordId, notice) => send(of('check-ups', recordId, '/critical-notice'), notice),
  };
}
