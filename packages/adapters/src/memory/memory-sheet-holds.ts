import type { SheetHolder, SheetHolds } from '@gongwei/application/forms';

type Window = { readonly hangs: () => boolean };

/** The windows of one browser in memory: each call opens another one. `die` closes it without a word, `hang` keeps it from answering. */
export function createMemoryWindows(): () => SheetHolds & { die(): void; hang(): void } {
  const has = new Map<string, { readonly window: Window; readonly holders: Set<SheetHolder> }>();

  return () => {
    let hanging = false;
    const window = { hangs: () => hanging };
    const share = (sheet: string, holder: SheetHolder) => {
      const mine = has.get(sheet) ?? { window, holders: new Set<SheetHolder>() };
      has.set(sheet, mine);
      mine.holders.add(holder);
      return {
        release() {
          mine.holders.delete(holder);
          if (mine.holders.size === 0 && has.get(sheet) === mine) has.delete(sheet);
        },
      };
    };
    return {
      hold: async (sheet, holder) => ((has.get(sheet)?.window ?? window) === window ? share(sheet, holder) : undefined),
      async takeOver(sheet, holder) {
        const other = has.get(sheet);
        if (other && other.window !== window) {
          has.delete(sheet);
          const hangs = other.window.hangs();
          await Promise.all([...other.holders].map(async (one) => (hangs ? one.lost() : one.handOver())));
          other.holders.clear();
        }
        return share(sheet, holder);
      },
      die() {
        for (const [sheet, mine] of has) if (mine.window === window) has.delete(sheet);
      },
      hang() {
        hanging = true;
      },
    };
  };
}
