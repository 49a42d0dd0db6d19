import type { Result } from '@gongwei/domain/shared';
import {
  deletionAfter,
  uploadAfter,
  type DeletionEvent,
  type DeletionRefusal,
  type UploadEvent,
  type UploadRefusal,
} from '@gongwei/domain/upload';
import type { Queryable } from '../database/database.port.ts';
import { uuidV7, type RandomSource } from '../shared/random-source.ts';
import { writeEntries } from './entries.repository.ts';
import { factsOf, type Deletion, type EntryRow } from './upload-entry.ts';

/** When it happens. */
export type Moment = { readonly now: Date; readonly random: RandomSource };
/** `by`: nobody, where the server or the platform did it. */
export type MoveNote = {
  readonly by?: { readonly id: string; readonly name: string };
  readonly code?: string;
  readonly message?: string;
};
/** An entry as it is now, and the event that led there. */
export type Moved = {
  readonly entry: EntryRow;
  readonly from: EntryRow;
  readonly event: UploadEvent | DeletionEvent;
  readonly note: MoveNote;
};

/** An entry after an event, as the machine says; `change`: what else is different then. */
export function moveEntry(
  from: EntryRow,
  event: UploadEvent,
  accountPassed: boolean,
  change: Partial<EntryRow> = {},
  note: MoveNote = {},
): Result<Moved, UploadRefusal> {
  const next = uploadAfter(from.state, event, factsOf(from, accountPassed));
  if (!next.ok) return next;
  return { ok: true, value: { entry: { ...from, ...change, state: next.value }, from, event, note } };
}

/** An entry whose deletion on the platform moves on; its upload stands where it stood. */
export function moveDeletion(
  from: EntryRow,
  event: DeletionEvent,
  change: Partial<EntryRow> = {},
  note: MoveNote = {},
): Result<Moved, DeletionRefusal> {
  const next = deletionAfter(from.revoke_state, event, {
    ...{ uploadState: from.state, platformId: from.platform_id },
    refusedBefore: from.revoke?.refused !== undefined,
  });
  if (!next.ok) return next;
  return { ok: true, value: { entry: { ...from, ...change, revoke_state: next.value }, from, event, note } };
}

/** What a deletion that is asked for is; one the platform refused before is remembered. */
export const askedDeletion = ({ revoke_state, revoke }: EntryRow, asked: Deletion): Deletion => {
  if (revoke_state !== '3' || revoke === null) return asked;
  const { refused: _earlier, ...refused } = revoke;
  return { ...asked, refused };
};
/** What is left of one that is taken back: nothing, or the refusal that stood before. */
export const withdrawnDeletion = ({ revoke }: EntryRow): Partial<EntryRow> => ({
  revoke: revoke?.refused ?? null,
  revoke_next_at: null,
});

/** Writes entries that moved, and a line of the log for each. Later moves of the same entry come later in the list. */
export async function writeMoves(inside: Queryable, { now, random }: Moment, moves: readonly Moved[]): Promise<void> {
  if (moves.length === 0) return;
  await writeEntries(inside, [...new Map(moves.map(({ entry }) => [entry.record_id, entry])).values()]);
  const at = now.toISOString();
  const rows = moves.map(({ entry, from, event, note }) => ({
    county_code: entry.county_code,
    id: uuidV7(now, random),
    record_id: entry.record_id,
    at,
    event: event.type,
    from_state: from.state,
    to_state: entry.state,
    code: note.code ?? null,
    message: note.message ?? null,
    request_id: entry.request_id,
    by_id: note.by?.id ?? null,
    by_name: note.by?.name ?? null,
  }));
  await inside.query(
    'insert into upload_events select * from jsonb_populate_recordset(null::upload_events, $1::jsonb)',
    [JSON.stringify(rows)],
  );
}
