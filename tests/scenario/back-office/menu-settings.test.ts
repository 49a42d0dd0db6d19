import { createHttpMenuSettings, createHttpRoles } from '@gongwei/adapters/http';
import { createMenuEditors, type MenuEditor, type MenuEditorState } from '@gongwei/application/back-office';
import { PAGES } from '@gongwei/domain/pages';
import { startTestServer, TEST_PASSWORD, type TestServer } from '@gongwei/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser, type Browser } from '../server.fixture.ts';

let server: TestServer;
let keeper: Browser;
beforeAll(async () => {
  server = await startTestServer();
  await server.database.query("insert into user_roles (user_id, role) values ('county', 'SYS')");
  keeper = openBrowser(server.url);
  await keeper.session.logIn({ username: 'county', password: TEST_PASSWORD });
}, 60_000);
afterAll(() => server?.stop());

const here = (editor: MenuEditor): MenuEditorState & { readonly status: 'here' } => {
  const state = editor.state$.value;
  if (state.status !== 'here') throw new Error(state.status);
  return state;
};
async function opened(): Promise<MenuEditor> {
  const { calls } = keeper;
  const needs = { gateway: createHttpMenuSettings(calls), roles: createHttpRoles(calls), pages: PAGES };
  const editor = createMenuEditors(needs).open();
  await expect.poll(() => editor.state$.value.status).toBe('here');
  return editor;
}
const labels = (editor: MenuEditor) => here(editor).entries.map(({ label }) => label);

it('is renamed, ordered, hidden, looked at as a role sees it, saved, and put back', async () => {
  const editor = await opened();
  const given = labels(editor);
  editor.change('/cust', { label: '居民档案' });
  editor.move('/cust', 1);
  editor.show('/cust/base', false);
  expect(labels(editor).slice(0, 2)).toEqual([given[1], '居民档案']);
  editor.preview('DOC');
  await expect.poll(() => here(editor).preview?.role).toBe('DOC');
  const cust = here(editor).preview?.entries.find(({ path }) => path === '/cust');
  expect(cust?.children.map(({ path, cut }) => [path, cut])).toContainEqual(['/cust/base', 'hidden']);
  expect(here(editor).preview?.entries.find(({ path }) => path === '/upms')?.cut).toBeUndefined();
  expect(await editor.save()).toEqual({ ok: true, value: undefined });
  expect(here(editor)).toMatchObject({ changed: false, departs: true });
  expect((await keeper.shell.menu()).slice(0, 2).map(({ label }) => label)).toEqual([given[1], '居民档案']);
  editor.restore();
  expect(await editor.save()).toMatchObject({ ok: true });
  expect(labels(editor)).toEqual(given);
  editor.dispose();
});

it('of two who change it the second is told', async () => {
  const [first, second] = [await opened(), await opened()];
  first.change('/cust', { label: '甲' });
  second.change('/cust', { label: '乙' });
  expect(await first.save()).toMatchObject({ ok: true });
  expect(await second.save()).toMatchObject({ ok: false, failure: expect.stringContaining('刚被其他人修改过') });
  expect(labels(second)).toContain('乙');
  second.reload();
  await expect.poll(() => labels(second)).toContain('甲');
  for (const editor of [first, second]) editor.dispose();
});
