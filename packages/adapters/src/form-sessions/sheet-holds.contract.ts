import type { SheetHolder, SheetHolds } from '@gongwei/application/forms';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

/** One window of a browser; `hang` keeps it from answering, `close` is its end. */
export type SheetWindow = { readonly holds: SheetHolds; readonly hang: () => void; readonly close: () => void };

/** Who notes what it was told. */
const holder = (): SheetHolder & { readonly told: string[] } => {
  const told: string[] = [];
  return {
    told,
    async handOver() {
      told.push('asked');
      await Promise.resolve();
      told.push('kept');
    },
    lost: () => void told.push('lost'),
  };
};

/** What windows agree on, wherever that is kept. `open` opens another window of the same browser. */
export function sheetHoldsContract(name: string, open: () => SheetWindow): void {
  describe(`who writes a sheet: ${name}`, () => {
    const windows: SheetWindow[] = [];
    // Of a window that is only closed in name its sheets stay taken.
    let sheet = '';
    beforeEach(() => {
      sheet = crypto.randomUUID();
    });
    const opened = (): SheetWindow => {
      const one = open();
      windows.push(one);
      return one;
    };
    afterEach(() => {
      for (const one of windows.splice(0)) one.close();
    });

    it('is one window at a time, and the next once that one is done; other sheets are free', async () => {
      const [one, other] = [opened().holds, opened().holds];
      const hold = await one.hold(sheet, holder());
      expect(await other.hold(sheet, holder())).toBeUndefined();
      expect(await other.hold(`another than ${sheet}`, holder())).toBeDefined();
      hold?.release();
      expect(await other.hold(sheet, holder())).toBeDefined();
    });

    it('is the same window twice, until both are done', async () => {
      const [one, other] = [opened().holds, opened().holds];
      const [first, second] = await Promise.all([one.hold(sheet, holder()), one.hold(sheet, holder())]);
      first?.release();
      first?.release();
      expect(await other.hold(sheet, holder())).toBeUndefined();
      second?.release();
      expect(await other.hold(sheet, holder())).toBeDefined();
    });

    it('is who asks for it, once the other one has kept everything', async () => {
      const [one, other] = [opened().holds, opened().holds];
      const [before, twin, after] = [holder(), holder(), holder()];
      await one.hold(sheet, before);
      await one.hold(sheet, twin);
      const hold = await other.takeOver(sheet, after);
      expect([before.told, twin.told, after.told]).toEqual([['asked', 'kept'], ['asked', 'kept'], []]);
      expect(await one.hold(sheet, before)).toBeUndefined();
      await one.takeOver(sheet, before);
      expect(after.told).toEqual(['asked', 'kept']);
      hold.release();
      expect(await other.hold(sheet, after)).toBeUndefined();
    });

    it('is who asks for what nobody has', async () => {
      const [one, other] = [opened().holds, opened().holds];
      await one.takeOver(sheet, holder());
      expect(await other.hold(sheet, holder())).toBeUndefined();
    });

    it('is who asks where the other one does not answer, which learns of it', async () => {
      const [one, other] = [opened(), opened().holds];
      const before = holder();
      await one.holds.hold(sheet, before);
      one.hang();
      await other.takeOver(sheet, holder());
      await expect.poll(() => before.told).toEqual(['lost']);
      expect(await one.holds.hold(sheet, before)).toBeUndefined();
    });
  });
}
