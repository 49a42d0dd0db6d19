import multipart from '@fastify/multipart';
import { makeUuidV7, parseCalendarDay, type CalendarDay } from '@gongwei/domain/shared';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { createMemoryRosterStore } from './memory-roster-store.ts';
import { createRosterImports, type RosterImports } from './roster-imports.ts';
import { rosterFixture } from './roster-fixture.ts';
import { rosterRoutes } from './roster.routes.ts';

const village = { code: '320999101101', name: '王庄村', institutionCode: '320999101101' };
let app: FastifyInstance;
let imports: RosterImports;

async function open(institutionCode = '320999101', letter: 'M' | 'V' = 'M'): Promise<FastifyInstance> {
  const { writer, store } = createMemoryRosterStore([village]);
  let made = 0;
  imports = createRosterImports({
    writer,
    store,
    newId: () => makeUuidV7(1_700_000_000_000 + (made += 1), new Uint8Array(10)),
    now: () => new Date('2026-11-20T01:00:00Z'),
    today: () => parseCalendarDay('2026-11-20') as CalendarDay,
    report: (error) => {
      throw error;
    },
  });
  app = fastify();
  app.setSerializerCompiler(() => (answer) => JSON.stringify(answer));
  await app.register(multipart);
  app.decorateRequest('staff', undefined);
  app.addHook('onRequest', async (request) => {
    request.staff = {
      id: 'u',
      code: '1',
      username: 'u',
      name: '张医生',
      institutionCode: String(request.headers['as'] ?? institutionCode),
      roles: [],
      permissions: [{ code: 'gwjkdngl', letter }],
    };
  });
  rosterRoutes(app, imports, store);
  return app;
}
afterEach(() => app.close());

function upload(bytes: Uint8Array, name = '花名册.xlsx') {
  const boundary = 'a-boundary';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  const payload = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return app.inject({
    method: 'POST',
    url: '/api/excels/putjkdninfo',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload,
  });
}

it('takes a roster, tells its progress and rows, and gives the check file back', async () => {
  await open();
  const { bytes, good, rejected } = await rosterFixture({ rows: 80, villages: ['王庄村'] });
  const { code, data } = (await upload(bytes)).json<{ code: number; data: { url: string; importId: string } }>();
  expect([code, data.url]).toEqual([200, `/api/v1/roster-imports/${data.importId}/check-file.xlsx`]);
  await imports.settled();
  const state = (await app.inject(`/api/v1/roster-imports/${data.importId}`)).json();
  expect(state).toMatchObject({
    state: 'done',
    fileName: '花名册.xlsx',
    checkFileUrl: data.url,
    counts: { created: good, rejected },
  });
  const rows = (await app.inject(`/api/v1/roster-imports/${data.importId}/rows?outcome=rejected&limit=3`)).json();
  expect([rows.total, rows.rows.length]).toEqual([rejected, 3]);
  const file = await app.inject(data.url);
  expect(file.headers['content-disposition']).toContain(encodeURIComponent('花名册-导入结果.xlsx'));
  expect(file.rawPayload.toString('latin1', 0, 2)).toBe('PK');
});
it('ends in a clear sentence for a file that is no workbook', async () => {
  await open();
  const { data } = (await upload(Buffer.from('姓名,身份证号'), 'a.csv')).json<{ data: { importId: string } }>();
  await imports.settled();
  expect((await app.inject(`/api/v1/roster-imports/${data.importId}`)).json()).toMatchObject({
    state: 'failed',
    message: expect.stringContaining('.csv'),
  });
  expect((await app.inject(`/api/v1/roster-imports/${data.importId}/check-file.xlsx`)).statusCode).toBe(404);
});
it('refuses an empty file, no file, and a viewer; hides other institutions', async () => {
  await open();
  expect([
    (await upload(new Uint8Array())).statusCode,
    (await app.inject({ method: 'POST', url: '/api/excels/putjkdninfo' })).statusCode,
  ]).toEqual([422, 422]);
  const { data } = (await upload(Buffer.from('x'))).json<{ data: { importId: string } }>();
  expect(
    (await app.inject({ url: `/api/v1/roster-imports/${data.importId}`, headers: { as: '320999102' } })).statusCode,
  ).toBe(404);
  await app.close();
  await open('320999101', 'V');
  expect((await upload(Buffer.from('x'))).statusCode).toBe(403);
});
it('gives the template', async () => {
  await open();
  const file = await app.inject('/api/v1/roster-template.xlsx');
  expect([file.statusCode, file.rawPayload.toString('latin1', 0, 2)]).toEqual([200, 'PK']);
});
