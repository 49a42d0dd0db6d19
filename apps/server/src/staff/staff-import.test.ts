import type { ActionReceipt, ImportCheck, ListJob, ListPage } from '@gongwei/domain/lists';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientFor, logIn, type TestClient, type TestServer } from '../testing/index.ts';
import { BOTH_DATABASES, endedJob, startServerOver, undoneJob } from '../testing/lists/list-jobs.ts';

const LIST = '/api/v1/lists/institution-user-management';
const HEAD = ['用户名', '姓名', '手机号', '机构编码', '角色'];

type Slips = {
  slips: { id: string; name: string; username: string; institutionName: string; temporaryPassword: string }[];
  refused: { id: string; reason: string }[];
};

describe.each(BOTH_DATABASES)('a file of accounts, over %s', (kind) => {
  let server: TestServer;
  let county: TestClient;
  let town: string;
  beforeAll(async () => {
    server = await startServerOver(kind);
    county = await clientFor(server.url, 'county');
    const [row] = await server.database.query<{ code: string }>(
      "select institution_code as code from users where username = 'doctor'",
    );
    town = row?.code ?? '';
  }, 180_000);
  afterAll(() => server?.stop());

  const sent = async (
    client: TestClient,
    ...rows: readonly (readonly string[])[]
  ): Promise<ImportCheck & { message?: string }> => {
    const form = new FormData();
    form.append('file', new Blob([rows.map((row) => row.join(',')).join('\n')]), '用户.csv');
    return (await client.upload(`${LIST}/imports`, form)) as unknown as ImportCheck;
  };
  const confirmed = async (id: string, known: 'skip' | 'update' = 'skip'): Promise<readonly ActionReceipt[]> => {
    await county.send<ListJob>('POST', `/api/v1/list-imports/${id}/confirm`, { known });
    return endedJob(county, id);
  };
  const account = async (username: string) =>
    (
      await county.send<{ rows: { id: string; name: string; roles: string[]; state: string; hasPassword: boolean }[] }>(
        'POST',
        '/api/v1/users/search',
        { text: username, limit: 5, offset: 0 },
      )
    ).body.rows[0];
  const passwords = (ids: readonly string[]) =>
    county.send<Slips>('POST', '/api/v1/users/passwords', { ids: [...ids] });

  it('says of every line what it would become, and writes those that are right when it is confirmed', async () => {
    const check = await sent(
      county,
      HEAD,
      ['import.one', '甲一', '13900000101', town, '责任医生/家庭医生、录入员'],
      ['IMPORT.ONE', '甲二', '', town, '录入员'],
      ['import.two', '乙二', '13900000101', town, '录入员'],
      ['import.three', '丙三', '', '999999', '录入员'],
      ['import.four', '丁四', '', town, '院长'],
      ['import.five', '戊五', '', town, '县级管理员'],
      ['doctor', '', '', '', ''],
      ['import.six', '己某', '', town, 'DOC'],
    );
    expect(check.counts).toEqual({ new: 2, known: 1, wrong: 5 });
    expect(
      check.lines.filter(({ verdict }) => verdict === 'wrong').map(({ row, problems }) => [row, problems[0]]),
    ).toEqual([
      [3, '用户名与第 2 行重复'],
      [4, '手机号与第 2 行重复'],
      [5, '您的管理范围内没有这个机构编码'],
      [6, '没有角色“院长”'],
      [7, '“县级管理员”只能设在县级机构'],
    ]);
    expect(await account('import.one')).toBeUndefined();
    const receipts = await confirmed(check.id);
    expect(receipts.filter(({ outcome }) => outcome === 'done')).toHaveLength(2);
    expect(await account('import.one')).toMatchObject({ name: '甲一', roles: ['DOC', 'ENT'], hasPassword: false });
    const again = await sent(county, HEAD, ['import.one', '甲一', '13900000101', town, '录入员']);
    expect(again.counts).toEqual({ new: 0, known: 1, wrong: 0 });
  });

  it('gives first passwords on slips once, also to two who print at the same moment', async () => {
    const [one, six] = [await account('import.one'), await account('import.six')];
    const ids = [one?.id ?? '', six?.id ?? ''];
    const both = await Promise.all([passwords(ids), passwords(ids)]);
    const slips = both.flatMap(({ body }) => body.slips);
    expect(slips.map(({ username }) => username).toSorted()).toEqual(['import.one', 'import.six']);
    expect(both.flatMap(({ body }) => body.refused)).toHaveLength(2);
    const slip = slips.find(({ username }) => username === 'import.one');
    const entered = await logIn(server.url, 'import.one', slip?.temporaryPassword);
    expect(entered.body).toMatchObject({ code: 200, mustChangePassword: true });
    expect((await passwords(ids)).body.refused.map(({ reason }) => reason)).toEqual([
      '已有密码；忘了请用“重置密码”',
      '已有密码；忘了请用“重置密码”',
    ]);
    const stored = await server.database.query<{ found: string }>(
      'select details::text as found from operation_log where details::text like $1',
      [`%${slip?.temporaryPassword}%`],
    );
    expect(stored).toEqual([]);
  });

  it('changes known accounts where that was chosen, and is taken back', async () => {
    const check = await sent(
      county,
      HEAD,
      ['import.six', '己六', '', '', '录入员'],
      ['import.seven', '庚七', '', town, '录入员'],
    );
    const receipts = await confirmed(check.id, 'update');
    expect(receipts.map(({ reason }) => reason).toSorted()).toEqual(['更新', '新增'].toSorted());
    expect(await account('import.six')).toMatchObject({ name: '己六', roles: ['ENT'] });
    await undoneJob(county, check.id);
    expect(await account('import.six')).toMatchObject({ name: '己某', roles: ['DOC'] });
    expect(await account('import.seven')).toMatchObject({ state: 'disabled' });
    const { body } = await county.send<ListPage>('POST', `${LIST}/search`, { view: 'unissued' });
    expect(body.rows).toEqual([]);
  });

  it('taken back, leaves accounts alone that somebody used or changed since, each with its reason', async () => {
    const names = ['used', 'named', 'edited', 'printed', 'fresh'].map((name) => `kept.${name}`);
    const check = await sent(
      county,
      HEAD,
      ...names.map((name, at) => [name, `留用${'甲乙丙丁戊'[at]}`, '', town, 'DOC']),
    );
    await confirmed(check.id);
    const [used, named, edited, printed] = (await Promise.all(names.map(account))).map((one) => one?.id ?? '');
    const { slips } = (await passwords([used ?? '', printed ?? ''])).body;
    const slip = slips.find(({ username }) => username === 'kept.used');
    await logIn(server.url, 'kept.used', slip?.temporaryPassword);
    await server.database.query("update residents set doctor_id = $1 where id = 'resident-1'", [named ?? '']);
    const edit = (version: number, name: string) =>
      county.send('PUT', `/api/v1/users/${edited}`, { version, name, phone: '', roles: ['DOC'] });
    expect((await edit(1, '留用改')).status).toBe(200);
    expect((await edit(2, '留用丙')).status).toBe(200);
    const told = new Map((await undoneJob(county, check.id)).map(({ title, reason }) => [title.split(' ')[3], reason]));
    expect(Object.fromEntries(told)).toEqual({
      留用甲: '导入之后登录过，没有停用',
      留用乙: '导入之后已有负责的居民，没有停用',
      留用丙: '导入之后修改过这个账号，没有停用',
      留用丁: '已撤销',
      留用戊: '已撤销',
    });
    expect((await Promise.all(names.map(account))).map((one) => one?.state)).toEqual([
      ...['active', 'active', 'active', 'disabled', 'disabled'],
    ]);
    await server.database.query("update residents set doctor_id = 'village' where id = 'resident-1'");
  });

  it('is for who keeps accounts, and gives no role above their own', async () => {
    expect(
      (await sent(await clientFor(server.url, 'doctor'), HEAD, ['x.y', '某某', '', '', '录入员'])).message,
    ).toMatch(/权限/);
    const doctor = await clientFor(server.url, 'doctor');
    expect((await doctor.send('POST', '/api/v1/users/passwords', { ids: ['x'] })).status).toBe(403);
    const stranger = await passwords(['nobody']);
    expect(stranger.body.refused).toEqual([{ id: 'nobody', reason: '本机构及下级机构中没有这个用户' }]);
  });
});
