import { repeatedTransaction } from '../database/repeated-transaction.ts';
import type { PlatformLogin, SendResult } from '../platform/third-party-platform.ts';
import type { SentRecord } from '../provincial-platform/wire.ts';
import { accountById, loginOf, type UploadAccount } from './accounts.query.ts';
import { askUnknown } from './ask-platform.ts';
import { moveBatch, openBatches } from './batches.repository.ts';
import { deleteDue, sweepDeletions } from './delete-there.ts';
import { dropLeases, LEASE, takeLease } from './leases.repository.ts';
import { moveEntry, writeMoves } from './move-entry.ts';
import { FIRST_ASK, later, refuseAccount, settleAnswer } from './settle-answer.ts';
import { takeNext } from './take-next.ts';
import type { EntryRow } from './upload-entry.ts';
import type { UploaderParts } from './uploader-parts.ts';

/** Records in a row that the platform could not be reached for, after which it counts as away (subject `upload-batch`). */
const AWAY_AFTER = 3;
/** Milliseconds until a platform that is away is tried again. */
const AWAY_FOR = 300_000;
const ASKED_AT_ONCE = 100;

/** Everything that is due for an account, one record after the other, as long as this process has it. */
export async function workForAccount(parts: UploaderParts, accountId: string, goOn: () => boolean): Promise<void> {
  const { database, clock, holder } = parts;
  let [leasedAt, away] = [0, 0];
  const leased = async (): Promise<boolean> => {
    if (clock.now().getTime() - leasedAt < LEASE / 3) return true;
    const lease = await takeLease(database, accountId, holder, clock.now());
    if (!lease) return false;
    if (lease.fresh) {
      await sweep(parts, accountId);
      await sweepDeletions(parts, accountId);
    }
    leasedAt = clock.now().getTime();
    return true;
  };
  const work = async (): Promise<void> => {
    while (goOn() && (await leased())) if (!(await once())) return;
  };
  /** One record, or one question; whether there may be more. */
  const once = async (): Promise<boolean> => {
    // Read each time: it may have been corrected, or refused, meanwhile.
    const account = await accountById(database, accountId);
    if (!account) return false;
    const login = loginOf(account, parts.box);
    if (!login) {
      await unreadable(parts, accountId);
      return false;
    }
    const taken = await repeatedTransaction(database, (inside) => takeNext(parts, inside, account));
    let refused = false;
    if (taken.kind === 'send') {
      const result = await send(parts, login, taken.entry);
      away = result.kind === 'unsent' ? away + 1 : 0;
      refused = result.kind === 'refused' && result.code === 'E01';
      if (away >= AWAY_AFTER) await platformAway(parts, accountId);
    } else if (
      taken.kind === 'nothing' &&
      !(await askDue(parts, account, login)) &&
      !(await deleteDue(parts, account, login))
    )
      return false;
    parts.tell(account.institution, refused);
    return true;
  };
  try {
    await work();
  } finally {
    await dropLeases(database, holder, accountId);
  }
}

async function send(parts: UploaderParts, login: PlatformLogin, entry: EntryRow): Promise<SendResult> {
  const result = await parts.platform.send(login, recordOf(entry));
  await repeatedTransaction(parts.database, (inside) =>
    settleAnswer(inside, { now: parts.clock.now(), random: parts.random }, entry, result),
  );
  return result;
}

function recordOf(entry: EntryRow): SentRecord {
  const { sent, sent_at: sentAt } = entry;
  if (!sent || sentAt === null) throw new Error('An entry under way has nothing to send.');
  return {
    ...sent,
    key: `${entry.record_type}.${entry.record_id}.${entry.sent_hash}`,
    source: entry.record_id,
    sentAt,
    institution: entry.institution_code,
    ...(entry.platform_id !== null && { platformId: entry.platform_id }),
  };
}

/** What a process before this one left under way: it was written down before it was sent, so that only the platform knows. */
const sweep = (parts: UploaderParts, accountId: string): Promise<void> =>
  repeatedTransaction(parts.database, async (inside) => {
    const now = parts.clock.now();
    const rows = await inside.query<EntryRow>(
      `select * from upload_entries where account_id = $1 and state = '2' order by county_code, record_id for update`,
      [accountId],
    );
    const moves = rows.flatMap((row) => {
      const event = { type: row.sent_at === null ? 'SWEEP_UNSENT' : 'SWEEP_SENT' } as const;
      const unknown = { unknown_since: now.toISOString(), asked_times: 0, next_at: later(now, FIRST_ASK) };
      const moved = moveEntry(row, event, true, row.sent_at === null ? {} : unknown);
      return moved.ok ? [moved.value] : [];
    });
    await writeMoves(inside, { now, random: parts.random }, moves);
  });

/** Asks about answers that are due; whether there were any. */
async function askDue(parts: UploaderParts, account: UploadAccount, login: PlatformLogin): Promise<boolean> {
  const due = await parts.database.query<EntryRow>(
    `select * from upload_entries where account_id = $1 and state = '7' and next_at <= $2 order by next_at limit ${ASKED_AT_ONCE}`,
    [account.id, parts.clock.now().toISOString()],
  );
  if (due.length === 0 || account.state !== '1') return false;
  const counties = Map.groupBy(due, ({ county_code }) => county_code);
  for (const entries of counties.values()) await askUnknown(parts, account, login, entries);
  return true;
}

const platformAway = (parts: UploaderParts, accountId: string): Promise<void> =>
  repeatedTransaction(parts.database, async (inside) => {
    const now = parts.clock.now();
    const resumeAt = new Date(now.getTime() + AWAY_FOR);
    for (const batch of await openBatches(inside, accountId))
      await moveBatch(inside, batch, { type: 'PLATFORM_DOWN' }, now, {}, { reason: '4', resumeAt });
  });

const unreadable = (parts: UploaderParts, accountId: string): Promise<void> =>
  repeatedTransaction(parts.database, (inside) =>
    refuseAccount(inside, parts.clock.now(), accountId, '保存的密码已无法读取，请重新填写'),
  );
