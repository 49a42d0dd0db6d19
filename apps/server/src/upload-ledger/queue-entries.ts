import { createHash } from 'node:crypto';
import { isDeletionOpen, type UploadEvent } from '@gongwei/domain/upload';
import type { Queryable } from '../database/database.port.ts';
import { nextBatchNumber } from './batch-number.ts';
import { accountFor, accountsOfCounty, hasPassed, type UploadAccount } from './accounts.query.ts';
import { heldBatch, insertBatch, type BatchRow } from './batches.repository.ts';
import { heldEntries, writeEntries } from './entries.repository.ts';
import { moveEntry, writeMoves, type Moment, type Moved } from './move-entry.ts';
import type { TaskOptions } from './task-options.ts';
import type { EntryRow } from './upload-entry.ts';

/** Who asks for what to be sent. `run`: one for everything that was asked for at once, so that it becomes one task for each account. */
export type Queueing = {
  readonly county: string;
  readonly run: string;
  readonly by: { readonly id: string; readonly name: string };
  /** What leads to being sent from states that do not wait for it already. */
  readonly events: readonly UploadEvent[];
  readonly options?: TaskOptions;
};
/** `why`: it was left as it is. */
export type Queued = { readonly id: string; readonly why?: string };

const IN_TASK = '已在上传任务里';

/** Puts entries into a task of their account, each with what became of it. Of the same people the archive goes along, since the platform wants it first. */
export async function queueEntries(
  inside: Queryable,
  moment: Moment,
  queueing: Queueing,
  ids: readonly string[],
): Promise<readonly Queued[]> {
  const accounts = await accountsOfCounty(inside, queueing.county);
  const institutions = await institutionsOf(inside, queueing.county, ids);
  const groups = Map.groupBy(ids, (id) => accountFor(accounts, institutions.get(id) ?? ''));
  const results = new Map<string, string | undefined>();
  for (const [account, own] of groups) {
    const refusal = account ? refusalOf(account) : '所属机构没有上传账号';
    if (refusal !== undefined || !account) own.forEach((id) => results.set(id, refusal));
    else for (const { id, why } of await queueFor(inside, moment, queueing, account, own)) results.set(id, why);
  }
  return ids.map((id) => {
    const why = institutions.has(id) ? results.get(id) : '没有找到这条上传记录';
    return why === undefined ? { id } : { id, why };
  });
}

const refusalOf = (account: UploadAccount): string | undefined =>
  hasPassed(account) ? undefined : `上传账号 ${account.username} 没有校验通过，请先改正账号`;

const institutionsOf = async (inside: Queryable, county: string, ids: readonly string[]) =>
  new Map(
    (
      await inside.query<{ record_id: string; institution_code: string }>(
        'select record_id, institution_code from upload_entries where county_code = $1 and record_id = any($2::text[])',
        [county, [...ids]],
      )
    ).map((row) => [row.record_id, row.institution_code]),
  );

async function queueFor(
  inside: Queryable,
  moment: Moment,
  queueing: Queueing,
  account: UploadAccount,
  ids: readonly string[],
): Promise<readonly Queued[]> {
  const batch = await batchFor(inside, moment, queueing, account);
  const archives = await archivesOf(inside, queueing.county, ids);
  const held = await heldEntries(inside, queueing.county, [...new Set([...ids, ...archives])]);
  const open = await openTasks(inside, queueing.county, held);
  const [plain, moves, results]: [EntryRow[], Moved[], Queued[]] = [[], [], []];
  for (const entry of held) {
    const wanted = ids.includes(entry.record_id);
    const change = {
      batch_id: batch.id,
      account_id: account.id,
      next_at: null,
      attempts: 0,
      uploader_id: queueing.by.id,
    };
    if (entry.batch_id !== null && open.has(entry.batch_id) && ['1', '2', '6'].includes(entry.state)) {
      if (wanted) results.push({ id: entry.record_id, why: IN_TASK });
      continue;
    }
    const ready = readied(entry, queueing, change);
    if ('why' in ready) {
      if (wanted) results.push({ id: entry.record_id, why: ready.why });
      continue;
    }
    if (ready.moved) moves.push(ready.moved);
    else plain.push(ready.entry);
    if (wanted) results.push({ id: entry.record_id });
  }
  if (plain.length + moves.length === 0) {
    // Nothing joined: a task of nothing is nobody's.
    await inside.query('delete from upload_batches where county_code = $1 and id = $2 and total = 0', [
      batch.county_code,
      batch.id,
    ]);
    return results;
  }
  await writeEntries(inside, plain);
  await writeMoves(inside, moment, moves);
  const types = [
    ...new Set([
      ...batch.record_types,
      ...[...plain, ...moves.map(({ entry }) => entry)].map((one) => one.record_type),
    ]),
  ];
  await inside.query(
    'update upload_batches set total = total + $3, record_types = $4::text[] where county_code = $1 and id = $2',
    [
      batch.county_code,
      batch.id,
      plain.length + moves.length,
      types.toSorted((one, other) => Number(one) - Number(other)),
    ],
  );
  return results;
}

