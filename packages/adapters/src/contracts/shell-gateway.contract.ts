import type { ShellGateway } from '@gongwei/application/shell';
import type { MenuItem } from '@gongwei/domain/shell';
import { addDays } from '@gongwei/domain/shared';
import { describe, expect, it } from 'vitest';

type Subject = {
  readonly gateway: ShellGateway;
  /** An institution the user may work in. */ readonly institutionCode: string;
};

const flat = (items: readonly MenuItem[]): readonly MenuItem[] =>
  items.flatMap((item) => [item, ...flat(item.children ?? [])]);

/** What every `ShellGateway` promises. */
export function shellGatewayContract(name: string, create: () => Promise<Subject>): void {
  describe(`shell gateway: ${name}`, () => {
    it('gives a menu whose entries have a name, an own address and an own id', async () => {
      const { gateway } = await create();
      const menu = await gateway.menu();
      const entries = flat(menu);
      expect(menu.length).toBeGreaterThan(0);
      expect(entries.filter(({ label, path }) => label === '' || path === '')).toEqual([]);
      expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
      expect(entries.filter(({ children }) => children?.length === 0)).toEqual([]);
      // Letters find them.
      expect(entries.filter(({ initials }) => !/^[a-z]+$/.test(initials ?? ''))).toEqual([]);
    });

    it('knows the pages that may stand in a frame, and refuses all others in words', async () => {
      const { gateway } = await create();
      expect(await gateway.embeddedPage('manual')).toMatchObject({ address: '/docs/' });
      for (const name of ['unknown', 'https://elsewhere.example.cn/', '../manual', '__proto__'])
        await expect(gateway.embeddedPage(name), name).rejects.toMatchObject({
          category: 'permission',
          code: 'embed.refused',
        });
    });

    it('takes the local error log, also twice', async () => {
      const { gateway } = await create();
      const entries = [
        {
          type: 'render',
          message: 'TypeError: x is not a function',
          stack: 'at save (/assets/form-1.js:1:20)',
          info: '',
          url: '/cust/base',
          time: '2026-06-15T04:00:00.000Z',
        },
      ];
      await expect(gateway.sendErrorLog(entries)).resolves.toBeUndefined();
      await expect(gateway.sendErrorLog(entries)).resolves.toBeUndefined();
    });

    it('counts the home page so that its figures go together', async () => {
      const { gateway, institutionCode } = await create();
      const { residents, followUps, worklist, on } = await gateway.homeSummary(institutionCode);
      expect(on).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(Math.max(residents.elderly, residents.hypertension, residents.diabetes)).toBeLessThanOrEqual(
        residents.total,
      );
      expect(followUps.overdue).toBeLessThanOrEqual(followUps.due);
      expect(worklist.length).toBeLessThanOrEqual(8);
      // What can still be done on a round, the oldest first; what is late by more than 90 days, the newest first; the rest by day.
      const stretchOf = (dueOn: string): number => (dueOn < addDays(on, -90) ? 1 : dueOn > addDays(on, 7) ? 2 : 0);
      const days = worklist.flatMap(({ dueOn }) => dueOn ?? []);
      const placed = [...days].sort((a, b) => {
        const [one, other] = [stretchOf(a), stretchOf(b)];
        return one - other || (one === 1 ? b : a).localeCompare(one === 1 ? a : b);
      });
      expect(days).toEqual(placed);
    });
  });
}
