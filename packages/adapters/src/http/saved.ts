import { fail, ok, type Json, type Result } from '@gongwei/domain/shared';
import { saidIn } from './wire-body.ts';
import type { WireCalls } from './wire-calls.ts';

/** What the server says to a conflict (409) or to what was filled in (422), as one sentence. */
export function refusalIn(body: Json | undefined): Result<never, string> {
  const { message = '没有保存', advice } = saidIn(body);
  return fail(advice === undefined ? message : `${message}。${advice}`);
}

/** A write that users can get wrong. */
export async function saved(
  calls: WireCalls,
  method: 'POST' | 'PUT',
  path: string,
  body: object,
): Promise<Result<undefined, string>> {
  const answer = await calls.resource({ method, path, body: body as Json }, [409, 422]);
  return answer.status < 400 ? ok(undefined) : refusalIn(answer.body);
}
