import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RosterRowResult } from '@gongwei/domain/resident';
import type { Queryable } from '../database/database.port.ts';
import { countyCodeOf, parameters, scopeCondition } from '../database/scope.ts';
import { peopleChanged } from '../database/branch-changes.ts';
import type { ServerContext } from '../server-context.ts';
import { changeResident, logResidents, type ResidentLine } from '../resident/resident-writes.ts';
import { endPhase, underLease, type RosterJob } from './roster-job.ts';
import { ROSTER_LIMITS } from './roster-limits.ts';
import { rowsAfter, settleRows, type StoredRow, type WrittenFields } from './roster-rows.repository.ts';

type Tools = Pick<ServerContext, 'database' | 'clock' | 'facts' | 'random'>;

/** Takes back what an import wrote, as long as nothing was built on it; what stays is named with its reason. */
export async function withdrawRoster(tools: Tools, job: RosterJob): Promise<void> {
  const { database } = tools;
  let [after, handled] = [0, 0];
  for (;;) {
    let last: number | undefined;
    await underLease(database, job, async (inside) => {
      const rows = await rowsAfter(inside, job.key, after, ROSTER_LIMITS.chunk, WRITTEN);
      last = rows.at(-1)?.row;
      handled += rows.length;
      if (rows.length > 0) await withdrawChunk(inside, tools, job, rows);
      return { handled };
    });
    if (last === undefined) break;
    after = last;
    await nextTurn();
  }
  await endPhase(tools, job, 'WITHDRAWN', { message: '', finishedAt: tools.clock.now().toISOString() });
}

const WRITTEN = "settled and outcome in ('created', 'updated')";

async function withdrawChunk(
  inside: Queryable,
  tools: Tools,
  job: RosterJob,
  rows: readonly StoredRow[],
): Promise<void> {
  const ids = rows.flatMap(({ result }) => result.residentId ?? []);
  const people = new Map((await holdResidents(inside, job, ids)).map((one) => [one.id, one]));
  const gone: string[] = [];
  const lines: ResidentLine[] = [];
  const receipts: { readonly result: RosterRowResult; readonly written: WrittenFields | undefined }[] = [];
  for (const { result, written } of rows) {
    const person = people.get(result.residentId ?? '');
    const kept = whyKept(written, person);
    if (kept !== undefined || !written || !person) {
      receipts.push({ result: withNote(result, kept ?? ''), written: written ?? undefined });
      continue;
    }
    if (written.kind === 'insert') gone.push(person.id);
    else await changeResident(inside, job.user, { id: person.id, ...restored(written) });
    lines.push({
      action: written.kind === 'insert' ? 'resident.withdraw' : 'resident.change',
      subjectId: person.id,
      details: { source: 'roster-withdrawal', importId: job.key.id },
    });
    const { residentId: _, ...rest } = result;
    receipts.push({
      result: { ...(written.kind === 'insert' ? rest : result), outcome: 'withdrawn' },
      written: undefined,
    });
  }
  // While those who go are still there.
  await peopleChanged(
    inside,
    job.user,
    lines.map(({ subjectId }) => subjectId),
  );
  if (gone.length > 0) {
    const into = parameters();
    await inside.query(
      `delete from residents r where ${scopeCondition(job.user, 'r', into)} and r.id = any(${into.add(gone)}::text[])`,
      into.values,
    );
    await tools.facts.forget(inside, countyCodeOf(job.user.institutionCode), gone);
  }
  await logResidents(inside, tools, job.user, lines);
  await settleRows(inside, job.key, receipts);
}

type Person = {
  readonly id: string;
  readonly name: string;
  readonly phone: string | null;
  readonly address: string | null;
  readonly records: boolean;
  readonly ties: boolean;
  readonly calls: boolean;
  readonly cared: boolean;
  /** The first of what else was done for them since, as a receipt tells it. */
  readonly other: string | null;
};

/** What is kept beside the sheets of somebody, and how a receipt tells of it. */
const OTHER_WORK = [
  ['appointments', '已有体检预约'],
  // Samples are found by their numbers; one of before the import is nobody's of the file.
  ['nucleic_samples', '已有核酸采样', 'o.id_no = r.id_number and'],
  ['invitation_contacts', '已登记体检动员'],
  ['plan_doctors', '已转交随访任务'],
  ['upload_entries', '已列入上传'],
] as const;
const otherWork = OTHER_WORK.map(
  ([table, words, found = '']) =>
    `when exists (select 1 from ${table} o where o.county_code = r.county_code and ${found} o.resident_id = r.id) then '${words}'`,
).join(' ');

/** The residents as they are, held until the transaction is over, with what was built on their files. */
async function holdResidents(
  inside: Queryable,
  { user }: RosterJob,
  ids: readonly string[],
): Promise<readonly Person[]> {
  const into = parameters();
  const where = `${scopeCondition(user, 'r', into)} and r.id = any(${into.add(ids)}::text[])`;
  await inside.query(`select 1 from residents r where ${where} order by r.id for update`, into.values);
  return inside.query<Person>(
    `select r.id, r.name, r.phone, r.address,
       exists (select 1 from records s where s.county_code = r.county_code and s.subject_id = r.id) as records,
       exists (select 1 from family_ties f where f.county_code = r.county_code and (f.resident_id = r.id or f.other_id = r.id)) as ties,
       exists (select 1 from calls c where c.resident_id = r.id) as calls,
       case ${otherWork} end as other,
       (r.doctor_id is not null or r.status <> '1' or r.has_personal_info or cardinality(r.conditions) > 0) as cared
     from residents r where ${where}`,
    into.values,
  );
}

/** Why a row stays as it is; `undefined` where it can be taken back. */
function whyKept(written: WrittenFields | null, person: Person | undefined): string | undefined {
  if (!written) return '由旧版本导入，不能撤回';
  if (!person) return '档案已迁出或不在管理范围内，没有撤回';
  const same = (['name', 'phone', 'address'] as const).every(
    (field) => (person[field] ?? undefined) === written.after[field],
  );
  if (!same) return '导入之后修改过档案，没有撤回';
  if (written.kind === 'update') return undefined;
  if (person.records) return '导入之后已有服务记录，没有撤回';
  if (person.ties) return '导入之后已登记家庭关系，没有撤回';
  if (person.calls) return '导入之后有关于该居民的通话，没有撤回';
  if (person.other !== null) return `导入之后${person.other}，没有撤回`;
  return person.cared ? '导入之后修改过档案，没有撤回' : undefined;
}

const withNote = (result: RosterRowResult, text: string): RosterRowResult => ({
  ...result,
  messages: [...result.messages.filter((message) => message.text !== text), { severity: 'warning', text }],
});

const restored = ({ before = {}, after }: WrittenFields) =>
  Object.fromEntries(
    (['name', 'phone', 'address'] as const)
      .filter((field) => before[field] !== after[field])
      .map((field) => [field, before[field] ?? null]),
  );