/** An entry that waits already joins as it is; one in another state by the first event that leads to waiting. */
function readied(
  entry: EntryRow,
  { events, by }: Queueing,
  change: Partial<EntryRow>,
): { readonly entry: EntryRow; readonly moved?: Moved } | { readonly why: string } {
  if (isDeletionOpen(entry.revoke_state)) return { why: '已申请平台删除，先撤回申请' };
  if (entry.state === '1' || entry.state === '6') return { entry: { ...entry, ...change } };
  let why = entry.state === '0' ? '还有平台必填的项目没有填' : undefined;
  for (const event of events) {
    const moved = moveEntry(entry, event, true, change, { by });
    if (moved.ok) return { entry: moved.value.entry, moved: moved.value };
    if (moved.failure.why === 'guard' || why === undefined) why = moved.failure.message;
  }
  return { why: why ?? '不能上传' };
}

/** Archives of the same people that wait to be sent. */
const archivesOf = async (inside: Queryable, county: string, ids: readonly string[]): Promise<readonly string[]> =>
  (
    await inside.query<{ record_id: string }>(
      `select a.record_id from upload_entries a where a.county_code = $1 and a.record_type = '1' and a.state in ('1', '6')
         and a.resident_id in (select resident_id from upload_entries where county_code = $1 and record_id = any($2::text[]))`,
      [county, [...ids]],
    )
  ).map(({ record_id }) => record_id);

const openTasks = async (
  inside: Queryable,
  county: string,
  entries: readonly EntryRow[],
): Promise<ReadonlySet<string>> =>
  new Set(
    (
      await inside.query<{ id: string }>(
        `select id from upload_batches where county_code = $1 and id = any($2::text[]) and state in ('1', '2', '6')`,
        [county, entries.flatMap(({ batch_id }) => batch_id ?? [])],
      )
    ).map(({ id }) => id),
  );

/** The task of a run and an account, made where there is none yet, and held. */
async function batchFor(
  inside: Queryable,
  { now }: Moment,
  { county, run, by, options = {} }: Queueing,
  account: UploadAccount,
): Promise<BatchRow> {
  // The same for every chunk of a run, so that they all join one task.
  const id = createHash('sha256').update(`${run} ${account.id}`).digest('hex').slice(0, 32);
  const known = await heldBatch(inside, county, id);
  if (known) return known;
  await insertBatch(inside, {
    county_code: county,
    id,
    batch_no: await nextBatchNumber(inside, account.institution, now),
    institution_code: account.institution,
    account_id: account.id,
    account_name: account.username,
    record_types: [],
    total: 0,
    skipped: 0,
    state: '1',
    pause_reason: null,
    resume_at: null,
    reason: null,
    creator_id: by.id,
    creator_name: by.name,
    created_at: now.toISOString(),
    started_at: null,
    ended_at: null,
    plan_at: options.planAt ?? null,
    stop_at: options.stopAt ?? null,
    remark: options.remark ?? null,
  });
  const made = await heldBatch(inside, county, id);
  if (!made) throw new Error('A task that was just written is gone.');
  return made;
}
