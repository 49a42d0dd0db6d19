import type { Asker } from '@gongwei/application/shared';
import { fail, ok, type Json, type Result } from '@gongwei/domain/shared';
import { memberText, required } from './wire-body.ts';
import type { WireCalls } from './wire-calls.ts';

/** Answers of the server that are no failure of the program: somebody was first, or a rule says no. */
const REFUSED = [409, 422];

/** Calls whose bodies are what ports speak of, as they stand. */
export function createAsk(calls: WireCalls) {
  return {
    get: async <Value>(path: string, asker?: Asker): Promise<Value> =>
      required((await calls.resource({ method: 'GET', path, asker })).body, path) as unknown as Value,
    /** A question whose words stand in its body. */
    find: async <Value>(path: string, body: object, asker?: Asker): Promise<Value> =>
      required(
        (await calls.resource({ method: 'POST', path, body: body as Json, asker })).body,
        path,
      ) as unknown as Value,
    send: async <Value>(path: string, body: object): Promise<Value> =>
      required((await calls.resource({ method: 'POST', path, body: body as Json })).body, path) as unknown as Value,
    /** `refused`: statuses that come as a sentence. */
    ask: async <Value>(path: string, sent: object, refused = REFUSED): Promise<Result<Value, string>> => {
      const { status, body } = await calls.resource({ method: 'POST', path, body: sent as Json }, refused);
      if (!refused.includes(status)) return ok(required(body, path) as unknown as Value);
      const words = [memberText(body, 'message') ?? '没有办成', memberText(body, 'advice')];
      return fail(words.filter(Boolean).join('。'));
    },
  };
}
