import type { ListQuestion } from '@gongwei/domain/lists';
import { PAGES } from '@gongwei/domain/pages';
import type { Queryable } from '../../database/database.port.ts';
import { mayWorkFor } from '../../identity/staff-places.ts';
import { findStaff, type Staff } from '../../identity/users.repository.ts';
import { raiseReminders } from '../../reminding/raise-reminders.ts';
import type { ServerContext } from '../../server-context.ts';
import { todayOf } from '../../shared/server-clock.ts';
import { readNow } from '../asked.ts';
import { logExport, writeExport, writeLines, type LinesOf } from '../export/write-export.ts';
import type { ServedLists } from '../serve-lists.ts';
import { maySee, mayTake } from '../row-actions.ts';
import type { ListReader, ServedList } from '../source.ts';
import { NOT_ALLOWED, NOT_OURS, takeInHand, type JobInHand } from './job-in-hand.ts';
import type { JobKind } from './job-kind.ts';
import { abandonedJobs, beginUndo, claimJob, endHeldJob, noteProgress, type HeldJob } from './job-leases.ts';
import { sweepJobs, type JobRow } from './list-jobs.repository.ts';
import { askedNow } from '../asked-now.ts';
import { doRows, takeBackRows } from './rows-of-a-job.ts';

/** Milliseconds between two looks whether another process left something behind. */
const LOOK_AGAIN = 20_000;
/** Milliseconds between two sweeps of what is old. */
const BETWEEN_SWEEPS = 3_600_000;

/** Works on jobs over lists, one after another in each process; what another process left is gone on with. */
export type ListJobs = {
  /** There is a new job. */
  readonly wake: (job: Pick<JobRow, 'county_code' | 'id'>) => void;
  /** Takes back what was done, once; each row's receipt tells. Where it is broken off another process goes on with it. */
  readonly undo: (job: JobRow) => Promise<void>;
  readonly kinds: { readonly [job: string]: JobKind };
  /** Resolves when nothing is under way. */
  readonly settled: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

export function createListJobs(
  context: ServerContext,
  lists: ServedLists,
  kinds: { readonly [job: string]: JobKind },
  { report, fhir }: { readonly report: (error: unknown) => void; readonly fhir?: LinesOf },
): ListJobs {
  const { database, clock, timers } = context;
  let line: Promise<void> = Promise.resolve();
  let stopped = false;
  const enqueue = (work: () => Promise<void>): void =>
    void (line = line.then(() => (stopped ? undefined : work().catch(report))));

  /** How whoever began a job reads the list now; nobody where the account is given up, works elsewhere or may not do this any more. */
  const readingOf = async (job: JobRow, on: Queryable = database): Promise<ListReader | undefined> => {
    const staff = await findStaff(on, job.user_id, job.scope_code);
    const served = lists.get(job.list);
    if (!staff || !served || !mayWorkFor(staff, job.scope_code) || !mayDo(served.list, staff, job)) return undefined;
    const asked = askedNow(clock, staff.id, job.scope_code);
    // Not more than when it was begun: what it writes is told to who sees as much as its beginner did.
    const reader = job.work.seenAs === 'looks' ? 'looks' : served.source.readerOf(staff);
    return { scope: { institutionCode: job.scope_code }, staff, reader, asked };
  };

  const work = async (held: HeldJob): Promise<void> => {
    const mayGoOn = async (inside: Queryable): Promise<boolean> => (await readingOf(held, inside)) !== undefined;
    const hand = takeInHand(context, held, () => stopped, mayGoOn);
    const ended = held.state === 'undone' ? 'undone' : 'failed';
    try {
      const reading = await readingOf(held);
      const kind = kinds[held.work.kind ?? ''];
      if (!reading) await hand.end(ended, NO_RIGHT);
      else if (held.file_name !== null) await toFile(hand, reading);
      else if (!kind) await hand.end(ended, '这项操作已停用');
      else await (held.state === 'undone' ? takeBackRows : doRows)(context, hand, kind, reading);
    } catch (error) {
      if (error === NOT_OURS) return hand.release();
      if (error === NOT_ALLOWED) return hand.end(ended, NO_RIGHT);
      report(error);
      await hand.end(ended, TROUBLE[ended]);
    }
  };

  const toFile = async (hand: JobInHand, reading: ListReader): Promise<void> => {
    const { job } = hand;
    const served = lists.get(job.list);
    if (!served) return;
    const question = await readNow(
      context.database,
      served,
      (job.work.question ?? {}) as Omit<ListQuestion, 'list'>,
      reading,
    );
    const told = (done: number): Promise<void> => hand.step((inside) => noteProgress(inside, job, done));
    if (job.work.format === undefined)
      await writeExport(context, { served, question, reading, hand, library: lists.library, told });
    else if (fhir) await writeLines({ reading, hand, told }, fhir);
    await hand.step(async (inside, held) => {
      await logExport(inside, context, job, reading);
      await endHeldJob(inside, held, 'done');
      await raiseReminders(inside, clock.now().toISOString(), [
        {
          countyCode: job.county_code,
          rule: 'export-ready',
          subjectId: job.id,
          dueOn: todayOf(clock),
          recipientId: job.user_id,
          facts: { fileName: job.file_name ?? '', path: pathOfList(job.list) },
        },
      ]);
    });
  };

  const run = async (job: Pick<JobRow, 'county_code' | 'id'>): Promise<void> => {
    const held = await claimJob(database, job, clock.now());
    if (held) await work(held);
  };

  let sweptAt = clock.now().getTime();
  const sweep = async (): Promise<void> => {
    if (clock.now().getTime() - sweptAt < BETWEEN_SWEEPS) return;
    sweptAt = clock.now().getTime();
    await sweepJobs(database, clock.now());
  };
  let cancelLook: () => void = () => undefined;
  const look = (): void => {
    enqueue(async () => {
      for (const job of await abandonedJobs(database, clock.now())) await run(job);
      await sweep();
    });
    cancelLook = timers.after(LOOK_AGAIN, look);
  };
  cancelLook = timers.after(LOOK_AGAIN, look);

  return {
    wake: (job) => enqueue(() => run(job)),
    undo: async (job) => {
      const held = await beginUndo(database, job, clock.now());
      if (held) await work(held);
    },
    kinds,
    settled: () => line,
    stop: async () => {
      stopped = true;
      cancelLook();
      await line;
    },
  };
}

/** Whether somebody may still see what a job works on, and do it; of an import there is no action. */
function mayDo({ definition, actions }: ServedList['list'], staff: Staff, { action: id }: JobRow): boolean {
  const action = actions.find((one) => one.action.id === id)?.action;
  return maySee(definition, staff) && (action === undefined || mayTake(definition, action, staff));
}

/** The page that shows a list, where its file waits; home where none does. */
const pathOfList = (id: string): string =>
  PAGES.find(
    ({ shows }) =>
      typeof shows === 'object' &&
      (('list' in shows && shows.list === id) ||
        ('lists' in shows && shows.lists.some(({ list }) => list === id)) ||
        ('register' in shows && shows.register.includes(id))),
  )?.path ?? (id === 'resident-list' ? '/cust/base' : '/wel/index');

const NO_RIGHT = '账号或名单已停用，或账号的角色、机构有变动，没有做完，已做的见回执';
const TROUBLE = {
  failed: '没有做完，已做的见回执；请稍后对其余的再试一次',
  undone: '没有全部撤销，已撤销的见回执',
} as const;
