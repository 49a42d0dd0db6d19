import { createHttpStaff } from '@gongwei/adapters/http';
import { createStaffEditors, type StaffEditor, type StaffEditorState } from '@gongwei/application/back-office';
import { startTestServer, TEST_PASSWORD, type TestServer } from '@gongwei/server/testing';
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

const here = (editor: StaffEditor): StaffEditorState & { readonly status: 'here' } => {
  const state = editor.state$.value;
  if (state.status !== 'here') throw new Error(state.status);
  return state;
};
async function opened(id?: string): Promise<StaffEditor> {
  const editor = createStaffEditors({ gateway: createHttpStaff(county.calls) }).open(id);
  await expect.poll(() => editor.state$.value.status).toBe('here');
  return editor;
}
const TYPED = { name: '王丽', institutionCode: '990101101', roles: ['DOC'] };

it('somebody new gets a password once, logs in with it, and is looked after from then on', async () => {
  const editor = await opened();
  expect(here(editor).places.map(({ name }) => name)).toContain('东镇卫生院');
  editor.change({ ...TYPED, username: '王' });
  expect(await editor.save()).toMatchObject({ ok: false, failure: expect.stringContaining('用户名应为') });
  editor.change({ username: 'wang.li' });
  await expect.poll(() => here(editor).rights?.map(({ code }) => code)).toContain('gwjkdngl');
  expect(await editor.save()).toEqual({ ok: true, value: undefined });
  const { password = '', account } = here(editor);
  expect(account).toMatchObject({ username: 'wang.li', temporary: true, roleNames: ['责任医生/家庭医生'] });
  expect(account).not.toHaveProperty('lastLoginAt');
  const own = openBrowser(server.url);
  expect((await own.session.logIn({ username: 'wang.li', password })).ok).toBe(true);

  // Roles: what comes and goes is seen before it is saved.
  editor.change({ roles: ['LAB'] });
  await expect.poll(() => here(editor).rights?.map(({ code }) => code)).toContain('ybjg');
  expect(here(editor).before?.map(({ code }) => code)).not.toContain('ybjg');
  expect(await editor.save()).toMatchObject({ ok: true });
  expect(here(editor)).toMatchObject({ changed: false, password, account: { roles: ['LAB'] } });
  expect(here(editor).account).toHaveProperty('lastLoginAt');

  expect(await editor.logOut()).toMatchObject({ ok: true });
  // Waits for a new session, or for the end of this one.
  const asked = own.shell.menu().catch(() => 'out');
  await expect.poll(() => own.session.state$.value).toMatchObject({ status: 'logged-in', lapsed: true });
  await own.session.abandon();
  expect(await asked).toBe('out');

  expect(await editor.move('990101102', '轮岗')).toMatchObject({ ok: true });
  expect(here(editor).account?.institutionName).toBe('西镇卫生院');
  expect(await editor.resetPassword()).toMatchObject({ ok: true });
  expect(here(editor).password).not.toBe(password);
  expect(await editor.setState('disabled', '离职')).toMatchObject({ ok: true });
  expect(await editor.resetPassword()).toMatchObject({ ok: false, failure: expect.stringContaining('已停用') });
  expect(await editor.unbindWeChat()).toMatchObject({ ok: false });
  editor.dispose();
});

it('of two who edit one account the second is told, and keeps what was typed', async () => {
  const [first, second] = [await opened('doctor'), await opened('doctor')];
  first.change({ name: '东镇大夫' });
  second.change({ name: '东镇先生' });
  expect(await first.save()).toMatchObject({ ok: true });
  expect(await second.save()).toMatchObject({ ok: false, failure: expect.stringContaining('刚被其他人修改过') });
  expect(here(second).draft.name).toBe('东镇先生');
  second.reload();
  await expect.poll(() => here(second).draft.name).toBe('东镇大夫');
  for (const editor of [first, second]) editor.dispose();
});

it('nobody changes themselves, and what is not one’s to see is not there', async () => {
  const self = await opened('county');
  expect(await self.logOut()).toMatchObject({ ok: false, failure: '自己请用“退出登录”' });
  self.change({ roles: ['CNT', 'DOC'] });
  expect(await self.save()).toMatchObject({ ok: false, failure: '不能修改自己的角色' });
  const none = createStaffEditors({ gateway: createHttpStaff(county.calls) }).open('nobody');
  await expect.poll(() => none.state$.value.status).toBe('failed');
  for (const editor of [self, none]) editor.dispose();
});
