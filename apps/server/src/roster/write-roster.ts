import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RosterRowResult } from '@gongwei/domain/resident';
import type { CalendarDay } from '@gongwei/domain/shared';
import { sqlStateOf, UNIQUE_VIOLATION, type Queryable } from '../database/database.port.ts';
import { peopleChanged } from '../database/branch-changes.ts';
import type { ServerContext } from '../server-context.ts';
import { residentId } from '../shared/random-source.ts';
import {
  changeResident,
  findByIdNumbers,
  insertResidents,
  logResidents,
  reserveArchiveNumbers,
  type ResidentLine,
} from '../resident/resident-writes.ts';
import { bornAlike, namesakesOf, waitForBirths } from '../resident/similar-files.ts';
import { judgeAgain, type RosterPlan } from './roster-decision.rules.ts';
import { endPhase, underLease, type RosterJob } from './roster-job.ts';
import { ROSTER_LIMITS } from './roster-limits.ts';
import type { NewResident, RosterFields } from '../resident/filed-people.ts';
import { rowsAfter, settleRows, type WrittenFields } from './roster-rows.repository.ts';

type Tools = Pick<ServerContext, 'database' | 'clock' | 'facts' | 'random'>;

/** SQLSTATE of two transactions that waited for each other, and of one that came too late. */
const AGAIN = new Set([UNIQUE_VIOLATION, '40P01', '40001']);
const MOST_TRIES = 5;

/** Writes what was confirmed: chunks of rows, each with its residents, its receipts and its lines of the log in one transaction. */
export async function writeRoster(tools: Tools, job: RosterJob, today: CalendarDay): Promise<void> {
  const { database } = tools;
  let handled = job.shown.handled;
  for (;;) {
    const written = await again(async () => {
      let rows = 0;
      await underLease(database, job, async (inside) => {
        rows = await writeChunk(inside, tools, job, today);
        return { handled: handled + rows };
      });
      return rows;
    });
    if (written === 0) break;
    handled += written;
    await nextTurn();
  }
  await endPhase(tools, job, 'WRITTEN', { message: '', finishedAt: tools.clock.now().toISOString() });
}

/** Somebody else wrote the same residents at the same moment: looked at again, they are there. */
async function again<Value>(work: () => Promise<Value>): Promise<Value> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries >= MOST_TRIES || !AGAIN.has(sqlStateOf(error) ?? '')) throw error;
    }
  }
}

type Planned = { readonly result: RosterRowResult; readonly plan: RosterPlan };

async function writeChunk(inside: Queryable, tools: Tools, job: RosterJob, today: CalendarDay): Promise<number> {
  const rows = await rowsAfter(inside, job.key, 0, ROSTER_LIMITS.chunk, 'not settled');
  const planned = rows.flatMap(({ result, plan }): Planned[] => (plan ? [{ result, plan }] : []));
  const numbers = planned.map(({ plan }) => plan.entry.idNumber);
  // Before any file is held: who opens one by hand waits for the day of birth first, too.
  const opened = planned.flatMap(({ plan }) => (plan.kind === 'insert' ? [plan.entry] : []));
  await waitForBirths(
    inside,
    job.user,
    opened.map(({ birthDate }) => birthDate),
  );
  const stored = new Map((await findByIdNumbers(inside, job.user, numbers, true)).map((one) => [one.idNumber, one]));
  const namesakes = await namesakesOf(inside, job.user, opened);
  const acts = planned.map((one) => ({
    ...one,
    act: judgeAgain(
      ...([one.result, one.plan, stored.get(one.plan.entry.idNumber)] as const),
      bornAlike(namesakes, one.plan.entry),
    ),
  }));
  const inserts = acts.flatMap(({ act, plan }) => (act.kind === 'insert' && plan.kind === 'insert' ? [plan] : []));
  const made = await newResidents(inside, tools, inserts, today);
  await insertResidents(inside, tools.facts, [...made.values()]);
  const lines: ResidentLine[] = [];
  const receipts: { readonly result: RosterRowResult; readonly written: WrittenFields | undefined }[] = [];
  for (const { result, plan, act } of acts) {
    if (act.kind === 'nothing') {
      receipts.push({ result: act.result, written: undefined });
    } else if (plan.kind === 'insert') {
      const { id } = made.get(plan) as NewResident;
      lines.push({ action: 'resident.create', subjectId: id, details: { source: 'roster', fields: [] } });
      receipts.push({
        result: { ...result, residentId: id },
        written: { kind: 'insert', after: fieldsOf(plan.entry) },
      });
    } else {
      const { id, ...fields } = plan.change;
      await changeResident(inside, job.user, plan.change);
      lines.push({
        action: 'resident.change',
        subjectId: id,
        details: { source: 'roster', fields: Object.keys(fields) },
      });
      receipts.push({ result, written: { kind: 'update', before: plan.base, after: { ...plan.base, ...fields } } });
    }
  }
  await peopleChanged(
    inside,
    job.user,
    lines.map(({ subjectId }) => subjectId),
  );
  await logResidents(inside, tools, job.user, lines);
  await settleRows(inside, job.key, receipts);
  return rows.length;
}

const fieldsOf = ({ name, phone, address }: RosterFields): RosterFields => ({
  ...(name === undefined ? {} : { name }),
  ...(phone === undefined ? {} : { phone }),
  ...(address === undefined ? {} : { address }),
});

type Insert = Extract<RosterPlan, { kind: 'insert' }>;

/** Villages in their order, so that two imports never wait for each other's numbers. */
async function newResidents(
  inside: Queryable,
  { clock, random }: Tools,
  plans: readonly Insert[],
  today: CalendarDay,
): Promise<ReadonlyMap<RosterPlan, NewResident>> {
  const made = new Map<RosterPlan, NewResident>();
  const byVillage = Map.groupBy(plans, ({ village }) => village.code);
  for (const villageCode of [...byVillage.keys()].toSorted()) {
    const group = byVillage.get(villageCode) ?? [];
    const numbers = await reserveArchiveNumbers(inside, villageCode, group.length);
    for (const [at, plan] of group.entries()) {
      const { village, entry } = plan;
      made.set(plan, {
        ...entry,
        id: residentId(clock.now(), random),
        archiveNumber: numbers[at] as string,
        villageCode,
        villageName: village.name,
        institutionCode: village.institutionCode,
        filedOn: today,
        conditions: [],
      });
    }
  }
  return made;
}
