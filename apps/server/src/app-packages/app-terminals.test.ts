import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  clientFor,
  openTestDatabase,
  startTestServer,
  type TestClient,
  type TestServer,
  type WireBody,
} from '../testing/index.ts';
import { startPostgres, type TemporaryPostgres } from '../testing/temporary-postgres.ts';

let postgres: TemporaryPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres?.stop());

const APK = Buffer.from(zipSync({ 'AndroidManifest.xml': Buffer.from('manifest') }, { level: 0 }));

describe.each([
  ['embedded', () => openTestDatabase()],
  ['PostgreSQL', () => postgres.openCounty()],
] as const)('releases and the terminals that run them (%s)', (_name, open) => {
  const folder = mkdtempSync(join(tmpdir(), 'gongwei-terminals-test-'));
  let server: TestServer;
  let admin: TestClient;
  let doctor: TestClient;
  let file: WireBody;
  beforeAll(async () => {
    server = await startTestServer({ packageFolder: folder, database: await open() });
    await server.database.query("insert into user_roles (user_id, role) values ('county', 'SYS')");
    for (const [role, letter] of [
      ['DOC', 'V'],
      ['SMP', 'E'],
    ] as const)
      await server.database.query(
        `insert into county_roles (county_code, code, name, base, builtin, levels, letters, remark, version, updated_at, updated_by, updated_by_name)
         values ('990101', $1, $1, $1, true, array['1','2','3','4','5'], $2::jsonb, '', 1, now(), 'x', 'x')`,
        [role, JSON.stringify({ 'ht-bbkz': letter })],
      );
    [admin, doctor] = [await clientFor(server.url, 'county'), await clientFor(server.url, 'doctor')];
    file = await upload();
  }, 120_000);
  afterAll(async () => {
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const upload = async (): Promise<WireBody> => {
    const { body } = await admin.send('POST', '/api/v1/app-packages', { name: 'follow-up.apk', bytes: APK.length });
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(APK)]), 'piece');
    const headers = { 'x-package-ticket': String(body['ticket']), 'x-package-offset': '0' };
    const answer = await fetch(`${server.url}/api/excels/putapk`, { method: 'POST', headers, body: form });
    return ((await answer.json()) as WireBody)['data'] as WireBody;
  };
  const entry = (id: string, code: number, state: string, more: object = {}, baseVersion = 0, who = admin) =>
    who.send('PUT', `/api/v1/records/${id}`, {
      ...{
        id,
        formId: 'app-version',
        formVersion: 1,
        subjectId: who === admin ? '990101' : '990101101',
        occurredOn: '2026-06-15',
        baseVersion,
      },
      saveId: `${id}-${baseVersion}-${state}`,
      data: {
        ...{ appName: '1', platform: 'android', versionName: `1.0.${code}`, versionCode: code, content: '更新' },
        ...{ file: file['url'], size: file['size'], md5: file['md5'], state },
        ...more,
      },
    });
  const starts = async (terminal: string, versionCode: number, who = doctor) =>
    who.send('POST', '/api/v1/app-terminals', {
      ...{ terminal, appName: '1', platform: 'android', versionName: `1.0.${versionCode}`, versionCode, model: 'M1' },
    });
  const offered = async (terminal: string, versionCode: number) =>
    ((await starts(terminal, versionCode)).body['update'] as WireBody | undefined)?.['versionCode'];

  it('nothing is told while all are drafts, and an inner version that does not grow is refused', async () => {
    expect((await entry('d1', 10, '0')).status).toBe(200);
    expect(await offered('t1', 1)).toBeUndefined();
    for (const code of [10, 9]) {
      const { status, body } = await entry('d2', code, '0');
      expect([status, (body['fields'] as unknown as { field: string }[])[0]?.field]).toEqual([422, 'versionCode']);
    }
    // Of two at the same moment one is told.
    const both = await Promise.all([entry('d3', 20, '0'), entry('d4', 20, '0')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    // Of another app and of another platform it is another row of numbers.
    expect((await entry('d5', 5, '0', { appName: '2' })).status).toBe(200);
  });

  it('a staged one reaches its institutions, a published one everybody, a withdrawn one nobody', async () => {
    expect((await entry('s1', 30, '0')).status).toBe(200);
    expect((await entry('s1', 30, '1', {}, 1)).status).toBe(422);
    expect((await entry('s1', 30, '1', { grayOrgs: ['990101002'] }, 1)).status).toBe(200);
    expect(await offered('t1', 1)).toBeUndefined();
    expect((await entry('s1', 30, '1', { grayOrgs: ['990101'] }, 2)).status).toBe(200);
    expect(await offered('t1', 1)).toBe(30);
    expect((await entry('s1', 30, '2', { minVersion: '1.0.5', force: false }, 3)).status).toBe(200);
    const told = (await starts('t1', 1)).body['update'] as WireBody;
    expect(told).toMatchObject({ versionName: '1.0.30', size: file['size'], md5: file['md5'], force: true });
    expect(((await starts('t1', 5)).body['update'] as WireBody)['force']).toBe(false);
    expect(await offered('t1', 30)).toBeUndefined();

    // Whoever scans the code needs no session; what is withdrawn is not there any more.
    const install = () => fetch(`${server.url}${String(told['url'])}`);
    const bytes = Buffer.from(await (await install()).arrayBuffer());
    expect(bytes.equals(APK)).toBe(true);
    expect((await entry('s1', 30, '3', {}, 4)).status).toBe(200);
    expect((await install()).status).toBe(404);
    expect(await offered('t1', 1)).toBeUndefined();
    expect((await entry('s1', 30, '2', {}, 5)).status).toBe(200);
    expect((await install()).status).toBe(200);
  });

  it('the register says how many run which version, within reach, and how often it was taken', async () => {
    for (const at of [2, 3, 4]) await starts(`t${at}`, 30);
    await starts('t4', 1);
    const { body: rows } = await admin.get('/api/v1/app-terminals/versions');
    const ofTheApp = (rows as unknown as readonly WireBody[]).filter((row) => String(row['appName']) === '1');
    expect(ofTheApp).toMatchObject([
      { versionCode: 30, terminals: 2, share: 50, downloads: 2, state: '2' },
      { versionCode: 1, terminals: 2, share: 50 },
    ]);
    const village = await clientFor(server.url, 'village');
    expect((await village.get('/api/v1/app-terminals/versions')).status).toBe(403);
    const { body } = await admin.send('POST', '/api/v1/lists/app-terminals/search', { where: { behind: ['1'] } });
    expect((body['rows'] as unknown as { id: string }[]).map(({ id }) => id).toSorted()).toEqual(['t1', 't4']);
  });

  it('who may save an entry may upload its package, and who may only look at the register may neither', async () => {
    const sampler = await clientFor(server.url, 'sampler');
    const may = async (who: TestClient, id: string) => {
      const begun = await who.send('POST', '/api/v1/app-packages', { name: 'a.apk', bytes: 10 });
      const saved = await entry(id, 90, '0', {}, 0, who);
      return [begun.status, saved.status];
    };
    expect(await may(doctor, 'r1')).toEqual([403, 403]);
    expect(await may(sampler, 'r2')).toEqual([200, 200]);
  });

  it('a report must be one of ours, and of somebody', async () => {
    expect((await starts('a b', 1)).status).toBe(422);
    expect((await starts('t9', 0)).status).toBe(422);
    const body = JSON.stringify({
      terminal: 't9',
      appName: '1',
      platform: 'android',
      versionName: '1',
      versionCode: 1,
    });
    const headers = { 'content-type': 'application/json' };
    const open = await fetch(`${server.url}/api/v1/app-terminals`, { method: 'POST', headers, body });
    expect(open.status).toBe(401);
  });
});
