import { recordRepositoryContract, residentDirectoryContract, sessionGatewayContract } from '@gongwei/adapters/contracts';
import { createCountingIdSource, createManualClock, createMemoryRecordRepository, createMemoryResidentDirectory, createMemorySessionGateway, createMemoryTokenStore } from '@gongwei/adapters/memory';
import { bloodCount, startTestServer, TEST_PASSWORD, type TestServer } from '@gongwei/server/testing';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';
import { resident, sessionOf } from './forms/desk.fixture.ts';
import { openBrowser } from './server.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 60_000);
afterAll(() => server.stop());

const loggedIn = async (username: string) => {
  const browser = openBrowser(server.url);
  await browser.session.logIn({ username, password: TEST_PASSWORD });
  return browser;
};

const memoryIds = createCountingIdSource(9);
recordRepositoryContract('memory', async () => {
  const records = createMemoryRecordRepository(createManualClock());
  return {
    mine: records, theirs: records.as({ id: 'u2', name: '赵医生' }), newId: memoryIds.next,
    firstSave: () => bloodCount({ id: memoryIds.next(), saveId: memoryIds.next() }),
    change: (save, value) => ({ ...save.data, hemoglobin: 140 + value }),
  };
});
// A resident has one blood count a day, so every save of the suite gets a day of its own.
let day = 0;
recordRepositoryContract('server', async () => {
  const [mine, theirs] = [await loggedIn('doctor'), await loggedIn('clerk')];
  return {
    mine: mine.records, theirs: theirs.records, newId: randomUUID,
    firstSave() {
      const examDate = `2026-06-${String((day += 1)).padStart(2, '0')}`;
      const save = bloodCount({ id: randomUUID(), saveId: randomUUID() });
      return { ...save, occurredOn: examDate as typeof save.occurredOn, data: { ...save.data, examDate } };
    },
    change: (save, value) => ({ ...save.data, hemoglobin: 140 + value }),
  };
});

sessionGatewayContract('memory', async () => {
  const tokens = createMemoryTokenStore();
  return { gateway: createMemorySessionGateway({ u1: { password: 'x', session: sessionOf('u1', '李医生') } }, tokens), tokens, username: 'u1', password: 'x' };
});
sessionGatewayContract('server', async () => {
  const { sessions, tokens } = openBrowser(server.url);
  return { gateway: sessions, tokens, username: 'doctor', password: TEST_PASSWORD };
});

residentDirectoryContract('memory', async () => {
  const clock = createManualClock('2026-06-15T04:00:00.000Z');
  const other = { ...resident, id: 'r2', name: '李大山' };
  return {
    directory: createMemoryResidentDirectory({ residents: [resident, other], records: createMemoryRecordRepository(clock), clock }),
    known: resident, formId: 'hypertension-follow-up',
  };
});
residentDirectoryContract('server', async () => ({
  directory: (await loggedIn('doctor')).residents, known: { id: 'resident-1', name: '张三丰' }, formId: 'hypertension-follow-up',
}));
