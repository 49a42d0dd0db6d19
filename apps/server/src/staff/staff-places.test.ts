import type { FrozenSelection, ListJob, ListPage } from '@gongwei/domain/lists';
import { LIST_TOPIC } from '@gongwei/domain/lists';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bloodCount, clientFor, logIn, openRealtime, type TestClient, type TestServer } from '../testing/index.ts';
import { BOTH_DATABASES, endedJob, startServerOver } from '../testing/lists/list-jobs.ts';

const [EAST, WEST, COUNTY] = ['990101101', '990101102', '990101'];
const AT_WEST = { 'x-institution': WEST as string };
/** A resident of the western township. */
const WESTERN = 'resident-4';

type Account = {
  id: string;
  version: number;
  name: string;
  phone?: string;
  roles: string[];
  alsoAt: { code: string }[];
};
type Refusal = { code?: string; message?: string };

describe.each(BOTH_DATABASES)('an account with several institutions, over %s', (kind) => {
  let server: TestServer;
  let county: TestClient;
  let doctor: TestClient;
  beforeAll(async () => {
    server = await startServerOver(kind);
    county = await clientFor(server.url, 'county');
    doctor = await clientFor(server.url, 'doctor');
  }, 180_000);
  afterAll(() => server?.stop());

  const account = async () => (await county.get<Account>('/api/v1/users/doctor')).body;
  const given = async (alsoAt: readonly string[], by = county) => {
    const { version, name, phone = '', roles } = await account();
    return by.send<Account & Refusal>('PUT', '/api/v1/users/doctor', { version, name, phone, roles, alsoAt });
  };
  const found = async (headers: Record<string, string> = {}) => {
    const { body } = await doctor.send<ListPage>('POST', '/api/v1/lists/resident-list/search', { limit: 50 }, headers);
    return body.rows?.map(({ id }) => id);
  };
  const listening = async (username: string) => {
    const window = await openRealtime(server.url);
    await window.hello({ token: (await logIn(server.url, username)).body.token });
    expect(await window.ask(LIST_TOPIC, {})).toEqual({ ok: true });
    return window;
  };

  it('has its own only, until another one is given', async () => {
    expect(await found()).not.toContain(WESTERN);
    expect((await doctor.send('POST', '/api/v1/lists/resident-list/search', {}, AT_WEST)).status).toBe(403);
    expect((await doctor.get(`/api/v1/residents/${WESTERN}/overview`, AT_WEST)).status).toBe(403);
  });

  it('reads, writes, exports and hears for the one that is chosen, without logging in again', async () => {
    expect((await given([WEST as string])).body.alsoAt).toEqual([{ code: WEST, name: '西镇卫生院' }]);
    expect(await found()).not.toContain(WESTERN);
    const western = await found(AT_WEST);
    expect(western).toContain(WESTERN);
    expect(western).not.toContain('resident-1');
    expect((await doctor.get(`/api/v1/residents/${WESTERN}/overview`, AT_WEST)).status).toBe(200);
    expect((await doctor.get(`/api/v1/residents/${WESTERN}/overview`)).status).toBe(404);

    const window = await listening('doctor');
    const sheet = bloodCount({ id: 'west', saveId: 'west-1', subjectId: WESTERN });
    expect((await doctor.send('PUT', '/api/v1/records/west', sheet)).status).toBe(404);
    expect((await doctor.send('PUT', '/api/v1/records/west', sheet, AT_WEST)).status).toBe(200);
    server.clock.advance(1_000);
    expect(await window.take('news')).toMatchObject({ body: { form: 'supplement-blood-routine' } });
    window.close();

    const { body: frozen } = await doctor.send<FrozenSelection>(
      'POST',
      '/api/v1/lists/resident-list/freeze',
      { action: 'transferDoctor', ids: [WESTERN] },
      AT_WEST,
    );
    const started = await doctor.send<ListJob & Refusal>(
      'POST',
      '/api/v1/list-jobs',
      { selection: frozen.id, answers: { doctor: 'doctor' } },
      AT_WEST,
    );
    expect(started.body.message).toBeUndefined();
    expect(await endedJob(doctor, started.body.id)).toMatchObject([{ rowId: WESTERN, outcome: 'done' }]);
  });

  it('chooses between them in the header: the session names them, and branches of each are opened', async () => {
    const { body } = await doctor.get<{ data: { jgbh: string; jgalllist: { jgbh: string }[] } }>(
      '/api/users/userinfo',
      AT_WEST,
    );
    expect(body.data.jgbh).toBe(EAST);
    expect(body.data.jgalllist.map(({ jgbh }) => jgbh)).toEqual(expect.arrayContaining([EAST, WEST]));
    const branch = (code: string | undefined) => doctor.send('POST', '/api/ykdjgxxs/Jgscgwsclist', { jgbh: code });
    expect((await branch(WEST)).body).toMatchObject({ code: 200 });
    expect((await branch(COUNTY)).status).toBe(403);
    expect(
      (await doctor.send('POST', '/api/v1/lists/resident-list/search', {}, { 'x-institution': COUNTY as string }))
        .status,
    ).toBe(403);
  });

  it('is refused what it cannot hold, and loses one at once', async () => {
    expect((await given([COUNTY as string], await clientFor(server.url, 'doctor'))).status).toBe(403);
    expect((await given(['990102101'])).body.message).toBe('可用机构应在您的管理范围内，并与所属机构同县');
    expect((await given([COUNTY as string])).body.message).toMatch(/^可用机构不能是所属机构的上级/);
    const { body: self } = await county.get<Account>('/api/v1/users/county');
    const { version, name, phone = '', roles } = self;
    const own = { version, name, phone, roles, alsoAt: [EAST] };
    expect((await county.send<Refusal>('PUT', '/api/v1/users/county', own)).body.code).toMatch(/^staff\./);
    const before = await account();
    const edit = { version: before.version, name: before.name, phone: '', roles: before.roles };
    const answers = await Promise.all(
      [[], [WEST]].map((alsoAt) => county.send('PUT', '/api/v1/users/doctor', { ...edit, alsoAt })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await given([])).body.alsoAt).toEqual([]);
    expect((await doctor.send('POST', '/api/v1/lists/resident-list/search', {}, AT_WEST)).status).toBe(403);
  });
});
