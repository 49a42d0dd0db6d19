import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { act } from '../testing/act-on-list.ts';
import { clientFor, type TestClient, type TestServer } from '../testing/index.ts';
import { BOTH_DATABASES, startServerOver } from '../testing/lists/list-jobs.ts';
import { laboratoryCounty, pool, receipt, single } from './nucleic.fixture.ts';

describe.each(BOTH_DATABASES)('tubes that are waited for, over %s', (kind) => {
  let server: TestServer;
  let clients: { readonly [name: string]: TestClient };
  beforeAll(async () => {
    server = await startServerOver(kind, { county: laboratoryCounty });
    const names = ['sampler', 'tester', 'reviewer', 'township', 'village'];
    clients = Object.fromEntries(
      await Promise.all(names.map(async (name) => [name, await clientFor(server.url, name)] as const)),
    );
  }, 240_000);
  afterAll(() => server?.stop());
  beforeEach(async () => {
    server.clock.set('2026-06-15T04:00:00Z');
    for (const table of ['samples', 'tubes', 'events', 'reports', 'retests'])
      await server.database.query(`delete from nucleic_${table}`);
    for (const table of ['tube_codes', 'records', 'save_ids', 'record_versions', 'reminders', 'reminder_events'])
      await server.database.query(`delete from ${table}`);
  });

  const who = (name: string): TestClient => clients[name] as TestClient;
  const saved = async (answer: Promise<{ status: number; body: unknown }>) => {
    const { status, body } = await answer;
    expect(status, JSON.stringify(body)).toBe(200);
  };
  const urge = async (ids: readonly string[], answers: object = {}, name = 'township') =>
    (await act(who(name), 'nucleic-progress', 'urge', ids, answers)).receipts.map(({ outcome, reason }) => [
      outcome,
      reason,
    ]);
  const told = async (name: string): Promise<readonly string[]> =>
    (
      (await who(name).send('POST', '/api/v1/reminders/search', { which: 'open' })).body[
        'rows'
      ] as unknown as readonly {
        text: string;
      }[]
    ).map(({ text }) => text);
  /** One with whoever took it, two in the laboratory. */
  const threeTubes = async () => {
    for (const id of ['one', 'two', 'three']) await saved(single(who('sampler'), id));
    for (const id of ['two', 'three']) await saved(receipt(who('tester'), `r-${id}`, `TUBE-${id}`));
  };

  it('are asked of whoever has them, once for all of a place, until they went on', async () => {
    await threeTubes();
    expect(await urge(['one', 'two', 'three'])).toEqual([
      ['done', '采样送检：已提醒 1 人'],
      ['done', '检测：已提醒 2 人'],
      ['done', '检测：已提醒 2 人'],
    ]);
    expect(await told('sampler')).toEqual(['东镇管理员 催办：1 管等采样送检，如 TUBE-ONE']);
    const waits = ['东镇管理员 催办：2 管等检测，如 TUBE-THREE'];
    expect([await told('tester'), await told('reviewer')]).toEqual([waits, waits]);
    const { body } = await who('township').send('POST', '/api/v1/lists/nucleic-progress/search', {});
    const rows = body['rows'] as unknown as readonly { cells: { urgedAt: string } }[];
    expect(rows.map(({ cells }) => cells.urgedAt)).toEqual(Array(3).fill('2026-06-15T04:00:00.000Z'));

    const reading = { orf1ab: '无', n: '无', icValid: '1', controlValid: '1' };
    await act(who('tester'), 'nucleic-result', 'enter', ['two'], reading);
    expect(await told('reviewer')).toEqual(waits);
    await act(who('tester'), 'nucleic-result', 'enter', ['three'], reading);
    expect(await told('reviewer')).toEqual([]);
  });

  it('are asked for at most every half hour, and by one of those who ask at the same moment', async () => {
    await threeTubes();
    const both = await Promise.all([urge(['two', 'three']), urge(['three', 'two'], {}, 'sampler')]);
    expect(
      both
        .flat()
        .map(([outcome]) => outcome)
        .toSorted(),
    ).toEqual(['done', 'done', 'skipped', 'skipped']);
    expect(await told('reviewer')).toHaveLength(1);
    server.clock.set('2026-06-15T04:29:00Z');
    expect(await urge(['two'])).toEqual([['skipped', '30 分钟内已催办过，请稍后再催']]);
    server.clock.set('2026-06-15T04:30:00Z');
    expect(await urge(['two'])).toEqual([['done', '检测：已提醒 2 人']]);
  });

  it('of a pool are one tube, and what does not wait for what is asked is left alone', async () => {
    await saved(pool(who('sampler'), 'five'));
    await saved(single(who('sampler'), 'one'));
    expect(await urge(['five_1', 'five_2', 'one'], { stage: '3' })).toEqual(
      Array(3).fill(['skipped', '样本状态为“已采集”，不用催检测']),
    );
    expect(await urge(['five_1', 'five_2'], { stage: '1' })).toEqual(Array(2).fill(['done', '采样送检：已提醒 1 人']));
    expect(await told('sampler')).toEqual(['东镇管理员 催办：1 管等采样送检，如 TUBE-FIVE']);
  });
});
