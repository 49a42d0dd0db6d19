import { clientFor, startTestServer, TEST_PASSWORD, type TestServer } from '@gongwei/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from '../server.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 60_000);
afterAll(() => server.stop());

it.each([
  ['that was typed', 'resident-2', true],
  ['that was proposed', 'resident-1', false],
])(
  'a sheet open while the death is registered asks about its day %s, and is stored when that was read',
  async (_name, subjectId, typed) => {
    const { session, desk } = openBrowser(server.url);
    expect(await session.logIn({ username: 'doctor', password: TEST_PASSWORD })).toMatchObject({ ok: true });
    const form = await desk.open({ formId: 'supplement-blood-routine', subjectId });
    const day = form.field$('examDate').value.value;
    expect(day).toBeDefined();
    if (typed) form.change('examDate', day);
    form.change('hemoglobin', 131);
    const colleague = await clientFor(server.url, 'doctor');
    const event = { type: 'DIE', on: '2026-06-10', cause: '脑出血', evidence: '1' };
    const died = await colleague.send('POST', `/api/v1/residents/${subjectId}/archive-events`, {
      id: `death-${subjectId}`,
      event,
    });
    expect(died.body).toMatchObject({ status: '3' });

    const asked = await form.save({ acceptWarnings: true });
    const question = {
      field: 'examDate',
      code: 'check:after-death',
      message: '晚于登记的死亡日期 2026-06-10，请核对。',
    };
    expect(asked).toMatchObject({ ok: false, because: 'warnings', issues: [question] });
    expect(form.status$.value).toMatchObject({ step: 'dirty' });
    expect(form.issues$.value).toMatchObject([question]);
    // Nobody typed anything: the question stays one.
    expect(await form.save()).toMatchObject({ ok: false, because: 'warnings' });
    expect(await form.save({ acceptWarnings: true })).toMatchObject({ ok: true, record: { occurredOn: day } });
    form.dispose();
  },
);
