import type { RosterImport, RosterImportEvent, RosterImportState } from '@gongwei/domain/resident';
import type { Database, Queryable } from '../database/database.port.ts';
import { raiseReminders } from '../reminding/raise-reminders.ts';
import type { RosterUser } from '../resident/filed-people.ts';
import type { ServerContext } from '../server-context.ts';
import {
  importOf,
  moveImport,
  type ImportChange,
  type ImportRow,
  type SheetFacts,
} from './roster-imports.repository.ts';
import { dayOf } from '../shared/server-clock.ts';
import { mayGoOn } from './roster-right.policy.ts';
import { countRows, isWritingOver, type ImportKey } from './roster-rows.repository.ts';

/** An import that this runner works on, in the name of `user`. */
export type RosterJob = {
  readonly key: ImportKey;
  readonly phase: RosterImportState;
  readonly user: RosterUser;
  readonly layout: SheetFacts | undefined;
  readonly shown: RosterImport;
  readonly runner: string;
  /** How often it was begun without getting anywhere. */
  readonly attempts: number;
};

/** Somebody stopped the import, or another process has taken it over: whoever hears it lets go without a word. */
export const LEASE_LOST = Symbol('The import is worked on by somebody else');

/** In whose name it is written may do so no more: what is written stays, and nothing else is. */
export const NOT_ALLOWED = Symbol('The import may not be gone on with');

const LEASE = "now() + interval '15 seconds'";

/** The oldest import that waits for somebody to go on with it, for this runner alone. */
export async function claimJob(database: Database, runner: string): Promise<RosterJob | undefined> {
  const [row] = await database.query<ImportRow>(
    `update roster_imports set runner = $1, leased_until = ${LEASE}, attempts = attempts + 1
     where (county_code, id) in (
       select county_code, id from roster_imports
       where phase in ('checking', 'saving', 'withdrawing') and (leased_until is null or leased_until < now())
       order by started_at limit 1 for update skip locked)
     returning *`,
    [runner],
  );
  return row && jobOf(row, runner);
}

export const jobOf = (row: ImportRow, runner: string): RosterJob => ({
  key: { countyCode: row.county_code, id: row.id },
  phase: row.phase,
  // Scope is the import's own, whoever confirmed it.
  user: { ...(row.acting ?? { id: '', name: row.user_name }), institutionCode: row.institution_code },
  layout: row.layout ?? undefined,
  shown: importOf(row),
  runner,
  attempts: row.attempts,
});

/**
 * One transaction of a job: what `work` writes is there together with the progress it answers, or not at all. @throws LEASE_LOST where the
 * import is not this runner's any more, so that no chunk is ever done twice; NOT_ALLOWED where residents are written in the name of somebody
 * who may not do so any more.
 */
export const underLease = (
  database: Database,
  { key: { countyCode, id }, phase, runner, user }: RosterJob,
  work: (inside: Queryable) => Promise<ImportChange>,
): Promise<void> =>
  database.transaction(async (inside) => {
    const [held] = await inside.query(
      'select 1 from roster_imports where county_code = $1 and id = $2 and runner = $3 and phase = $4 for update',
      [countyCode, id, runner, phase],
    );
    if (!held) throw LEASE_LOST;
    if (WRITING.has(phase) && !(await mayGoOn(inside, user))) throw NOT_ALLOWED;
    const change = await work(inside);
    await inside.query(
      `update roster_imports set state = state || $3::jsonb, leased_until = ${LEASE}, attempts = 0 where county_code = $1 and id = $2`,
      [countyCode, id, JSON.stringify(change)],
    );
  });

const WRITING: ReadonlySet<RosterImportState> = new Set(['saving', 'withdrawing']);

/** Phases somebody waits for, in words. */
const ENDED: { readonly [phase: string]: string } = {
  checked: '检查完，等您确认',
  done: '导入完',
  failed: '停下：没有导入完',
  withdrawn: '撤回完',
};

/** Ends what the job was about, with the counts of the rows as they are. @throws LEASE_LOST */
export async function endPhase(
  { database, clock }: Pick<ServerContext, 'database' | 'clock'>,
  job: RosterJob,
  event: RosterImportEvent['type'],
  change: ImportChange,
): Promise<void> {
  await database.transaction(async (inside) => {
    const [held] = await inside.query(
      'select 1 from roster_imports where county_code = $1 and id = $2 and runner = $3 and phase = $4 for update',
      [job.key.countyCode, job.key.id, job.runner, job.phase],
    );
    if (!held) throw LEASE_LOST;
    const stopped = (event === 'FAIL' && job.phase === 'saving') || isWritingOver(job.phase);
    const moved = await moveImport(inside, job.user, job.key.id, event, async () => ({
      ...change,
      counts: await countRows(inside, job.key, stopped),
    }));
    const done = moved && ENDED[moved.state];
    if (!done) return;
    const now = clock.now();
    await raiseReminders(inside, now.toISOString(), [
      {
        countyCode: job.key.countyCode,
        rule: 'import-done',
        subjectId: job.key.id,
        dueOn: dayOf(now.getTime()),
        recipientId: job.user.id,
        facts: { fileName: moved.fileName, done, phase: moved.state },
      },
    ]);
  });
}

/** Keeps what this runner holds from being taken over while a step takes long. */
export const renewLeases = async (database: Database, runner: string): Promise<void> =>
  void (await database.query(
    `update roster_imports set leased_until = ${LEASE} where runner = $1 and phase in ('reading', 'checking', 'saving', 'withdrawing')`,
    [runner],
  ));

/** Lets everything go that this runner holds, so that another may go on with it at once. */
export const releaseJobs = async (database: Database, runner: string): Promise<void> =>
  void (await database.query(
    "update roster_imports set leased_until = null where runner = $1 and phase in ('checking', 'saving', 'withdrawing')",
    [runner],
  ));

/** Milliseconds until a job that failed may be begun again. */
export const putBack = async (database: Database, { key, runner }: RosterJob, milliseconds: number): Promise<void> =>
  void (await database.query(
    `update roster_imports set leased_until = now() + $4 * interval '1 millisecond' where county_code = $1 and id = $2 and runner = $3`,
    [key.countyCode, key.id, runner, milliseconds],
  ));
