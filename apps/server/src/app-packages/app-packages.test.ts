import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { createHash } from 'node:crypto';
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

const noise = Buffer.from(Array.from({ length: 30_000 }, (_, at) => (at * 7919) % 251));
const APK = Buffer.from(
  zipSync({ 'AndroidManifest.xml': Buffer.from('manifest'), 'classes.dex': noise }, { level: 0 }),
);

describe.each([
  ['embedded', () => openTestDatabase()],
  ['PostgreSQL', () => postgres.openCounty()],
] as const)('packages of 版本控制 (%s)', (_name, open) => {
  const folder = mkdtempSync(join(tmpdir(), 'gongwei-packages-test-'));
  let server: TestServer;
  let county: TestClient;
  beforeAll(async () => {
    server = await startTestServer({ packageFolder: folder, database: await open() });
    await server.database.query("insert into user_roles (user_id, role) values ('county', 'SYS')");
    county = await clientFor(server.url, 'county');
  }, 120_000);
  afterAll(async () => {
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const begin = (name: string, bytes: number, who = county) =>
    who.send('POST', '/api/v1/app-packages', { name, bytes });
  const piece = async (ticket: unknown, bytes: Uint8Array<ArrayBuffer>, offset = 0) => {
    const body = new FormData();
    body.append('file', new Blob([bytes]), 'piece');
    const headers = { 'x-package-ticket': String(ticket), 'x-package-offset': String(offset) };
    const answer = await fetch(`${server.url}/api/excels/putapk`, { method: 'POST', headers, body });
    return { status: answer.status, body: (await answer.json()) as WireBody };
  };
  const part = (from: number, to?: number) => new Uint8Array(APK.subarray(from, to));
  const version = (id: string, data: object, baseVersion = 0) =>
    county.send('PUT', `/api/v1/records/${id}`, {
      ...{ id, formId: 'app-version', formVersion: 1, subjectId: '990101', occurredOn: '2026-06-15', baseVersion },
      saveId: `${id}-${baseVersion}`,
      data: {
        ...{ appName: '1', platform: 'android', versionName: '1.0.0', versionCode: 1, content: '首版', state: '0' },
        ...data,
      },
    });
  const whole = async (): Promise<WireBody> => {
    const { body } = await begin('follow-up.apk', APK.length);
    return (await piece(body['ticket'], part(0))).body['data'] as WireBody;
  };

  it('come in by pieces without a token, in order and again, and go out whole to holders of the code', async () => {
    const { status, body } = await begin('随访.apk', APK.length);
    expect(status).toBe(200);
    const ticket = body['ticket'];
    expect((await piece(ticket, part(0, 10_000))).body['data']).toEqual({ received: 10_000 });
    // Not the next: nothing is written, and one hears where to go on.
    expect((await piece(ticket, part(0, 10_000))).body['data']).toEqual({ received: 10_000 });
    expect((await piece(ticket, part(20_000, 25_000), 20_000)).body['data']).toEqual({ received: 10_000 });
    const both = await Promise.all([piece(ticket, part(10_000), 10_000), piece(ticket, part(10_000), 10_000)]);
    const last = both.map((answer) => answer.body['data']).find((data) => data?.['url'] !== undefined);
    const md5 = createHash('md5').update(APK).digest('hex');
    expect(last).toMatchObject({ name: '随访.apk', size: Math.ceil(APK.length / 1024), md5 });
    // The ticket opens nothing any more.
    expect((await piece(ticket, part(0, 10))).status).toBe(403);

    const url = `${server.url}${String(last?.['url'])}`;
    const token = async (who: string) => {
      const client = await clientFor(server.url, who);
      return client.get(String(last?.['url']));
    };
    expect((await fetch(url)).status).toBe(401);
    expect((await token('doctor')).status).toBe(403);
    expect((await token('county')).headers.get('content-disposition')).toContain(encodeURIComponent('随访.apk'));
    const [row] = await server.database.query<{ n: number }>(
      "select count(*) as n from operation_log where action = 'app-package.upload'",
    );
    expect(row?.n).toBe(1);
  });

  it('are refused without a ticket, to who may not change the register, of other kinds and sizes', async () => {
    expect((await piece('none', part(0, 10))).status).toBe(403);
    expect((await begin('a.apk', 10, await clientFor(server.url, 'doctor'))).status).toBe(403);
    expect((await begin('a.zip', 10)).status).toBe(422);
    expect((await begin('a.apk', 600 * 1024 * 1024)).status).toBe(422);
    const { body } = await begin('a.apk', 10);
    expect((await piece(body['ticket'], part(0, 11))).body['code']).toBe('package.too-long');
    server.clock.leap(3 * 3_600_000);
    expect((await piece(body['ticket'], part(0, 10))).status).toBe(403);
    county = await clientFor(server.url, 'county');
  });

  it('leave nothing behind where what came is no package, or nobody went on', async () => {
    const kept = readdirSync(folder).length;
    const cut = await begin('a.apk', 5_000);
    expect((await piece(cut.body['ticket'], part(0, 5_000))).body['code']).toBe('package.damaged');
    const left = await begin('a.apk', 5_000);
    await piece(left.body['ticket'], part(0, 2_000));
    expect(readdirSync(folder)).toHaveLength(kept + 1);
    await begin('b.apk', 5_000);
    expect(readdirSync(folder)).toHaveLength(kept);
  });

  it('stand in the register with the size and check sum of the file, and stay once it is published', async () => {
    const { url, size, md5 } = await whole();
    const good = { file: url, size, md5 };
    const fieldOf = ({ status, body }: Awaited<ReturnType<typeof version>>) => [
      status,
      (body['fields'] as unknown as { field: string }[])[0]?.field,
    ];
    expect(fieldOf(await version('v1', { ...good, md5: 'typed' }))).toEqual([422, 'md5']);
    expect(fieldOf(await version('v1', { ...good, size: 1 }))).toEqual([422, 'size']);
    expect(fieldOf(await version('v1', { ...good, platform: 'windows' }))).toEqual([422, 'platform']);
    expect(fieldOf(await version('v1', { ...good, file: '/api/v1/app-packages/none/file' }))).toEqual([422, 'file']);
    expect((await version('v1', good)).status).toBe(200);
    expect((await version('v1', { ...good, state: '2' }, 1)).status).toBe(200);
    const next = await whole();
    expect(fieldOf(await version('v1', { ...good, file: next['url'], state: '2' }, 2))).toEqual([422, 'file']);
  });
});
