import { repeatedTransaction } from '../database/repeated-transaction.ts';
import { dropLeases } from './leases.repository.ts';
import type { UploaderParts } from './uploader-parts.ts';
import { workForAccount } from './work-for-account.ts';

/** Milliseconds between two looks for what has fallen due or was left behind by another process. */
const LOOK_AGAIN = 10_000;

/** Sends what the tasks of uploads hold: one record of an account after the other, the accounts beside each other. */
export type Uploader = {
  /** There is something to do, or to stop doing. */
  readonly wake: () => void;
  /** Resolves when nothing is under way. */
  readonly settled: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

// What has an open task, an answer to ask for, or a sending nobody waits for any more.
const ACCOUNTS_WITH_WORK = `select account_id as id from upload_batches
    where state in ('1', '2') or (state = '6' and resume_at <= $1)
  union select account_id from upload_entries where account_id is not null and (state = '2' or (state = '7' and next_at <= $1))
  union select account_id from upload_entries
    where account_id is not null and (revoke_state = '4' or (revoke_state in ('1', '5') and revoke_next_at <= $1))`;

export function createUploader(parts: UploaderParts): Uploader {
  const { database, clock, timers, report } = parts;
  const under = new Map<string, Promise<void>>();
  const again = new Set<string>();
  let [stopped, woken] = [false, false];
  let looking: Promise<void> | undefined;
  let cancel = (): void => {};

  const work = (id: string): void => {
    // It may have looked for the last time already when this came in.
    if (under.has(id)) return void again.add(id);
    const job = workForAccount(parts, id, () => !stopped)
      .catch(report)
      .finally(() => {
        under.delete(id);
        if (again.delete(id)) look();
      });
    under.set(id, job);
  };
  const look = (): void => {
    if (stopped) return;
    if (looking) return void (woken = true);
    woken = false;
    looking = database
      .query<{ id: string }>(ACCOUNTS_WITH_WORK, [clock.now().toISOString()])
      .then((accounts) => accounts.forEach(({ id }) => work(id)))
      .catch(report)
      .finally(() => {
        looking = undefined;
        if (woken) look();
      });
  };
  const later = (): void => {
    cancel = timers.after(LOOK_AGAIN, () => {
      look();
      later();
    });
  };
  later();

  return {
    wake: look,
    settled: async () => {
      while (looking || under.size > 0) await Promise.all([looking, ...under.values()]);
    },
    stop: async () => {
      stopped = true;
      cancel();
      await looking;
      await Promise.all(under.values());
      await dropLeases(database, parts.holder);
    },
  };
}

/** The embedded database has one process: who held an account before it is gone. */
export const forgetLeases = (parts: Pick<UploaderParts, 'database'>): Promise<void> =>
  repeatedTransaction(parts.database, (inside) => dropLeases(inside));
