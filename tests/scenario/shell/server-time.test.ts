import { createMemoryDraftLock, createMemoryKeyValueStore, settle } from '@gongwei/adapters/memory';
import { createSessionService } from '@gongwei/application/identity';
import { createShutdownTasks, createStoredItems } from '@gongwei/application/shared';
import { createNoticeService, followServerTime, wrongClockNotice } from '@gongwei/application/shell';
import { expect, it } from 'vitest';
import { createWorld } from '../forms/desk.fixture.ts';

const MINUTE = 60_000;

const follow = async (ask: () => Promise<number>, begin: 'log-in' | 'reload' = 'log-in') => {
  const world = createWorld();
  const drafts = createMemoryDraftLock();
  if (begin === 'reload') await world.start();
  const session = createSessionService({
    gateway: world.gateway,
    stored: createStoredItems(world.local, createMemoryKeyValueStore(), world.clock),
    tokens: world.tokens,
    drafts,
    leaving: createShutdownTasks(),
  });
  const notices = createNoticeService(world.clock);
  const offsets: number[] = [];
  followServerTime({ session, notices, ask, setOffset: (offset) => offsets.push(offset) });
  if (begin === 'reload') await session.resume();
  else await session.logIn({ username: 'li', password: 'x' });
  await settle();
  return { ...world, session, notices, offsets };
};

it('takes the time of the server over, and tells once that the PC is wrong', async () => {
  const { clock, session, notices, offsets } = await follow(async () => -26 * 60 * MINUTE);
  await clock.advance(1_000);
  expect(notices.notice$.value?.message).toBe(
    '本机时间比服务器快约 26 小时。系统已按服务器时间记录日期，请校准本机时间。',
  );
  notices.confirm();
  await session.logOut();
  await session.logIn({ username: 'li', password: 'x' });
  await clock.advance(2_000);
  expect(offsets).toEqual([-26 * 60 * MINUTE, -26 * 60 * MINUTE]);
  expect(notices.notice$.value).toBeUndefined();
});

it('does not say it again after a reload', async () => {
  const { clock, session, notices, offsets } = await follow(async () => 3_600_000, 'reload');
  await clock.advance(2_000);
  expect(session.state$.value.status).toBe('logged-in');
  expect(offsets).toEqual([3_600_000]);
  expect(notices.notice$.value).toBeUndefined();
});

it('keeps the time of the PC where the server does not answer, and asks again at the next log-in', async () => {
  let asked = 0;
  const { session, offsets } = await follow(async () => {
    asked += 1;
    if (asked === 1) throw new Error('no line');
    return 3_000;
  });
  expect(offsets).toEqual([]);
  await session.logOut();
  await session.logIn({ username: 'li', password: 'x' });
  await settle();
  expect(offsets).toEqual([3_000]);
});

it.each([
  [5 * MINUTE, undefined],
  [-5 * MINUTE, undefined],
  [6 * MINUTE, '慢约 6 分钟'],
  [-119 * MINUTE, '快约 119 分钟'],
  [300 * MINUTE, '慢约 5 小时'],
  [3 * 1_440 * MINUTE, '慢约 3 天'],
])('words for %i ms', (offset, words) => {
  const message = wrongClockNotice(offset)?.message;
  if (words === undefined) expect(message).toBeUndefined();
  else expect(message).toContain(words);
});
