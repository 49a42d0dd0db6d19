import { createHttpRoles } from '@gongwei/adapters/http';
import { createManualClock } from '@gongwei/adapters/memory';
import { createRoleEditors, type RoleEditor, type RoleEditorState } from '@gongwei/application/back-office';
import { createMenuService, followRights } from '@gongwei/application/shell';
import { LIST_IDS, loadList } from '@gongwei/domain/lists';
import { PAGES } from '@gongwei/domain/pages';
import { menuPages } from '@gongwei/domain/shell';
import { startTestServer, TEST_PASSWORD, type TestServer } from '@gongwei/server/testing';
import { Subject } from 'rxjs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser, type Browser } from '../server.fixture.ts';

let server: TestServer;
let county: Browser;
beforeAll(async () => {
  server = await startTestServer();
  county = openBrowser(server.url);
  await county.session.logIn({ username: 'county', password: TEST_PASSWORD });
}, 60_000);
afterAll(() => server?.stop());

const clock = createManualClock();
const lists = () => Promise.all(LIST_IDS.map(loadList));
const editorsOf = (browser: Browser) =>
  createRoleEditors({ gateway: createHttpRoles(browser.calls), clock, pages: PAGES, lists });
const here = (editor: RoleEditor): RoleEditorState & { readonly status: 'here' } => {
  const state = editor.state$.value;
  if (state.status !== 'here') throw new Error(state.status);
  return state;
};
async function opened(code: string): Promise<RoleEditor> {
  const editor = editorsOf(county).open(code);
  await expect.poll(() => editor.state$.value.status).toBe('here');
  return editor;
}

it('what a change would do is seen before it is saved: pages, buttons and people', async () => {
  const editor = await opened('SMP');
  editor.set(['gwjkdngl'], 'V');
  expect(here(editor).people).toEqual({ status: 'asking' });
  expect(here(editor).effect.opens).toEqual(expect.arrayContaining(['居民列表', '健康档案管理']));
  expect(here(editor).effect.gains).toContain('健康档案管理 · 进入档案');
  await clock.advance(1_000);
  await expect.poll(() => here(editor).people?.status).toBe('here');
  expect(here(editor).people).toMatchObject({ effect: { holders: 1, changed: 1, blind: [] } });
  editor.set(['ht-cdgl'], 'M');
  expect(here(editor).draft.letters, 'what one does not hold cannot be given').not.toHaveProperty('ht-cdgl');
  editor.discard();
  expect(here(editor)).toMatchObject({ changed: false, effect: { opens: [], closes: [], gains: [], loses: [] } });
  expect(here(editor).people).toBeUndefined();
  editor.dispose();
});

it('of two who edit one role the second keeps what was typed and is told', async () => {
  const [first, second] = [await opened('LAB'), await opened('LAB')];
  first.set(['bggl'], 'V');
  second.set(['bggl'], 'E');
  expect(await first.save()).toEqual({ ok: true, value: undefined });
  expect(here(first)).toMatchObject({ changed: false, role: { version: 1, letters: { bggl: 'V' } } });
  expect(await second.save()).toMatchObject({ ok: false, failure: expect.stringContaining('刚被其他人修改过') });
  expect(here(second).draft.letters['bggl']).toBe('E');
  second.reload();
  await expect.poll(() => here(second).role.version).toBe(1);
  second.take(here(second).role.delivered);
  expect(await second.save()).toMatchObject({ ok: true });
  for (const editor of [first, second]) editor.dispose();
});

it('a copy stands beside the role it came from, and goes again', async () => {
  const editor = await opened('DOC');
  expect(await editor.copy('DOC_A', '签约助理')).toMatchObject({ ok: true });
  expect(await editor.copy('DOC_A', '签约助理')).toMatchObject({ ok: false });
  const copied = await opened('DOC_A');
  copied.compare('DOC');
  await expect.poll(() => here(copied).other?.code).toBe('DOC');
  expect(here(copied).role.letters).toEqual(here(copied).other?.letters);
  copied.change({ name: '助理', levels: ['4'] });
  expect(await copied.save()).toMatchObject({ ok: true });
  expect(await copied.remove()).toMatchObject({ ok: true });
  copied.reload();
  await expect.poll(() => copied.state$.value.status).toBe('failed');
  for (const one of [editor, copied]) one.dispose();
});

it('a window follows what its user may do, without a new log-in', async () => {
  const sampler = openBrowser(server.url);
  await sampler.session.logIn({ username: 'sampler', password: TEST_PASSWORD });
  const menu = createMenuService(sampler.shell, sampler.session, sampler.stored);
  const told$ = new Subject<unknown>();
  followRights({ session: sampler.session, menu, told$, clock: sampler.clock, random: () => 0.5 });
  const paths = () =>
    menu.state$.value.status === 'here' ? menuPages(menu.state$.value.menu).map(({ path }) => path) : [];
  await expect.poll(paths).toContain('/hsjc/cjyb');
  expect(sampler.session.may('gwjkdngl')).toBeUndefined();
  const editor = await opened('SMP');
  editor.set(['gwjkdngl'], 'V');
  expect(await editor.save()).toMatchObject({ ok: true });
  told$.next({});
  await sampler.clock.advance(3_000);
  await expect.poll(paths).toContain('/cust/base');
  expect(sampler.session.may('gwjkdngl')).toBe('V');
  editor.dispose();
  menu.dispose();
});
