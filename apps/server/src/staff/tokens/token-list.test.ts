import type { ListPage } from '@gongwei/domain/lists';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientFor, clientOf, type TestClient, type TestServer } from '../../testing/index.ts';
import { BOTH_DATABASES, endedJob, freezeRows, startJob, startServerOver } from '../../testing/lists/list-jobs.ts';
import type { ApiToken } from './tokens.repository.ts';

const SEARCH = '/api/v1/lists/resident-list/search';

describe.each(BOTH_DATABASES)('the list of tokens, over %s', (kind) => {
  let server: TestServer;
  let county: TestClient;
  beforeAll(async () => {
    server = await startServerOver(kind, { programs: { apiTokens: true } });
    county = await clientFor(server.url, 'county');
  }, 180_000);
  afterAll(() => server?.stop());

  const made = async (by: TestClient, name: string) =>
    (
      await by.send<{ entry: ApiToken; token: string }>('POST', '/api/v1/tokens', {
        ...{ name, letters: { gwtjdngl: 'V', gwjkdngl: 'E' }, expiresOn: '2026-07-15' },
      })
    ).body;
  const listed = async (by: TestClient) =>
    (await by.send<ListPage>('POST', '/api/v1/lists/api-tokens/search', { limit: 200 })).body.rows;
  const ask = async (token: string) =>
    (await clientOf(server.url).send('POST', SEARCH, {}, { authorization: `Bearer ${token}` })).status;

  it('tells whose they are and what they did; who keeps the users ends them, once', async () => {
    const { entry, token } = await made(await clientFor(server.url, 'doctor'), '体检系统');
    const own = (await made(county, '县里的')).entry;
    expect(await ask(token)).toBe(200);
    expect((await listed(county)).find(({ id }) => id === entry.id)?.cells).toMatchObject({
      letters: '健康档案管理（编辑）、体检档案管理（查看）',
      ...{ name: '体检系统', state: '0', expiresOn: '2026-07-15', uses: 1, institution: '990101101', owner: 'doctor' },
    });

    // E of the code opens the list, and shows one's own.
    await server.database.query("update user_roles set role = 'TWN' where user_id = 'clerk'");
    const township = await clientFor(server.url, 'clerk');
    const theirs = (await made(township, '镇里的')).entry;
    expect((await listed(township)).map(({ id }) => id)).toEqual([theirs.id]);

    const revoke = async () => {
      const frozen = await freezeRows(county, 'api-tokens', 'revoke', [entry.id, own.id]);
      return endedJob(county, (await startJob(county, frozen)).body.id);
    };
    expect((await revoke()).map(({ outcome }) => outcome)).toEqual(['done', 'done']);
    expect(await ask(token)).toBe(401);
    const states = new Map((await listed(county)).map(({ id, cells }) => [id, cells['state']]));
    expect([entry.id, own.id, theirs.id].map((id) => states.get(id))).toEqual(['2', '2', '0']);

    // The day after its last one it has run out, by the server's day.
    server.clock.set('2026-07-16T00:00:00Z');
    county = await clientFor(server.url, 'county');
    expect((await listed(county)).find(({ id }) => id === theirs.id)?.cells['state']).toBe('1');
  });
});
