import {
  createMemoryDraftLock,
  createMemoryKeyValueStore,
  createManualClock,
  createMemorySessionGateway,
  createMemoryTokenStore,
} from '@gongwei/adapters/memory';
import { createSessionService } from '@gongwei/application/identity';
import { createShutdownTasks, createStoredItems } from '@gongwei/application/shared';
import { startTestServer } from '@gongwei/server/testing';
import { expect, it, describe } from 'vitest';
import { sessionOf } from '../forms/desk.fixture.ts';
import { createDisk, openBrowser } from '../server.fixture.ts';

function office() {
  const [clock, tokens] = [createManualClock(), createMemoryTokenStore()];
  const gateway = createMemorySessionGateway({ li: { password: 'x', session: sessionOf('u1', '李医生') } }, tokens);
  const asked: string[] = [];
  const watched = { ...gateway, prove: (name: string) => (asked.push(name), gateway.prove(name)) };
  const stored = createStoredItems(createMemoryKeyValueStore(), createMemoryKeyValueStore(), clock);
  const session = createSessionService({
    gateway: watched,
    stored,
    tokens,
    drafts: createMemoryDraftLock(),
    leaving: createShutdownTasks(),
  });
  return { watched, session, asked };
}

describe('work that a log-in has to show', () => {
  it('is shown without the user doing anything, and said while it lasts', async () => {
    const { watched, session, asked } = office();
    watched.wantsProof = true;
    const said: boolean[] = [];
    session.proving$.subscribe((proving) => said.push(proving));
    expect((await session.logIn({ username: 'li', password: 'x' })).ok).toBe(true);
    expect([asked, said]).toEqual([['li'], [false, true, false]]);
  });

  it('is begun behind a refusal, so that the next try need not wait for it', async () => {
    const { watched, session, asked } = office();
    watched.wantsProof = true;
    expect((await session.logIn({ username: 'li', password: 'wrong' })).ok).toBe(false);
    expect(asked).toEqual(['li', 'li']);
    expect((await session.logIn({ username: 'li', password: 'x' })).ok).toBe(true);
    expect(asked).toHaveLength(2);
  });

  it('ends in a sentence where the server is not reached, and in one where no work is enough', async () => {
    const { watched, session } = office();
    watched.wantsProof = true;
    watched.prove = () => Promise.reject(new Error('down'));
    await expect(session.logIn({ username: 'li', password: 'x' })).rejects.toMatchObject({
      message: expect.any(String),
    });
    expect([session.state$.value.status, session.proving$.value]).toEqual(['logged-out', false]);
    watched.prove = async () => ({ random: 'used', answer: '' });
    watched.logIn = async () => ({ ok: false, failure: { message: '没有完成', proof: true, about: 'proof' } });
    expect(await session.logIn({ username: 'li', password: 'x' })).toMatchObject({ failure: { message: '没有完成' } });
  });

  it('is what the real server asks for and takes', async () => {
    const server = await startTestServer({ captcha: 'always' });
    const { session } = openBrowser(server.url, createDisk());
    expect((await session.logIn({ username: 'doctor', password: 'nonsense' })).ok).toBe(false);
    expect((await session.logIn({ username: 'doctor', password: 'Test@2026' })).ok).toBe(true);
    await server.stop();
  });
});
