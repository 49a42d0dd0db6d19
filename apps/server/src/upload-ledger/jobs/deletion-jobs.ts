import { DELETION_GRACE, isDeletionReason, type DeletionEvent } from '@gongwei/domain/upload';
import type { JsonObject } from '@gongwei/domain/shared';
import type { Queryable } from '../../database/database.port.ts';
import { countyCodeOf } from '../../database/scope.ts';
import type { JobKind, RowResult } from '../../lists/jobs/job-kind.ts';
import type { ListReader } from '../../lists/source.ts';
import { recordOperation } from '../../logging/operation-log.ts';
import type { ServerContext } from '../../server-context.ts';
import { httpFailure } from '../../shared/http-failure.ts';
import { heldEntries } from '../entries.repository.ts';
import { askedDeletion, moveDeletion, withdrawnDeletion, writeMoves, type Moved } from '../move-entry.ts';
import { later } from '../settle-answer.ts';
import type { EntryRow } from '../upload-entry.ts';
import { titlesOf } from './entry-title.ts';

const text = (answers: JsonObject, key: string): string =>
  typeof answers[key] === 'string' ? answers[key].trim().slice(0, 200) : '';

/** An event of each deletion's own, each with its receipt; rows out of the scope are told so. */
async function moveAll(
  context: ServerContext,
  inside: Queryable,
  { scope, staff, reader }: ListReader,
  rowIds: readonly string[],
  event: DeletionEvent,
  changeOf: (entry: EntryRow) => Partial<EntryRow>,
  against: (entry: EntryRow) => string | undefined = () => undefined,
): Promise<readonly RowResult[]> {
  const { clock, random } = context;
  const titles = await titlesOf(inside, scope, reader, rowIds);
  const mine = rowIds.filter((id) => titles.has(id));
  const held = await heldEntries(inside, countyCodeOf(scope.institutionCode), mine);
  const moves: Moved[] = [];
  const results = new Map<string, RowResult>();
  for (const entry of held) {
    const [rowId, title] = [entry.record_id, titles.get(entry.record_id) ?? ''];
    const message = 'reason' in event ? event.reason : '';
    const reason = against(entry);
    if (reason !== undefined) {
      results.set(rowId, { rowId, title, outcome: 'skipped', reason });
      continue;
    }
    const change = changeOf(entry);
    const moved = moveDeletion(entry, event, change, { by: staff, message });
    if (moved.ok) moves.push(moved.value);
    results.set(
      rowId,
      moved.ok
        ? {
            rowId,
            title,
            outcome: 'done',
            before: { revokeState: entry.revoke_state, askedAt: change.revoke?.askedAt ?? null },
          }
        : { rowId, title, outcome: 'skipped', reason: moved.failure.message },
    );
  }
  await writeMoves(inside, { now: clock.now(), random }, moves);
  for (const { entry } of moves)
    await recordOperation(inside, context, staff, {
      action: 'upload.delete',
      subjectId: entry.resident_id,
      target: entry.record_id,
      details: { event: event.type },
    });
  const outside = { title: '', outcome: 'skipped', reason: '已不在您的管理范围内' } as const;
  return rowIds.map((rowId) => results.get(rowId) ?? { rowId, ...outside });
}

const WITHDRAW = { type: 'WITHDRAW_DELETE' } as const;

/** 申请平台删除, and taking it back as long as it has not gone out. */
export const deletionJobs = (): { readonly [job: string]: JobKind } => ({
  'ask-delete-upload': {
    check: async (_context, _reading, answers) => {
      if (!isDeletionReason(answers['reasonCode']))
        throw httpFailure(422, { code: 'list.answers', message: '请选择删除的原因' });
      if (text(answers, 'reason') === '') throw httpFailure(422, { code: 'list.answers', message: '请写明删除的原因' });
      return answers;
    },
    act: async (context, inside, reading, rowIds, answers) => {
      const now = context.clock.now();
      const [reasonCode, reason] = [text(answers, 'reasonCode'), text(answers, 'reason')];
      const by = { id: reading.staff.id, name: reading.staff.name };
      const asked = { reasonCode, reason, by, askedAt: now.toISOString() };
      const event = { type: 'ASK_DELETE', reasonCode, reason } as const;
      return moveAll(context, inside, reading, rowIds, event, (entry) => ({
        revoke: askedDeletion(entry, asked),
        revoke_next_at: later(now, DELETION_GRACE),
      }));
    },
    // Withdrawn and asked for anew by somebody else it is theirs; receipts of before say no instant.
    undo: (context, inside, reading, rows) => {
      const asked = new Map(rows.map(({ rowId, before }) => [rowId, before['askedAt']]));
      return moveAll(context, inside, reading, [...asked.keys()], WITHDRAW, withdrawnDeletion, (entry) => {
        const [then, now] = [asked.get(entry.record_id), entry.revoke?.askedAt];
        return then === undefined || now === undefined || then === now ? undefined : '之后又申请过，没有撤销';
      });
    },
  },
  'withdraw-delete-upload': {
    check: async (_context, _reading, answers) => answers,
    act: (context, inside, reading, rowIds) => moveAll(context, inside, reading, rowIds, WITHDRAW, withdrawnDeletion),
  },
});
