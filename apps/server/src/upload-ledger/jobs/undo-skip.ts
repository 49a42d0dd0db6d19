import type { JsonObject } from '@gongwei/domain/shared';
import type { Queryable } from '../../database/database.port.ts';
import { countyCodeOf } from '../../database/scope.ts';
import type { JobKind, RowResult } from '../../lists/jobs/job-kind.ts';
import { heldEntries } from '../entries.repository.ts';
import { moveEntry, writeMoves, type Moved } from '../move-entry.ts';
import { titlesOf } from './entry-title.ts';

/** Why an entry is set aside, as it is kept. */
export const skipReason = ({ reason }: JsonObject): string =>
  typeof reason === 'string' ? reason.trim().slice(0, 200) : '';

const MOVED_ON = '之后又有变动，没有撤销';

/** Those of these tasks that go on or wait. Held, and before their entries, as everywhere: none of them ends meanwhile. */
async function openTasks(inside: Queryable, county: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await inside.query<{ id: string; state: string }>(
    'select id, state from upload_batches where county_code = $1 and id = any($2::text[]) order by id for update',
    [county, [...ids]],
  );
  return new Set(rows.filter(({ state }) => ['1', '2', '6'].includes(state)).map(({ id }) => id));
}

/** When something last happened to each entry. */
async function lastOf(inside: Queryable, county: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await inside.query<{ record_id: string; at: string }>(
    `select record_id, max(at) as at from upload_events where county_code = $1 and record_id = any($2::text[]) group by record_id`,
    [county, [...ids]],
  );
  return new Map(rows.map(({ record_id, at }) => [record_id, at]));
}

/**
 * Takes 设为无需上传 back: what had failed has failed again, with the platform's words and in its task; what waited is in its task again as long as
 * that goes on. Where anything happened to the entry since it is left alone, also where it was set aside anew in the same words.
 */
export const undoSkip: NonNullable<JobKind['undo']> = async (
  context,
  inside,
  { scope, staff, reader },
  rows,
  answers,
) => {
  const { clock, random } = context;
  const county = countyCodeOf(scope.institutionCode);
  const before = new Map(rows.map((row) => [row.rowId, row.before]));
  const titles = await titlesOf(inside, scope, reader, [...before.keys()]);
  const tasks = [...before.values()].flatMap(({ batch }) => (typeof batch === 'string' ? [batch] : []));
  const open = await openTasks(inside, county, tasks);
  const held = await heldEntries(
    inside,
    county,
    [...before.keys()].filter((id) => titles.has(id)),
  );
  const last = await lastOf(
    inside,
    county,
    held.map(({ record_id }) => record_id),
  );
  const moves: Moved[] = [];
  const results = held.map((entry): RowResult => {
    const { record_id: rowId } = entry;
    const title = titles.get(rowId) ?? '';
    const { state: was, batch, at } = before.get(rowId) ?? {};
    // Receipts of before say no instant.
    const later = typeof at === 'string' && Date.parse(last.get(rowId) ?? at) > Date.parse(at);
    if (later || entry.skip_reason !== skipReason(answers))
      return { rowId, title, outcome: 'failed', reason: MOVED_ON };
    const back = typeof batch === 'string' && (was === '4' || open.has(batch)) ? batch : null;
    const change = { skip_reason: null, batch_id: back };
    const moved = moveEntry(entry, { type: 'UNDO_SKIP', was: String(was) }, false, change, { by: staff });
    if (moved.ok) moves.push(moved.value);
    return moved.ok
      ? { rowId, title, outcome: 'done' }
      : { rowId, title, outcome: 'failed', reason: moved.failure.message };
  });
  await writeMoves(inside, { now: clock.now(), random }, moves);
  return results;
};
