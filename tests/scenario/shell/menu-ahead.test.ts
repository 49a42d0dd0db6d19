import { createMemoryDraftLock, createMemoryKeyValueStore } from '@gongwei/adapters/memory';
import { createSessionService, type SessionGateway } from '@gongwei/application/identity';
import { createShutdownTasks, createStoredItems } from '@gongwei/application/shared';
import { createMenuService } from '@gongwei/application/shell';
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
    ],
  },
];

/** A page opened on a PC, with a session of an earlier page or without; server answers come when they are given. */
async function page(hasSession: boolean) {
  const world = createWorld();
  if (hasSession) await world.start();
  const { answers, shell } = createSlowMenus();
  let speak = (): void => {};
  const spoken = new Promise<void>((done) => (speak = done));
  const gateway: SessionGateway = { ...world.gateway, resume: () => spoken.then(() => world.gateway.resume()) };
  const stored = createStoredItems(world.local, createMemoryKeyValueStore(), world.clock);
  const session = createSessionService({
    gateway,
    stored,
    tokens: world.tokens,
    drafts: createMemoryDraftLock(),
    leaving: createShutdownTasks(),
  });
  const menu = createMenuService(shell, session, stored);
  const settle = () => world.clock.advance(0);
  const shown = () =>
    menu.state$.value.status === 'here'
      ? menu.state$.value.menu.flatMap(({ children }) => children?.map(({ path }) => path))
      : menu.state$.value.status;
  return { world, session, menu, answers, speak, settle, shown };
}

it('asks while the server looks whose session it is, shows nothing before that is known, and asks no second time', async () => {
  const { session, answers, speak, settle, shown } = await page(true);
  const resumed = session.resume();
  await settle();
  expect(answers).toHaveLength(1);
  answers[0]?.give(MENU);
  await settle();
  expect(shown()).toBe('awaited');
  speak();
  await resumed;
  await settle();
  expect(shown()).toEqual(['/cust/base']);
  expect(answers).toHaveLength(1);
});

it('waits for an answer that is still on its way when the session is known', async () => {
  const { session, answers, speak, settle, shown } = await page(true);
  const resumed = session.resume();
  speak();
  await resumed;
  await settle();
  expect(shown()).toBe('awaited');
  answers[0]?.give(MENU);
  await settle();
  expect(shown()).toEqual(['/cust/base']);
  expect(answers).toHaveLength(1);
});

it('asks again where asking ahead failed', async () => {
  const { session, answers, speak, settle, shown } = await page(true);
  const resumed = session.resume();
  await settle();
  answers[0]?.refuse(new Error('no network'));
  speak();
  await resumed;
  await settle();
  expect(answers).toHaveLength(2);
  answers[1]?.give(MENU);
  await settle();
  expect(shown()).toEqual(['/cust/base']);
});

it('shows nobody what was asked ahead for a session that is gone', async () => {
  const { world, session, answers, speak, settle, shown } = await page(true);
  const resumed = session.resume();
  await settle();
  answers[0]?.give(MENU);
  world.gateway.expire();
  speak();
  await resumed;
  await settle();
  expect(shown()).toBe('awaited');
  await session.logIn({ username: 'zhao', password: 'x' });
  expect(answers).toHaveLength(2);
});

it('asks nothing ahead of nobody', async () => {
  const { session, answers, settle, shown } = await page(false);
  await session.resume();
  await settle();
  expect([answers.length, shown()]).toEqual([0, 'awaited']);
});
