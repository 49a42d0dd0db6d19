import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clientFor, type TestClient, type TestServer } from '../testing/index.ts';
import { BOTH_DATABASES, startServerOver } from '../testing/lists/list-jobs.ts';
import { noContracts, sign } from './contract.fixture.ts';

const ANOTHER = [422, '居民在这段时间另有一份有效签约，没有保存'];
const NOT_THESE_DAYS = [422, '居民在这段时间另有一份有效签约，不能改成这个期限，没有保存'];
const days = (from: string) => ({ signDate: '2024-01-01', beginDate: from });

describe.each(BOTH_DATABASES)('one contract at a time over %s', (kind) => {
  let server: TestServer;
  let [doctor, county]: TestClient[] = [];
  beforeAll(async () => {
    server = await startServerOver(kind);
    [doctor, county] = await Promise.all(['doctor', 'county'].map((who) => clientFor(server.url, who)));
  }, 120_000);
  afterAll(() => server?.stop());
  beforeEach(() => noContracts(server));

  it('of two who sign at once one is told of the other', async () => {
    const both = await Promise.all([sign(doctor!, 'c1'), sign(county!, 'c2')]);
    expect(both.toSorted()).toEqual([200, ANOTHER].toSorted());
  });

  it('days may not be moved into those of another, at once neither, and everything else may still be put right', async () => {
    expect(await sign(doctor!, 'c1', days('2024-01-01'))).toBe(200);
    expect(await sign(doctor!, 'c2', days('2025-01-01'))).toBe(200);
    expect(await sign(doctor!, 'c2', days('2024-12-31'), { base: 1 })).toEqual(NOT_THESE_DAYS);
    expect(await sign(doctor!, 'c1', { ...days('2024-01-01'), termYears: '2' }, { base: 1 })).toEqual(NOT_THESE_DAYS);
    // Each alone would fit into the year between.
    const meet = [days('2027-01-01'), days('2026-06-01')] as const;
    const both = await Promise.all([
      sign(doctor!, 'c1', meet[0], { base: 1 }),
      sign(county!, 'c2', meet[1], { base: 1 }),
    ]);
    expect(both.toSorted()).toEqual([200, NOT_THESE_DAYS].toSorted());
  });

  it('who signed twice before that was refused can put right all but the days', async () => {
    await sign(doctor!, 'c1');
    await sign(doctor!, 'c2', {}, { of: 'resident-2' });
    await server.database.query(`update records set subject_id = 'resident-1' where id = 'c2'`);
    expect(await sign(doctor!, 'c2', { remark: '已告知' }, { base: 1 })).toBe(200);
    expect(await sign(doctor!, 'c2', { beginDate: '2026-06-02' }, { base: 2 })).toEqual(NOT_THESE_DAYS);
  });
});
