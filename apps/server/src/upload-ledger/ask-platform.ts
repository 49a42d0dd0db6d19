import { askAgainAfter, canonicalText, type UploadEvent } from '@gongwei/domain/upload';
import type { Queryable } from '../database/database.port.ts';
import { repeatedTransaction } from '../database/repeated-transaction.ts';
import type { AskResult, HeldRecord, PlatformLogin, RecordKey } from '../platform/third-party-platform.ts';
import type { UploadAccount } from './accounts.query.ts';
import { heldEntries } from './entries.repository.ts';
import { moveEntry, writeMoves, type Moment, type MoveNote, type Moved } from './move-entry.ts';
import { heldThere, later, refuseAccount, thenChanged } from './settle-answer.ts';
import type { EntryRow } from './upload-entry.ts';
import type { UploaderParts } from './uploader-parts.ts';

type Asking = Pick<UploaderParts, 'database' | 'platform' | 'clock' | 'random'>;

/** Under which key the platform has what was sent last. */
export const keyOf = ({ sent }: EntryRow): RecordKey | undefined =>
  sent ? { idNumber: sent.person.idNumber, sheet: sent.sheet, day: sent.day } : undefined;

/**
 * Asks the platform about entries whose answer never came, and moves each by what it says. Whoever got an answer meanwhile is left alone. At
 * most `MOST_AT_ONCE` at a time. @returns the entries as they are then.
 */
export async function askUnknown(
  asking: Asking,
  account: UploadAccount,
  login: PlatformLogin,
  entries: readonly EntryRow[],
  by?: MoveNote['by'],
): Promise<readonly EntryRow[]> {
  const known = entries.flatMap((entry) => {
    const key = keyOf(entry);
    return key ? [{ entry, key }] : [];
  });
  const result = await asking.platform.ask(
    login,
    known.map(({ key }) => key),
  );
  return repeatedTransaction(asking.database, async (inside) => {
    const moment = { now: asking.clock.now(), random: asking.random };
    if (result.kind === 'refused' && result.code === 'E01')
      await refuseAccount(inside, moment.now, account.id, result.message);
    return settleAsked(
      inside,
      moment,
      known.map(({ entry }) => entry),
      result,
      by,
    );
  });
}

async function settleAsked(
  inside: Queryable,
  moment: Moment,
  asked: readonly EntryRow[],
  result: AskResult,
  by: MoveNote['by'],
): Promise<readonly EntryRow[]> {
  const [first] = asked;
  if (!first) return [];
  const places = new Map(asked.map(({ record_id, request_id }, at) => [`${record_id} ${request_id}`, at]));
  const held = await heldEntries(
    inside,
    first.county_code,
    asked.map(({ record_id }) => record_id),
  );
  const moves = held.flatMap((entry) => {
    const place = places.get(`${entry.record_id} ${entry.request_id}`);
    if (entry.state !== '7' || place === undefined) return [];
    return movesOf(entry, result.kind === 'told' ? (result.records[place] ?? null) : undefined, moment.now, by);
  });
  await writeMoves(inside, moment, moves);
  const moved = new Map(moves.map(({ entry }) => [entry.record_id, entry]));
  return held.map((entry) => moved.get(entry.record_id) ?? entry);
}

/** `undefined`: it did not answer; `null`: it has none. */
function movesOf(
  entry: EntryRow,
  there: HeldRecord | null | undefined,
  now: Date,
  by: MoveNote['by'],
): readonly Moved[] {
  const note = { ...(by && { by }) };
  const move = (event: UploadEvent, change: Partial<EntryRow>) => moveEntry(entry, event, true, change, note);
  const asked = entry.asked_times + 1;
  if (there === undefined)
    return thenChanged(move({ type: 'ASK_AGAIN' }, { asked_times: asked, next_at: later(now, askAgainAfter(asked)) }));
  if (there === null)
    return thenChanged(
      move(
        { type: 'NOT_FOUND' },
        { asked_times: 0, next_at: null, unknown_since: null, platform_now: { at: now.toISOString() } },
      ),
    );
  const same = canonicalText(there.fields) === canonicalText(entry.sent?.fields ?? {});
  const change = { ...heldThere(entry, there.id, now), platform_now: { fields: there.fields, at: now.toISOString() } };
  return thenChanged(move({ type: same ? 'FOUND_SAME' : 'FOUND_DIFFERENT' }, change));
}
