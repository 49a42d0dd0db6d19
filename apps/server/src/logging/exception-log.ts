import type { ServerContext } from '../server-context.ts';
import { uuidV7 } from '../shared/random-source.ts';

/** Database messages quote values between these; values may be personal, so only the words around them are kept. */
const withoutValues = (text: string): string => text.replace(/"[^"]*"|'[^']*'|\([^()]*\)=\([^()]*\)|\d{6,}/g, '…');

/** Keeps a failure of the server. Never fails itself: the answer to the user matters more. Returns its id. */
export async function recordException(
  { database, clock, random }: ServerContext,
  exception: { readonly error: unknown; readonly route: string; readonly userId?: string },
): Promise<string> {
  const id = uuidV7(clock.now(), random);
  const error = exception.error instanceof Error ? exception.error : new Error('unknown');
  const stack =
    error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 12)
      .join('\n') ?? null;
  const code = String((error as { code?: unknown }).code ?? error.name);
  await database
    .query(
      'insert into exception_log (id, at, code, route, message, stack, user_id) values ($1, $2, $3, $4, $5, $6, $7)',
      [
        id,
        clock.now().toISOString(),
        code,
        exception.route,
        withoutValues(error.message),
        stack,
        exception.userId ?? null,
      ],
    )
    .catch(() => {});
  return id;
}
