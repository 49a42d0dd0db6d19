import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { bindWeChat, weChatOf } from '../account/wechat/bindings.repository.ts';
import {
  exchangeSession,
  openSession,
  revokeSession,
  revokeSessionsOf,
  userOfSession,
} from '../identity/sessions.repository.ts';
import { keepPassword, keepPhone } from '../identity/users.repository.ts';
import { accountsWithin, insertAccount, keepAnswer, keepVerdict } from '../platform/platform-accounts.repository.ts';
import { bloodCount, clientFor, type TestClient } from '../testing/index.ts';
import { beginSiteProcess, type SiteProcess } from '../testing/site-process.ts';
import { startPostgres, type TemporaryPostgres } from '../testing/temporary-postgres.ts';
import { systemRandom } from '../shared/random-source.ts';
import { openDatabase } from './open-database.ts';
import type { Database } from './database.port.ts';

/** Everything that looks before it writes, done by two at the same moment over PostgreSQL. docs/adr/0017 lists the places. */
describe('two writers at once', () => {
  let postgres: TemporaryPostgres;
  let database: Database;
  let site: SiteProcess;
  let [doctor, clerk]: TestClient[] = [];
  beforeAll(async () => {
    postgres = await startPostgres();
    const url = await postgres.newCounty();
    [database, site] = await Promise.all([openDatabase({ url }), beginSiteProcess(url)]);
    [doctor, clerk] = await Promise.all([clientFor(site.url, 'doctor'), clientFor(site.url, 'clerk')]);
  });
  afterAll(async () => {
    await site?.stop();
    await database?.close();
    await postgres?.stop();
  });
  const now = new Date();
  const both = () => [doctor as TestClient, clerk as TestClient] as const;
  /** Does both at once, many times: a race that is there shows in one of them. */
  const often = async (round: (at: number) => Promise<void>): Promise<void> => {
    for (let at = 0; at < 12; at += 1) await round(at);
  };

  it('give a number to one account, and an account one WeChat', () =>
    often(async (at) => {
      const phone = `1990000${1_000 + at}`;
      const kept = await Promise.all([keepPhone(database, 'doctor', phone), keepPhone(database, 'clerk', phone)]);
      expect(kept.toSorted()).toEqual([false, true]);
      const bound = await Promise.all([
        bindWeChat(database, `open-${at}`, 'doctor', now),
        bindWeChat(database, `open-${at}`, 'clerk', now),
        bindWeChat(database, `own-${at}`, 'doctor', now),
      ]);
      const [doctorHas, clerkHas] = [await weChatOf(database, 'doctor'), await weChatOf(database, 'clerk')];
      const shared = `open-${at}`;
      expect(bound[2]).toBe(true);
      // Both may be answered yes, where the doctor had taken another WeChat before the clerk took the one given up.
      expect(bound[0] || bound[1]).toBe(true);
      expect([doctorHas, clerkHas].filter((openid) => openid === shared).length).toBeLessThanOrEqual(1);
      expect([shared, `own-${at}`]).toContain(doctorHas);
      expect(clerkHas === shared).toBe(bound[1]);
      if (bound[0] && bound[1]) expect(doctorHas).toBe(`own-${at}`);
    }));

  it('take a drug out of use and change it, and neither is written over unseen', async () => {
    const county = await clientFor(site.url, 'county');
    await often(async (at) => {
      const [id, saveId] = [`drug-${at}`, `drug-${at}`];
      const data = { code: id, genericName: '药', pinyin: 'Y', category: '1', spec: '5mg', minUnit: '片', state: '1' };
      const save = {
        id,
        formId: 'drug-catalogue',
        formVersion: 1,
        subjectId: '990101',
        occurredOn: '2026-06-15',
        data,
      };
      const put = (change: object) => county.send('PUT', `/api/v1/records/${id}`, { ...save, saveId, ...change });
      expect((await put({ baseVersion: 0 })).status).toBe(200);
      const list = '/api/v1/lists/drug-catalogue/freeze';
      const { body: frozen } = await county.send<{ id: string }>('POST', list, { action: 'disable', ids: [id] });
      const changed = { data: { ...data, spec: '10mg' }, baseVersion: 1, saveId: `${saveId}-2`, reason: '规格更正' };
      const [job, saved] = await Promise.all([
        county.send<{ id: string }>('POST', '/api/v1/list-jobs', { selection: frozen.id, answers: {} }),
        put(changed),
      ]);
      await vi.waitFor(
        async () => {
          const { body } = await county.get<{ state: string; done: number }>(`/api/v1/list-jobs/${job.body.id}`);
          expect(body).toMatchObject({ state: 'done', done: 1 });
        },
        { timeout: 20_000, interval: 20 },
      );
      expect([200, 409]).toContain(saved.status);
      const { body: now } = await county.get<{ version: number; data: object }>(`/api/v1/records/${id}`);
      const kept = saved.status === 200;
      expect(now).toMatchObject({ version: kept ? 3 : 2, data: { state: '0', spec: kept ? '10mg' : '5mg' } });
    });
  });

  it('marry somebody to one person, on both sides, and nobody is answered a fault', () =>
    often(async () => {
      const marry = (client: TestClient, one: number, other: number) =>
        client.send('PUT', `/api/v1/residents/resident-${one}/family`, {
          kind: 'spouse',
          otherId: `resident-${other}`,
        });
      const [first, second] = both();
      const answers = await Promise.all([
        marry(first, 1, 3),
        marry(second, 3, 1),
        marry(first, 3, 2),
        marry(second, 2, 3),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      const ties = await database.query<{ pair: string }>(
        "select least(resident_id, other_id) || '+' || greatest(resident_id, other_id) as pair from family_ties where kind = 'spouse'",
      );
      expect(ties).toHaveLength(2);
      expect(ties[0]).toEqual(ties[1]);
    }));

  it('change a password once from what it was', () =>
    often(async (at) => {
      const [known] = await database.query<{ hash: string }>(
        "select password_hash as hash from users where id = 'sampler'",
      );
      const to = (hash: string) => keepPassword(database, 'sampler', { hash, replaces: known?.hash ?? '' });
      expect((await Promise.all([to(`one-${at}`), to(`other-${at}`)])).toSorted()).toEqual([false, true]);
    }));

  it('exchange a token for one each, and no token outlives its log-out or a new password', () =>
    often(async () => {
      const token = await openSession(database, 'western', now, systemRandom);
      const exchange = () => exchangeSession(database, { token, userId: 'western' }, now, systemRandom);
      const [one, other] = await Promise.all([exchange(), exchange()]);
      for (const next of [one, other]) expect(await userOfSession(database, next ?? '', now)).toBe('western');
      await revokeSessionsOf(database, 'western', now, other);
      expect(await userOfSession(database, token, now)).toBeUndefined();
      expect(await exchange()).toBeUndefined();

      const last = await openSession(database, 'western', now, systemRandom);
      const [next] = await Promise.all([
        exchangeSession(database, { token: last, userId: 'western' }, now, systemRandom),
        revokeSession(database, last, now),
      ]);
      for (const ended of [last, next ?? '']) expect(await userOfSession(database, ended, now)).toBeUndefined();
    }));

  it('keep the platform password somebody has just set, whatever a slow check says of the one before', async () => {
    const account = { id: 'account-1', institutionCode: '990101101', userId: 'doctor', username: 'east' };
    await insertAccount(database, { ...account, sealed: new Uint8Array([1]), state: '0', message: '' });
    const [read] = await accountsWithin(database, '990101101');
    await keepVerdict(database, { ...account, sealed: new Uint8Array([2]) }, { state: '1', message: '通过' }, now);
    expect(await keepAnswer(database, read!, { state: '2', message: '密码错误' }, now)).toBe(false);
    const [kept] = await accountsWithin(database, '990101101');
    expect([[...(kept?.sealed ?? [])], kept?.state]).toEqual([[2], '1']);
  });

  it('save sheets of one resident side by side, none refused', () =>
    often(async (at) => {
      const [first, second] = both();
      const on = `2026-05-${String(at + 1).padStart(2, '0')}`;
      const count = (id: string) =>
        bloodCount({ id, saveId: id, occurredOn: on as never, data: { examDate: on, hemoglobin: 120 } });
      const put = (client: TestClient, id: string) => client.send('PUT', `/api/v1/records/${id}`, count(id));
      const ids = ['a', 'b', 'c', 'd'].map((letter) => `side-${at}-${letter}`);
      const answers = await Promise.all(ids.map((id, place) => put(place % 2 ? first : second, id)));
      expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 200));
    }));
});
