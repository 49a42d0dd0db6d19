import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientFor, startPostgres, startTestServer } from '../testing/index.ts';
import type { TemporaryPostgres, TestClient, TestServer } from '../testing/index.ts';

const ROUNDS = 8;
let postgres: TemporaryPostgres;
let server: TestServer;
let county: TestClient;
beforeAll(async () => {
  postgres = await startPostgres();
  server = await startTestServer({ database: await postgres.openCounty() });
  county = await clientFor(server.url, 'county');
}, 120_000);
afterAll(async () => {
  await server?.stop();
  await postgres?.stop();
});

type Account = { id: string; version: number; code: string };
const create = async (by: TestClient, username: string, change: object = {}) =>
  by.send<{ user: Account; temporaryPassword: string }>('POST', '/api/v1/users', {
    ...{ username, name: '王丽', institutionCode: '990101', roles: ['DOC'] },
    ...change,
  });
const statuses = (answers: readonly { status: number }[]): readonly number[] =>
  answers.map(({ status }) => status).sort();

describe('on PostgreSQL, where writers really are at once', () => {
  it('one of four edits wins, one of three equal names, and every staff number is given once', async () => {
    const codes: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const [made, ...others] = await Promise.all(
        ['a', 'A', 'b', 'c'].map((one) => create(county, `round${round}${one}`)),
      );
      expect(statuses([made!, ...others])).toEqual([201, 201, 201, 409]);
      const account = [made!, ...others].find(({ status }) => status === 201)!.body.user;
      codes.push(...[made!, ...others].flatMap(({ status, body }) => (status === 201 ? body.user.code : [])));
      const edit = (name: string) =>
        county.send('PUT', `/api/v1/users/${account.id}`, { version: 1, name, phone: '', roles: ['DOC'] });
      expect(statuses(await Promise.all(['王甲', '王乙', '王丙', '王丁'].map(edit)))).toEqual([200, 409, 409, 409]);
    }
    expect(new Set(codes).size).toBe(3 * ROUNDS);
  });

  it('of two administrators who disable each other one is left', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { body } = await create(county, `deputy${round}`, { roles: ['CNT'] });
      const next = 'Chunfeng7ye';
      const temporary = await clientFor(server.url, `deputy${round}`, body.temporaryPassword);
      await temporary.send('POST', '/api/users/updateuserpwd', { password: body.temporaryPassword, newpassword: next });
      const me = (await county.get<{ data: { userInfo: { userid: string } } }>('/api/users/userinfo')).body.data
        .userInfo;
      const [mine, theirs] = await Promise.all(
        [me.userid, body.user.id].map(async (id) => (await county.get<Account>(`/api/v1/users/${id}`)).body),
      );
      const disable = (by: TestClient, { id, version }: Account) =>
        by.send('PUT', `/api/v1/users/${id}/state`, { version, state: 'disabled', reason: '离职' });
      const both = await Promise.all([disable(temporary, mine!), disable(county, theirs!)]);
      expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
      const active = await server.database.query(
        "select 1 from users u join user_roles r on r.user_id = u.id where r.role = 'CNT' and u.disabled_at is null",
      );
      expect(active).toHaveLength(1);
      if (both[0]?.status === 200) county = temporary;
    }
  });
});
