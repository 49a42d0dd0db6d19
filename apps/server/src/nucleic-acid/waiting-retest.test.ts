import { afterAll, beforeAll, expect, it } from 'vitest';
import { act } from '../testing/act-on-list.ts';
import { clientFor, startTestServer, type TestClient, type TestServer } from '../testing/index.ts';
import { laboratoryCounty, MEMBERS, pool, receipt } from './nucleic.fixture.ts';

let server: TestServer;
let sampler: TestClient;
beforeAll(async () => {
  server = await startTestServer({ county: laboratoryCounty });
  const [taking, testing, reviewing] = await Promise.all(
    ['sampler', 'tester', 'reviewer'].map((name) => clientFor(server.url, name)),
  );
  if (!taking || !testing || !reviewing) throw new Error('Nobody logged in');
  sampler = taking;
  await pool(sampler, 'five');
  await receipt(testing, 'r-five', 'TUBE-five');
  const positive = { orf1ab: '33.2', n: '34.8', icValid: '1', controlValid: '1' };
  await act(testing, 'nucleic-result', 'enter', ['five'], positive);
  await act(reviewing, 'nucleic-result', 'review', ['five'], {});
});
afterAll(() => server?.stop());

it('is told of the whole county on purpose: by the whole number alone, nothing of the person, and to no guesser', async () => {
  const ask = (idNo: string) => sampler.send('POST', '/api/v1/waiting-retests', { idNo });
  const [idNo] = MEMBERS[0] as readonly [string, string];
  const parts = [idNo.slice(0, 17), idNo.slice(-4), `${idNo.slice(0, 14)}%`, '____'];
  for (const part of parts) expect([part, (await ask(part)).body]).toEqual([part, []]);
  const [found] = (await ask(idNo)).body as unknown as readonly object[];
  expect(Object.keys(found ?? {}).toSorted()).toEqual(['again', 'due', 'late', 'pool']);
  // Who is waited for is not counted.
  const counted = "select count from counters where rule = 'retest.asked'";
  expect(await server.database.query(counted)).toEqual([{ count: parts.length }]);
  await server.database.query("update counters set count = 197 where rule = 'retest.asked'");
  const guesses = await Promise.all([1, 2, 3, 4, 5].map((at) => ask(`${idNo.slice(0, 14)}900${at}`)));
  expect(guesses.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 429, 429]);
  expect((await ask(idNo)).status).toBe(429);
  server.clock.advance(10 * 60_000 + 1);
  expect((await ask(idNo)).body).toEqual([found]);
});
