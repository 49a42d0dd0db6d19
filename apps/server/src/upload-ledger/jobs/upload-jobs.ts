import type { JsonObject } from '@gongwei/domain/shared';
import type { UploadEvent } from '@gongwei/domain/upload';
import { countyCodeOf } from '../../database/scope.ts';
import type { JobKind, RowResult } from '../../lists/jobs/job-kind.ts';
import { httpFailure } from '../../shared/http-failure.ts';
import { uuidV7 } from '../../shared/random-source.ts';
import { heldEntries } from '../entries.repository.ts';
import { moveEntry, writeMoves, type Moved } from '../move-entry.ts';
import { queueEntries } from '../queue-entries.ts';
import { taskOptions } from '../task-options.ts';
import type { EntryRow } from '../upload-entry.ts';
import { titlesOf } from './entry-title.ts';
import { skipReason, undoSkip } from './undo-skip.ts';
import type { Wake } from './wake.ts';

const GONE = '已不在您的管理范围内';
const text = (answers: JsonObject, key: string): string =>
  typeof answers[key] === 'string' ? answers[key].trim() : '';

/** Something that puts entries into a task and wakes whoever sends. */
const queueing = (wake: Wake, eventsOf: (answers: JsonObject) => readonly UploadEvent[]): JobKind => ({
  check: async ({ clock, random }, _, answers) => {
    taskOptions(answers, clock.now());
    return { ...answers, run: uuidV7(clock.now(), random) };
  },
  act: async ({ clock, random }, inside, { scope, staff, reader }, rowIds, answers) => {
    const titles = await titlesOf(inside, scope, reader, rowIds);
    const known = rowIds.filter((id) => titles.has(id));
    const asked = {
      county: countyCodeOf(scope.institutionCode),
      run: text(answers, 'run'),
      by: staff,
      events: eventsOf(answers),
      options: taskOptions(answers),
    };
    const queued = await queueEntries(inside, { now: clock.now(), random }, asked, known);
    const whys = new Map(queued.map(({ id, why }) => [id, why]));
    return rowIds.map((rowId): RowResult => {
      const why = titles.has(rowId) ? whys.get(rowId) : GONE;
      return {
        rowId,
        title: titles.get(rowId) ?? '',
        outcome: why === undefined ? 'done' : 'skipped',
        ...(why !== undefined && { reason: why }),
      };
    });
  },
  committed: async (_context, institution) => wake(institution),
});

/** An event of each entry's own, with what the window was told. */
const moving = (
  eventOf: (answers: JsonObject) => UploadEvent,
  changeOf: (answers: JsonObject) => Partial<EntryRow>,
  undo?: JobKind['undo'],
): JobKind => ({
  check: async (_context, _reading, answers) => {
    const event = eventOf(answers);
    if ('reason' in event && event.reason === '')
      throw httpFailure(422, { code: 'list.answers', message: '请填写原因' });
    return answers;
  },
  act: async ({ clock, random }, inside, { scope, staff, reader }, rowIds, answers) => {
    const titles = await titlesOf(inside, scope, reader, rowIds);
    const held = await heldEntries(
      inside,
      countyCodeOf(scope.institutionCode),
      rowIds.filter((id) => titles.has(id)),
    );
    const now = clock.now();
    const moves: Moved[] = [];
    const results = new Map<string, RowResult>();
    for (const entry of held) {
      const { record_id: rowId, state, batch_id: batch } = entry;
      const moved = moveEntry(entry, eventOf(answers), false, changeOf(answers), {
        by: staff,
        message: text(answers, 'reason'),
      });
      const title = titles.get(rowId) ?? '';
      if (moved.ok) moves.push(moved.value);
      results.set(
        rowId,
        moved.ok
          ? { rowId, title, outcome: 'done', before: { state, batch, at: now.toISOString() } }
          : { rowId, title, outcome: 'skipped', reason: moved.failure.message },
      );
    }
    await writeMoves(inside, { now, random }, moves);
    return rowIds.map((rowId) => results.get(rowId) ?? { rowId, title: '', outcome: 'skipped', reason: GONE });
  },
  ...(undo && { undo }),
});

/** What lists of uploads do over rows, by the name their actions call it. `wake`: something of them waits. */
export const uploadJobs = (wake: Wake): { readonly [job: string]: JobKind } => ({
  // What was refused goes along once it was mended.
  upload: queueing(wake, () => [{ type: 'RETRY' }]),
  'retry-upload': queueing(wake, (answers) => [
    { type: 'RETRY', unchangedIsRight: answers['sure'] === true || answers['sure'] === '1' },
  ]),
  'resend-upload': queueing(wake, (answers) => [{ type: 'RESEND', reason: text(answers, 'reason') }]),
  'skip-upload': moving(
    (answers) => ({ type: 'SKIP', reason: text(answers, 'reason') }),
    (answers) => ({ skip_reason: skipReason(answers), batch_id: null }),
    undoSkip,
  ),
  'restore-upload': moving(
    () => ({ type: 'RESTORE' }),
    () => ({ skip_reason: null }),
  ),
});
