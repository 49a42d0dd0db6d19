import type { Queryable } from '../database/database.port.ts';
import { databaseTrouble } from '../database/database-trouble.ts';
import type { ServerContext } from '../server-context.ts';
import { uuidV7 } from '../shared/random-source.ts';
import type { ExceptionEntry, ExceptionFile } from '../ports/exception-file.port.ts';

/** Milliseconds the database may take for an entry before the file does, and until the file is written over to it again. */
const [PATIENCE, AGAIN] = [1_000, 15_000];

/** Database messages quote values between these; values may be personal, so only the words around them are kept. */
const withoutValues = (text: string): string => text.replace(/"[^"]*"|'[^']*'|\([^()]*\)=\([^()]*\)|\d{6,}/g, '…');

type Context = Pick<ServerContext, 'database' | 'clock' | 'random' | 'timers' | 'exceptions'>;

/**
 * Keeps a failure of the server: in the database, or in the file until the database takes it. Never fails itself and never waits long:
 * the answer to the user matters more. Returns its id.
 */
export async function recordException(
  context: Context,
  exception: { readonly error: unknown; readonly route: string; readonly userId?: string },
): Promise<string> {
  const entry = entryOf(context, exception);
  const inDatabase = databaseTrouble(exception.error) !== 'away' && (await soon(insert(context.database, [entry])));
  if (!inDatabase && context.exceptions) {
    await context.exceptions.append([entry]);
    handOverLater(context);
  }
  return entry.id;
}

/** Files that will be handed over anyway: a thousand failures make one try. */
const armed = new WeakSet<ExceptionFile>();

function handOverLater(context: Context): void {
  const { exceptions, timers } = context;
  if (!exceptions || armed.has(exceptions)) return;
  armed.add(exceptions);
  timers.after(AGAIN, () => {
    armed.delete(exceptions);
    void handOver(context);
  });
}

/** Writes what the file holds into the database; while that is away, later. */
export async function handOver(context: Context): Promise<void> {
  const waiting = (await context.exceptions?.take()) ?? [];
  if (waiting.length === 0) return;
  try {
    await insert(context.database, waiting);
  } catch {
    await context.exceptions?.append(waiting);
    handOverLater(context);
  }
}

function entryOf(
  { clock, random }: Context,
  exception: { readonly error: unknown; readonly route: string; readonly userId?: string },
): ExceptionEntry {
  const error = exception.error instanceof Error ? exception.error : new Error('unknown');
  const stack = error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12)
    .join('\n');
  return {
    id: uuidV7(clock.now(), random),
    at: clock.now().toISOString(),
    code: String((error as { code?: unknown }).code ?? error.name),
    route: exception.route,
    message: withoutValues(error.message),
    stack: stack ?? null,
    userId: exception.userId ?? null,
  };
}

const insert = async (database: Queryable, entries: readonly ExceptionEntry[]): Promise<void> =>
  void (await database.query(
    `insert into exception_log (id, at, code, route, message, stack, user_id)
     select e.id, e.at, e.code, e.route, e.message, e.stack, e."userId"
     from jsonb_to_recordset($1::jsonb) as e(id text, at timestamptz, code text, route text, message text, stack text, "userId" text)
     on conflict (id) do nothing`,
    [JSON.stringify(entries)],
  ));

/** Whether it was done in time. Real time: the point is how long the user waits. */
function soon(work: Promise<void>): Promise<boolean> {
  let late: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((done) => (late = setTimeout(() => done(false), PATIENCE)));
  const done = work.then(
    () => true,
    () => false,
  );
  return Promise.race([done, tooLate]).finally(() => clearTimeout(late));
}
