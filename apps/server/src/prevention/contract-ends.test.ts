import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { clientFor, type TestClient, type TestServer } from '../testing/index.ts';
import { testContext } from '../testing/test-context.ts';
import { BOTH_DATABASES, startServerOver } from '../testing/lists/list-jobs.ts';
import { keepContracts } from './keep-contracts.ts';
import { noContracts, sign, standing } from './contract.fixture.ts';

const on = '2026-06-10';
const DIE = { type: 'DIE', on, cause: '脑出血', evidence: '1' };
const CORRECT_DEATH = { type: 'CORRECT_DEATH', on, reason: '登记错了人' };
const MOVE_OUT = { type: 'MOVE_OUT', on, destination: '外省', handover: '已交给家属' };
const RESTORE = { type: 'RESTORE', on, reason: '回来了' };

describe.each(BOTH_DATABASES)('contracts end by themselves over %s', (kind) => {
  let server: TestServer;
  let [doctor, county]: TestClient[] = [];
  let count = 0;
  beforeAll(async () => {
    server = await startServerOver(kind);
    [doctor, county] = await Promise.all(['doctor', 'county'].map((who) => clientFor(server.url, who)));
  }, 120_000);
  afterAll(() => server?.stop());
  beforeEach(() => noContracts(server));

  const becomes = async (resident: string, event: object) =>
    (
      await county!.send<{ message?: string }>('POST', `/api/v1/residents/${resident}/archive-events`, {
        ...{ id: `contract-event-${(count += 1)}`, event },
      })
    ).status;
  /** What the day does when it begins, in one of the processes of the site. */
  const keeperAt = async (instant: string) => {
    const said: string[] = [];
    const timers = { after: () => () => {} } as unknown as Parameters<typeof keepContracts>[0]['timers'];
    const clock = { now: () => new Date(instant) };
    const keeper = keepContracts({
      ...(await testContext(server.database)),
      clock,
      timers,
      say: (_, line) => said.push(line),
    });
    return { look: keeper.look, said };
  };
  const versions = async (id: string) =>
    (await doctor!.get<{ savedByName: string; reason?: string }[]>(`/api/v1/records/${id}/history`)).body.map(
      ({ savedByName, reason }) => [savedByName, reason],
    );

  it('run out on the day after their last one, once however many processes look, and tell so in their history', async () => {
    await sign(doctor!, 'c1', { signDate: '2025-06-15', beginDate: '2025-06-16' });
    await sign(doctor!, 'c2', { signDate: '2025-06-15', beginDate: '2025-06-17' }, { of: 'resident-2' });
    await sign(
      doctor!,
      'c3',
      { signDate: '2024-06-15', beginDate: '2024-06-16', termYears: '3' },
      { of: 'resident-3' },
    );
    const keepers = await Promise.all([1, 2].map(() => keeperAt('2026-06-15T16:10:00Z')));
    await Promise.all(keepers.map(({ look }) => look()));
    expect(await standing(server)).toEqual({ c1: '5', c2: '1', c3: '1' });
    await keepers[0]!.look();
    expect(keepers.flatMap(({ said }) => said)).toEqual(['contracts: 1 expired, 0 ended with their files']);
    expect(await versions('c1')).toEqual([
      ['系统', '到期'],
      [expect.any(String), undefined],
    ]);
  });

  it('end with a death, and come back when it is corrected, renewed ones and pending ones as they were', async () => {
    await sign(doctor!, 'c1', { signKind: '2', contractStatus: '3' });
    await sign(doctor!, 'c2', { contractStatus: '4', beginDate: '2027-06-01' });
    expect(await becomes('resident-1', DIE)).toBe(200);
    expect(await standing(server)).toEqual({ c1: '2 03 2026-06-10', c2: '2 03 2026-06-10' });
    expect((await versions('c1'))[0]).toEqual([expect.any(String), '随居民档案解约']);
    expect(await becomes('resident-1', CORRECT_DEATH)).toBe(200);
    expect(await standing(server)).toEqual({ c1: '3', c2: '4' });
  });

  it('come back after a removal within the days a termination may be taken back, and not when somebody touched them', async () => {
    await sign(doctor!, 'c1');
    await sign(doctor!, 'c2', {}, { of: 'resident-2' });
    await sign(doctor!, 'c3', {}, { of: 'resident-3' });
    for (const who of ['resident-1', 'resident-2', 'resident-3']) expect(await becomes(who, MOVE_OUT)).toBe(200);
    const gone = '2 02 2026-06-10';
    expect(await standing(server)).toEqual({ c1: gone, c2: gone, c3: gone });
    await server.database.query(
      `update contract_ends set ended_at = timestamptz '2026-06-07T02:00:00Z' where record_id = 'c2'`,
    );
    const ended = { contractStatus: '2', terminateDate: '2026-06-10', terminateReason: '02', remark: '已交接' };
    expect(await sign(doctor!, 'c3', ended, { base: 2, of: 'resident-3' })).toBe(200);
    for (const who of ['resident-1', 'resident-2', 'resident-3']) expect(await becomes(who, RESTORE)).toBe(200);
    expect(await standing(server)).toEqual({ c1: '1', c2: gone, c3: gone });
    expect(await server.database.query('select 1 from contract_ends')).toEqual([]);
  });

  it('of two files of one person hold once after a merger, and twice again when it is undone', async () => {
    await sign(doctor!, 'c1', {}, { of: 'resident-2' });
    await sign(doctor!, 'c2');
    await sign(doctor!, 'c3', { signDate: '2024-01-01', beginDate: '2024-01-01' }, { of: 'resident-2' });
    const merge = { type: 'VOID', on, reason: '重复建档', keptId: 'resident-1' };
    expect(await becomes('resident-2', merge)).toBe(200);
    expect(await standing(server)).toEqual({ c1: '2 99 2026-06-10', c2: '1', c3: '1' });
    expect(await becomes('resident-2', { type: 'UNDO_MERGE', on, reason: '不是同一人' })).toBe(200);
    expect(await standing(server)).toEqual({ c1: '1', c2: '1', c3: '1' });
  });

  it('leave no ghost of a file that left care before contracts ended with files', async () => {
    await sign(doctor!, 'c1');
    await server.database.query(`update residents set status = '3' where id = 'resident-1'`);
    await (await keeperAt('2026-06-15T06:00:00Z')).look();
    expect(await standing(server)).toEqual({ c1: '2 03 2026-06-15' });
    await server.database.query(`update residents set status = '1' where id = 'resident-1'`);
  });

  it('run out while the server runs', async () => {
    await sign(doctor!, 'c1', { signDate: '2025-06-15', beginDate: '2025-06-16' });
    server.clock.set('2026-06-15T16:00:30Z');
    server.clock.advance(400_000);
    await vi.waitFor(async () => expect(await standing(server)).toEqual({ c1: '5' }), { timeout: 30_000 });
  });
});
