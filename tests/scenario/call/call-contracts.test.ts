import { callSignallingContract, colleaguesContract, type CallWindow } from '@gongwei/adapters/contracts';
import {
  createManualClock,
  createMemoryCallCredentials,
  createMemoryCallExchange,
  createMemoryColleagues,
  createMemoryVideoOnline,
} from '@gongwei/adapters/memory';
import { createHttpCallCredentials, createHttpColleagues, createHttpVideoOnline } from '@gongwei/adapters/http';
import type { CallParty } from '@gongwei/domain/call';
import { startTestServer, TEST_PASSWORD, type TestServer } from '@gongwei/server/testing';
import { afterAll, beforeAll } from 'vitest';
import { openBrowser, type Browser } from '../server.fixture.ts';
import { openLine, realIds } from './call-window.fixture.ts';
import { openLineProxy, type LineProxy } from '../../fixtures/line-proxy.ts';

/** `d` is in no other test: whether somebody is there must not hang on what was closed a moment ago. */
const USERS = { a: 'doctor', b: 'clerk', c: 'county', d: 'viewer' } as const;
type Who = keyof typeof USERS;
type Person = { readonly browser: Browser; readonly proxy: LineProxy; readonly party: CallParty };

let server: TestServer;
let people: { readonly [W in Who]: Person };
beforeAll(async () => {
  server = await startTestServer();
  const browsers = { a: await logIn('a'), b: await logIn('b'), c: await logIn('c'), d: await logIn('d') };
  const seenBy = async (who: Who): Promise<readonly CallParty[]> => {
    const found = await createHttpColleagues(browsers[who].calls).find({ text: '', onlineOnly: false });
    return found.map(({ userId, name, number, institutionCode, institutionName }) => ({
      userId,
      name,
      number,
      institutionCode,
      institutionName,
    }));
  };
  const all = [...(await seenBy('a')), ...(await seenBy('b'))];
  const person = async (who: Who): Promise<Person> => ({
    browser: browsers[who],
    proxy: await openLineProxy(server.url),
    party: all.find(({ userId }) => userId === USERS[who])!,
  });
  people = { a: await person('a'), b: await person('b'), c: await person('c'), d: await person('d') };
}, 60_000);
afterAll(async () => {
  await Promise.all(Object.values(people).map(({ proxy }) => proxy.close()));
  await server.stop();
});
const logIn = async (who: Who): Promise<Browser> => {
  const browser = openBrowser(server.url);
  await browser.session.logIn({ username: USERS[who], password: TEST_PASSWORD });
  return browser;
};

const openWindow = (who: Who, device = `device of ${who}`): CallWindow => {
  const { browser, proxy, party } = people[who];
  const { signalling } = openLine(proxy.url, browser.tokens.current, device);
  return { signalling, party, device, drop: proxy.cut };
};
const partyOf = (userId: string): CallParty => ({
  userId,
  name: `医生${userId}`,
  number: `10100${userId}`,
  institutionCode: '990101101',
  institutionName: '东镇卫生院',
});
const parties = ['a', 'b', 'c'].map(partyOf);
callSignallingContract('memory', async () => {
  const exchange = createMemoryCallExchange(createManualClock(), parties);
  return {
    newId: realIds.next,
    residentId: 'r1',
    open(who, device = `device of ${who}`) {
      const window = exchange.open(who, device);
      return {
        signalling: window.signalling,
        party: partyOf(who),
        device,
        drop() {
          exchange.drop(window);
          setTimeout(() => exchange.restore(window));
        },
      };
    },
  };
});
callSignallingContract('server', async () => ({ open: openWindow, newId: realIds.next, residentId: 'resident-1' }));

colleaguesContract('memory', async () => {
  const [clock, self, other] = [createManualClock(), partyOf('a'), partyOf('b')];
  const exchange = createMemoryCallExchange(clock, parties);
  return {
    colleagues: createMemoryColleagues(self, parties, exchange, clock.now),
    credentials: createMemoryCallCredentials(self, clock),
    videoOnline: createMemoryVideoOnline(),
    self,
    other,
    async missACall() {
      const [{ signalling, device }, callId] = [exchange.open('b'), realIds.next()];
      signalling.open();
      await signalling.tell({ do: 'log-in', device });
      await signalling.tell({ do: 'invite', callId, to: ['a'], kind: 'audio' });
      signalling.close();
      return callId;
    },
  };
});
colleaguesContract('server', async () => {
  const { calls } = people.a.browser;
  return {
    colleagues: createHttpColleagues(calls),
    credentials: createHttpCallCredentials(calls),
    videoOnline: createHttpVideoOnline(calls),
    self: people.a.party,
    other: people.d.party,
    async missACall() {
      const [{ signalling, device }, callId] = [openWindow('d'), realIds.next()];
      signalling.open();
      await signalling.tell({ do: 'log-in', device });
      await signalling.tell({ do: 'invite', callId, to: [people.a.party.userId], kind: 'audio' });
      await signalling.tell({ do: 'log-out' });
      signalling.close();
      return callId;
    },
  };
});
