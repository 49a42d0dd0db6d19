import type { KeptInstitution } from '@gongwei/domain/organisation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.port.ts';
import {
  clientFor,
  findIn,
  logIn,
  openCallWindow,
  startTestServer,
  type TestClient,
  type TestServer,
} from '../testing/index.ts';

type Refusal = { readonly code: string; readonly message: string; readonly fields?: readonly { message: string }[] };
type Answered = KeptInstitution & Refusal;

const [COUNTY, EAST, WEST] = ['990101', '990101101', '990101102'];
const [EAST_VILLAGE, NEW_VILLAGE] = ['990101101001', '990101101002'];
const path = (code: string, more = ''): string => `/api/v1/institutions/${code}${more}`;

/** What a tree of institutions that changes while people work in it promises over a database. */
export function keepInstitutionsContract(name: string, open: () => Promise<Database>): void {
  describe(`institutions that change, ${name}`, () => {
    let server: TestServer;
    let county: TestClient;
    let township: TestClient;
    beforeAll(async () => {
      const database = await open();
      server = await startTestServer({ database });
      await server.database.query("update user_roles set role = 'TWN' where user_id = 'clerk'");
      [county, township] = [await clientFor(server.url, 'county'), await clientFor(server.url, 'clerk')];
    }, 120_000);
    afterAll(() => server?.stop());

    const find = async (code: string, by = county) => (await by.get<Answered>(path(code))).body;
    const edit = (by: TestClient, code: string, version: number, called: string, offersChildren = true) =>
      by.send<Answered>('PUT', path(code), { version, name: called, offersChildren });
    const put = (by: TestClient, code: string, version: number, state: 'active' | 'disabled', reason = '撤并') =>
      by.send<Answered>('PUT', path(code, '/state'), { version, state, reason });
    const add = (code: string, called = '新村卫生室') =>
      county.send<Refusal>('POST', '/api/v1/institutions', { code, name: called });
    const user = (username: string, institutionCode: string) =>
      county.send<Refusal & { user: { id: string; version: number } }>('POST', '/api/v1/users', {
        ...{ username, name: '新医生', institutionCode, roles: ['VIL'] },
      });
    const names = async (codes: readonly string[]) =>
      (await county.send<Record<string, string>>('POST', '/api/v1/names', { institutions: codes })).body;
    let numbers = 0;
    const resident = (villageCode: string, by = county) =>
      by.send<Refusal & { id: string }>('POST', '/api/v1/residents', {
        name: '周新民',
        idNumber: idNumberOf((numbers += 1)),
        villageCode,
      });

    it('keeps telephone and address, says what is wrong with a number, and leaves them to whom names neither', async () => {
      const { version, name: called } = await find(COUNTY as string);
      const contact = { phone: '0999-8123456', address: '人民路 1 号' };
      const send = (at: number, more: object) =>
        county.send<Answered>('PUT', path(COUNTY as string), {
          version: at,
          name: called,
          offersChildren: true,
          ...more,
        });
      expect((await send(version, { phone: '找王医生' })).body.message).toContain('联系电话');
      expect((await send(version, contact)).body).toMatchObject({ ...contact, version: version + 1 });
      expect((await send(version + 1, {})).body).toMatchObject(contact);
      const emptied = (await send(version + 2, { phone: '' })).body;
      expect([emptied.phone, emptied.address]).toEqual([undefined, contact.address]);
      await server.database.query('update institutions set version = 1 where code = $1', [COUNTY]);
    });

    it('shows a new name wherever there is one, tells every window, and keeps the code', async () => {
      const window = await openCallWindow(server.url, 'village');
      const before = await find(EAST_VILLAGE);
      expect(before).toMatchObject({ name: '东村卫生室', version: 1, parentName: '东镇卫生院' });
      const done = await edit(county, EAST_VILLAGE, 1, '朝阳村卫生室');
      expect(done).toMatchObject({ status: 200, body: { code: EAST_VILLAGE, name: '朝阳村卫生室', version: 2 } });
      expect(await window.take('news')).toMatchObject({ topic: 'rights' });
      window.close();
      expect(await names([EAST_VILLAGE])).toEqual({ [EAST_VILLAGE]: '朝阳村卫生室' });
      const village = await clientFor(server.url, 'village');
      expect((await village.get('/api/users/userinfo')).body['data']).toMatchObject({ jgmc: '朝阳村卫生室' });
      const rows = (await findIn(village, '/api/v1/residents')).body['rows'] as unknown as { villageName: string }[];
      expect(new Set(rows.map(({ villageName }) => villageName))).toEqual(new Set(['朝阳村']));
    });

    it('is changed by one of two who saw the same, and the log tells what was before and after', async () => {
      const two = await Promise.all(['西镇中心卫生院', '西关镇卫生院'].map((one) => edit(county, WEST, 1, one)));
      expect(two.map(({ status }) => status).sort()).toEqual([200, 409]);
      const [won, lost] = two.toSorted((one, other) => one.status - other.status);
      expect(lost?.body).toMatchObject({
        code: 'institution.conflict',
        message: '这个机构刚被其他人修改过，您的修改没有保存',
      });
      const [line] = await server.database.query<{ details: { changes: unknown[] } }>(
        "select details from operation_log where action = 'institution.change' and target = $1",
        [WEST],
      );
      expect(line?.details.changes).toEqual([{ label: '机构名称', before: '西镇卫生院', after: won?.body.name }]);
      expect((await edit(county, WEST, 2, '　')).body).toMatchObject({
        code: 'institution.invalid',
        message: '机构名称应为 2 到 60 个字',
      });
    });

    it('is looked after by who manages it, within their own branch', async () => {
      expect((await township.get(path(WEST))).status).toBe(404);
      expect((await edit(township, WEST, 2, '别人的卫生院')).status).toBe(404);
      expect((await edit(township, EAST, 1, '自己的卫生院')).body.message).toBe('本机构由上级机构修改');
      expect((await put(township, EAST_VILLAGE, 2, 'disabled')).status).toBe(403);
      expect((await find(EAST, township)).fixed).toBe('本机构由上级机构修改');
      expect((await find(EAST_VILLAGE, township)).stays).toBe('停用和启用由县级管理员办理');
      expect((await edit(township, EAST_VILLAGE, 2, '东村卫生室')).status).toBe(200);
      expect((await (await clientFor(server.url, 'doctor')).get(path(EAST))).status).toBe(403);
      expect((await put(county, COUNTY, 1, 'disabled')).body.message).toBe('不能停用自己所在的机构');
      // The county has nobody above it.
      expect((await edit(county, COUNTY, 1, '测试县卫健局')).status).toBe(200);
    });

    it('is not given up while something hangs on it: how much of what, and where to go', async () => {
      const refused = await put(county, EAST, (await find(EAST)).version, 'disabled');
      expect(refused).toMatchObject({ status: 409, body: { code: 'institution.in-use' } });
      for (const said of [
        '“东镇卫生院”还有在用的下级机构 1 个（先停用下级机构）、有效用户 4 个（到“机构用户”停用、调动或去掉可用机构）',
        '在管居民 3 人（在“个人基本信息表”改村，档案随之迁走）',
        '不能停用',
      ])
        expect(refused.body.message).toContain(said);
      expect((await find(EAST)).hanging).toMatchObject({ below: 1, accounts: 4, residents: 3 });
    });

    it('given up is nobody’s to log in to nor to put something into; what was stored stays readable', async () => {
      expect((await add(NEW_VILLAGE)).status).toBe(201);
      const { id, version } = (await user('newvillage', NEW_VILLAGE)).body.user;
      const held = await put(county, NEW_VILLAGE, 1, 'disabled');
      expect(held.body.message).toContain('有效用户 1 个');
      await county.send('PUT', `/api/v1/users/${id}/state`, { version, state: 'disabled', reason: '离职' });
      const setting = {
        ...{ id: 'ring', formId: 'global-config', formVersion: 1, subjectId: NEW_VILLAGE, occurredOn: '2026-06-15' },
        ...{ saveId: 'ring-1', baseVersion: 0 },
        data: {
          group: '8',
          name: '参数',
          valueType: 'number',
          scope: '1',
          inherit: true,
          key: 'call.timeout',
          value: '40',
        },
      };
      expect((await county.send('PUT', '/api/v1/records/ring', setting)).status).toBe(200);
      expect(await put(county, NEW_VILLAGE, 1, 'disabled')).toMatchObject({
        status: 200,
        body: { disabled: true, version: 2 },
      });
      // Nobody comes, nobody is put there.
      const enabled = await county.send<Refusal>('PUT', `/api/v1/users/${id}/state`, {
        ...{ version: version + 1, state: 'active', reason: '返聘' },
      });
      expect([enabled.status, enabled.body.message]).toEqual([422, '“新村卫生室”已停用，请先启用机构或改选别的机构']);
      expect((await user('another', NEW_VILLAGE)).body.message).toBe('“新村卫生室”已停用，请先启用机构或改选别的机构');
      expect((await resident(NEW_VILLAGE)).status).toBe(422);
      const below = (await township.send('POST', '/api/ykdjgxxs/Jgscgwsclist', { jgbh: EAST })).body['data']?.['data'];
      expect(below?.map(({ jgbh, state }) => [jgbh, state])).toEqual([
        [EAST_VILLAGE, undefined],
        [NEW_VILLAGE, '1'],
      ]);
      const choices = (await township.get('/api/users/userinfo')).body['data']?.['jgalllist'];
      expect(JSON.stringify(choices)).not.toContain(NEW_VILLAGE);
      expect((await county.get('/api/v1/records/ring')).status).toBe(200);
      const again = { ...setting, saveId: 'ring-2', baseVersion: 1 };
      expect(await county.send<Refusal>('PUT', '/api/v1/records/ring', again)).toMatchObject({
        ...{ status: 409, body: { code: 'institution.disabled' } },
      });
      expect(await names([NEW_VILLAGE])).toEqual({ [NEW_VILLAGE]: '新村卫生室' });
    });

    it('a stored session of an account there opens nothing, should one ever be in use', async () => {
      await server.database.query("update users set institution_code = $1 where id = 'sampler'", [NEW_VILLAGE]);
      expect((await logIn(server.url, 'sampler')).body.code).toBe(-1);
      await server.database.query("update users set institution_code = $1 where id = 'sampler'", [EAST]);
      expect((await logIn(server.url, 'sampler')).body.code).toBe(200);
    });

    it('is taken back, unless what is above it was given up', async () => {
      expect((await add('990101103', '北镇卫生院')).status).toBe(201);
      expect((await add('990101103001', '北村卫生室')).status).toBe(201);
      await put(county, '990101103001', 1, 'disabled');
      await put(county, '990101103', 1, 'disabled');
      expect((await put(county, '990101103001', 2, 'active')).body.message).toBe(
        '上级机构“北镇卫生院”已停用，请先启用上级机构',
      );
      const refused = await add('990101103002', '北二村卫生室');
      expect([refused.status, refused.body.fields?.[0]?.message]).toEqual([
        422,
        '990101103002：上级机构已停用，请先启用',
      ]);
      expect((await put(county, '990101103', 2, 'active')).body).not.toHaveProperty('disabled');
      expect((await put(county, '990101103001', 2, 'active')).status).toBe(200);
      expect((await resident('990101103001')).status).toBe(201);
      const lines = await server.database.query<{ action: string; reason: string }>(
        "select action, details ->> 'reason' as reason from operation_log where target = '990101103' order by action",
      );
      expect(lines).toEqual([
        { action: 'institution.disable', reason: '撤并' },
        { action: 'institution.enable', reason: '撤并' },
      ]);
    });

    it('is either given up or has somebody new, whoever comes first', async () => {
      for (let round = 0; round < 6; round += 1) {
        const code = `990101102${String(round + 101)}`;
        await add(code, `西${round}村卫生室`);
        const [off, comes] = await Promise.all([put(county, code, 1, 'disabled'), resident(code)]);
        const now = await find(code);
        expect(
          [off.status === 200, comes.status === 201].filter(Boolean),
          JSON.stringify([off.body, comes.body]),
        ).toHaveLength(1);
        expect(now.hanging.residents).toBe(now.disabled ? 0 : 1);
      }
    });
  });
}

/** Numbers of nobody, each with its check digit. */
function idNumberOf(number: number): string {
  const first = `99010119600101${String(number).padStart(3, '0')}`;
  const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
  const sum = weights.reduce((all, weight, at) => all + weight * Number(first[at]), 0);
  return first + '10X98765432'[sum % 11];
}
