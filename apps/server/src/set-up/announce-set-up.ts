import type { Database } from '../database/database.port.ts';
import { uuidV7, type RandomSource } from '../shared/random-source.ts';
import type { ServerClock } from '../shared/server-clock.ts';
import type { ServerTimers } from '../shared/server-timers.ts';
import { claimSetUp, releaseSetUp } from './set-up-code.ts';

/** How often the process that hands out the code says that it still does, and for how long it is believed, in milliseconds. */
export const [SET_UP_EVERY, SET_UP_LEASE] = [5_000, 15_000];

export type SetUpNeeds = {
  readonly database: Database;
  readonly clock: ServerClock;
  readonly timers: ServerTimers;
  readonly random: RandomSource;
  /** Writes a line on the terminal. */
  readonly say: (line: string) => void;
  /** Where the page is, as far as the server knows. */
  readonly address: string;
};

/**
 * Prints the one-time code of an empty site on the terminal, and nothing where the site is set up. Of several processes one prints; when
 * it stops another one prints a new code. The returned function ends it.
 */
export async function announceSetUp(needs: SetUpNeeds): Promise<() => Promise<void>> {
  const { database, clock, timers, random, say, address } = needs;
  const holder = uuidV7(clock.now(), random);
  let [told, stopped] = [false, false];
  let cancel = (): void => {};

  async function look(): Promise<void> {
    const claim = await claimSetUp(database, random, { holder, now: clock.now(), leaseMs: SET_UP_LEASE });
    if (claim.kind === 'done' || stopped) return;
    if (claim.kind === 'made') {
      say('');
      say(`本站还没有机构和用户。请用浏览器打开 ${address}/setup 完成初始设置。`);
      say(`初始化码（只用一次，重新启动后更换）：${claim.code}`);
      say('');
    }
    if (claim.kind === 'held' && !told) say('本站还没有机构和用户。初始化码显示在另一个进程的终端上。');
    told = true;
    again();
  }
  /** A database that does not answer for a moment is asked again. */
  function again(): void {
    cancel = timers.after(SET_UP_EVERY, () => void look().catch(again));
  }
  await look();
  return async () => {
    stopped = true;
    cancel();
    await releaseSetUp(database, holder).catch(() => undefined);
  };
}
