import { createManualClock, createMemoryKeyValueStore } from '@gongwei/adapters/memory';
import { createMenuService, type MenuState } from '@gongwei/application/shell';
import { createStoredItems } from '@gongwei/application/shared';
import type { MenuItem } from '@gongwei/domain/shell';
import { expect, it } from 'vitest';
import { createWorld } from '../forms/desk.fixture.ts';
import { createSlowMenus } from './menus.fixture.ts';

const MENU: readonly MenuItem[] = [
  {
    id: '1',
    label: '居民健康档案',
    path: '/cust',
    children: [
      { id: '2', label: '居民列表', path: 'base', permission: 'gwjkdngl' },
      { id: '3', label: '体检管理', path: 'tj', permission: 'gwtjdngl' },
      { id: '4', label: '医生工作台', path: 'gzt', roles: ['doctor'] },
      { id: '5', label: '管理台', path: 'glt', roles: ['admin'] },
    ],
  },
  { id: '6', label: '后台', path: '/upms', children: [{ id: '7', label: '日志', path: 'rz', permission: 'ht-czrz' }] },
];

async function desk(kept = createMemoryKeyValueStore()) {
  const world = createWorld();
  const { session } = await world.start();
  const { answers, shell } = createSlowMenus();
  const stored = createStoredItems(createMemoryKeyValueStore(), kept, createManualClock());
  const menu = createMenuService(shell, session, stored);
  const settle = () => world.clock.advance(0);
  return { session, menu, answers, kept, settle };
}
const paths = (state: MenuState): unknown =>
  state.status === 'here' ? state.menu.map(({ children }) => children?.map(({ path }) => path)) : state.status;

it('is awaited, then holds what the codes and roles of the session leave of it, with whole paths', async () => {
  const { menu, answers, settle } = await desk();
  expect(menu.state$.value).toEqual({ status: 'awaited' });
  answers[0]?.give(MENU);
  await settle();
  expect(paths(menu.state$.value)).toEqual([['/cust/base', '/cust/gzt']]);
});

it('is there at once after a reload, and follows the new answer', async () => {
  const first = await desk();
  first.answers[0]?.give(MENU);
  await first.settle();
  const again = await desk(first.kept);
  expect(paths(again.menu.state$.value)).toEqual([['/cust/base', '/cust/gzt']]);
  again.answers[0]?.give([]);
  await again.settle();
  expect(paths(again.menu.state$.value)).toEqual([]);
});

it('says that it did not come, asks again, and keeps what it knew when a later answer fails', async () => {
  const { menu, answers, settle } = await desk();
  answers[0]?.refuse(new Error('no network'));
  await settle();
  expect(menu.state$.value.status).toBe('failed');
  menu.reload();
  expect(menu.state$.value.status).toBe('awaited');
  answers[1]?.give(MENU);
  await settle();
  menu.reload();
  answers[2]?.refuse(new Error('no network'));
  await settle();
  expect(menu.state$.value).toMatchObject({ status: 'here', stale: true });
});

it('goes with the session, late answers with it', async () => {
  const { session, menu, answers, settle } = await desk();
  await session.logOut();
  answers[0]?.give(MENU);
  await settle();
  expect(menu.state$.value).toEqual({ status: 'awaited' });
  await session.logIn({ username: 'zhao', password: 'x' });
  expect(answers).toHaveLength(2);
});
