import type { SheetHold, SheetHolder, SheetHolds } from '@gongwei/application/forms';

/** What windows agree by. */
export type WindowsNeeds = {
  readonly locks: Pick<LockManager, 'request'>;
  /** Reaches the other windows and not the own one. */
  readonly channel: Pick<BroadcastChannel, 'postMessage' | 'onmessage'>;
  /** How long a window that was just reloaded may still count as the other one, and how long one that is asked may take. Milliseconds. */
  readonly patience?: { readonly reload: number; readonly answer: number };
};

const PATIENCE = { reload: 300, answer: 3_000 };
const NAME = 'gongwei-sheet:';

/** A lock of this window, with everybody who shares it. */
type Mine = { readonly holders: Set<SheetHolder>; readonly letGo: () => void };

/**
 * A web lock says who has a sheet, as the browser takes it from a window that dies; a message asks for it. A window that does not
 * answer (put to sleep, hanging) loses it.
 */
export function createWebLockSheetHolds({ locks, channel, patience = PATIENCE }: WindowsNeeds): SheetHolds {
  const held = new Map<string, Promise<Mine | undefined>>();

  const forget = (sheet: string, { holders }: Mine): readonly SheetHolder[] => {
    held.delete(sheet);
    const all = [...holders];
    holders.clear();
    return all;
  };
  const request = (sheet: string, options: LockOptions): Promise<Mine | undefined> =>
    new Promise((answer) => {
      let mine: Mine | undefined;
      const keep = (): Promise<void> =>
        new Promise((letGo) => {
          mine = { holders: new Set(), letGo };
          answer(mine);
        });
      // Rejects where it was waited for in vain, and where another window took it.
      locks.request(NAME + sheet, options, keep).catch(() => {
        answer(undefined);
        if (mine) for (const holder of forget(sheet, mine)) holder.lost();
      });
    });
  /** The lock of this window, asked for where there is none yet. */
  const mineOf = async (sheet: string, options: () => LockOptions): Promise<Mine | undefined> => {
    const asked = held.get(sheet) ?? request(sheet, options());
    held.set(sheet, asked);
    const mine = await asked;
    if (!mine && held.get(sheet) === asked) held.delete(sheet);
    return mine;
  };
  const within = (milliseconds: number) => (): LockOptions => ({ signal: AbortSignal.timeout(milliseconds) });

  const share = (sheet: string, mine: Mine, holder: SheetHolder): SheetHold => {
    mine.holders.add(holder);
    return {
      release() {
        if (!mine.holders.delete(holder) || mine.holders.size > 0) return;
        held.delete(sheet);
        mine.letGo();
      },
    };
  };

  channel.onmessage = async ({ data }: MessageEvent<unknown>) => {
    const sheet = String(data);
    const mine = await held.get(sheet);
    if (!mine) return;
    await Promise.all(forget(sheet, mine).map((holder) => holder.handOver()));
    mine.letGo();
  };

  return {
    async hold(sheet, holder) {
      const mine = await mineOf(sheet, within(patience.reload));
      return mine && share(sheet, mine, holder);
    },
    async takeOver(sheet, holder) {
      channel.postMessage(sheet);
      const mine = (await mineOf(sheet, within(patience.answer))) ?? (await mineOf(sheet, () => ({ steal: true })));
      return mine ? share(sheet, mine, holder) : { release: () => undefined };
    },
  };
}
