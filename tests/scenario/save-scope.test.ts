import { startTestServer, TEST_PASSWORD, type TestServer } from '@gongwei/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from './server.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 60_000);
afterAll(() => server.stop());

it('saves a half-filled form for the institution it was opened under, whichever was chosen since', async () => {
  const { session, desk, residents } = openBrowser(server.url);
  const answer = await session.logIn({ username: 'county', password: TEST_PASSWORD });
  if (!answer.ok) throw new Error(answer.failure.message);
  const form = await desk.open({ formId: 'supplement-blood-routine', subjectId: 'resident-1' });
  form.change('examDate', '2026-06-15');
  form.change('hemoglobin', 131);
  const west = answer.value.institutions.find(({ code }) => code === '990101102');
  session.chooseInstitution(west!);
  // What the chosen institution may not see is out of reach of everything else.
  await expect(residents.overview('resident-1')).rejects.toMatchObject({ kind: 'fault' });
  expect(await form.save({ acceptWarnings: true })).toMatchObject({
    ok: true,
    record: { institutionCode: '990101101001', data: { hemoglobin: 131 } },
  });
  form.dispose();
});
