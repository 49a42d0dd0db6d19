import { createMenuService } from '@gongwei/application/shell';
import { landingEntries, mayOpen, wholePages } from '@gongwei/domain/pages';
import { includesLetter, type PermissionLetter } from '@gongwei/domain/shared';
import { menuPages } from '@gongwei/domain/shell';
import { startTestServer, TEST_PASSWORD, tinyCounty } from '@gongwei/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../server.fixture.ts';

const ROLES = [
  ...(['SYS', 'PRV', 'CTY', 'CNT', 'CN2', 'TWN', 'PHS', 'DOC', 'CHK'] as const),
  ...(['LAB', 'MCH', 'MEN', 'ENT', 'UPL', 'SMP', 'VIL', 'VEW'] as const),
];
const users = ROLES.map((role) => ({
  id: role,
  code: `code-${role}`,
  username: role,
  name: role,
  roles: [role],
  institutionCode: '990101',
  demo: true,
}));

let server: Awaited<ReturnType<typeof startTestServer>>;
beforeAll(async () => {
  server = await startTestServer({ county: { ...tinyCounty, users, files: [] } });
}, 60_000);
afterAll(() => server.stop());

/** What somebody of the role sees in the menu, and what the gate opens to them, as after a real log-in. */
async function asRole(role: string) {
  const { session, shell, stored } = openBrowser(server.url);
  await session.logIn({ username: role, password: TEST_PASSWORD });
  const menu = createMenuService(shell, session, stored);
  const here = await new Promise<string[]>((done, fail) => {
    menu.state$.subscribe((state) => {
      if (state.status === 'here') done(menuPages(state.menu).map(({ path }) => path));
      if (state.status === 'failed') fail(state.failure as Error);
    });
  });
  menu.dispose();
  const opens = wholePages.pages.filter((page) => mayOpen(page, session.may, wholePages.pages));
  return { may: session.may, menu: here, opens: new Set(opens.map(({ path }) => path)) };
}

describe('every page, for every one of the 17 roles', () => {
  it('are 17 roles and more pages than the specification has addresses', () => {
    expect(ROLES).toHaveLength(17);
    expect(wholePages.pages.length).toBeGreaterThan(303);
  });

  it.each(ROLES)(
    '%s: the gate opens what the server’s menu leads to, and nothing of the menu besides',
    async (role) => {
      const { menu, opens, may } = await asRole(role);
      expect(menu.filter((path) => !opens.has(path))).toEqual([]);
      const inMenu = wholePages.pages.filter(
        ({ menu: place, shows }) => place !== undefined && !place.onLandingOnly && shows !== 'landing',
      );
      expect(new Set(menu)).toEqual(new Set(inMenu.filter(({ path }) => opens.has(path)).map(({ path }) => path)));
      for (const page of wholePages.pages) {
        if (page.shows === 'landing')
          expect(opens.has(page.path), page.path).toBe(landingEntries(page.path, wholePages.pages, may).length > 0);
        const rights = typeof page.permission === 'string' ? [page.permission] : [page.permission].flat();
        const asked = rights.filter((right) => typeof right === 'string' && right !== 'entries');
        if (asked.length > 0)
          expect(opens.has(page.path), page.path).toBe(
            asked.some((right) => {
              const [code, letter] = String(right).split(':') as [string, PermissionLetter];
              return includesLetter(may(code), letter);
            }),
          );
      }
    },
  );

  it('leaves a sampler with samples and what is everybody’s', async () => {
    const { opens } = await asRole('SMP');
    const guarded = wholePages.pages.filter(
      ({ permission }) => typeof permission === 'string' || 'length' in permission,
    );
    const open = guarded.filter(({ path }) => opens.has(path)).map(({ path }) => path);
    expect(open.filter((path) => !path.startsWith('/hsjc'))).toEqual([]);
    expect(open).toContain('/hsjc');
  });
});
