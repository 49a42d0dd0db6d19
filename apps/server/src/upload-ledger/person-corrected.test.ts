import type { CalendarDay } from '@gongwei/domain/shared';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStandInPlatform } from '../platform/stand-in-platform.adapter.ts';
import type { ThirdPartyPlatform } from '../platform/third-party-platform.ts';
import { PLATFORM_PASSWORD } from '../provincial-platform/wire.ts';
import type { Database } from '../database/database.port.ts';
import { systemRandom } from '../shared/random-source.ts';
import { openTestDatabase, startPostgres, type TemporaryPostgres } from '../testing/index.ts';
import { queueEntries } from './queue-entries.ts';
import { addPeople, COUNTY, forgetUploads, uploadDesk, type UploadDesk } from './upload-county.fixture.ts';
import { uploadsOfNumber } from './hooks/upload-number.hook.ts';
import { uploadSources } from './upload-sources.query.ts';
import { keepEntries } from './hooks/upload.hook.ts';

let postgres: TemporaryPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres?.stop());

describe.each<readonly [string, () => Promise<Database>]>([
  ['the embedded database', () => openTestDatabase()],
  ['PostgreSQL', () => postgres.openCounty()],
])('what was refused for the person, over %s', (_, open) => {
  const ARCHIVE = 'resident-personal-info-1000';
  const CHECK_UP = 'health-check-up-1000';
  let database: Database;
  let desk: UploadDesk;
  beforeAll(async () => {
    database = await open();
    await addPeople(database, 1);
    desk = uploadDesk(database);
  }, 60_000);
  afterAll(async () => {
    await desk?.uploader.stop();
    await database?.close();
  });
  /** Somebody puts something right; the hooks of that save keep the ledger in step. */
  const correct = (sql: string) =>
    database.transaction(async (inside) => {
      await inside.query(sql);
      const moment = { now: new Date('2026-06-15T04:00:00Z'), random: systemRandom };
      const sources = await uploadSources(inside, COUNTY, [ARCHIVE, CHECK_UP]);
      await keepEntries(inside, moment, sources, '2026-06-15' as CalendarDay);
    });
  const states = async () => (await desk.entries()).map(({ state, error_code }) => `${state} ${error_code}`);

  it('waits again with all of their records once the number is right, not for anything else, and is taken', async () => {
    const [{ number } = { number: '' }] = await database.query<{ number: string }>(
      `select id_number as number from residents where id = 'p1000'`,
    );
    await database.query(`update residents set id_number = '990101195609020000' where id = 'p1000'`);
    await desk.queueAll();
    await desk.later(0);
    expect(await states()).toEqual(['4 E04', '4 E04']);
    await correct(`update records set data = data || '{"weight": 61}' where id = '${CHECK_UP}'`);
    expect(await states()).toEqual(['4 E04', '4 E04']);
    await correct(`update residents set id_number = '${number}' where id = 'p1000'`);
    expect((await desk.entries()).map(({ state }) => state)).toEqual(['1', '1']);
    const told = await database.query<object>(
      `select record_id, from_state, to_state from upload_events where event = 'PERSON_CORRECTED' order by record_id`,
    );
    expect(told).toEqual([CHECK_UP, ARCHIVE].map((id) => ({ record_id: id, from_state: '4', to_state: '1' })));
    await desk.queueAll();
    await desk.later(0);
    expect((await desk.entries()).map(({ state }) => state)).toEqual(['3', '3']);
  });

  it('waits for the number of a file that has none, and follows once that is added, also by two at the same moment', async () => {
    const [{ number } = { number: '' }] = await database.query<{ number: string }>(
      `select id_number as number from residents where id = 'p1000'`,
    );
    await database.query(`update residents set id_number = null, no_number = '2' where id = 'p1000'`);
    await forgetUploads(database);
    await desk.queueAll();
    await desk.later(0);
    expect((await desk.entries()).map(({ state }) => state)).toEqual(['0', '0']);
    const today = '2026-06-15' as CalendarDay;
    const add = () =>
      database.transaction(async (inside) => {
        await inside.query(`update residents set id_number = $1, no_number = null where id = 'p1000'`, [number]);
        await uploadsOfNumber({
          inside,
          countyCode: COUNTY,
          residentId: 'p1000',
          now: new Date('2026-06-15T05:00:00Z'),
          today,
        });
      });
    await Promise.all([add(), add()]);
    expect((await desk.entries()).map(({ state }) => state)).toEqual(['1', '1']);
    await desk.queueAll();
    await desk.later(0);
    expect((await desk.entries()).map(({ state }) => state)).toEqual(['3', '3']);
  });

  it('goes again behind its archive where the platform has lost everything, and waits for a person where it says so of anybody', async () => {
    await forgetUploads(database);
    let there = createStandInPlatform();
    const platform: ThirdPartyPlatform = {
      verify: (...given) => there.verify(...given),
      send: (...given) => there.send(...given),
      remove: (...given) => there.remove(...given),
      ask: (...given) => there.ask(...given),
      list: (...given) => there.list(...given),
    };
    const own = uploadDesk(database, platform, { holder: 'another process' });
    await own.queueAll();
    await own.later(0);
    expect(await states()).toEqual(['3 null', '3 null']);
    const again = async () => {
      const ids = (await own.entries()).map(({ record_id }) => record_id).filter((id) => id === CHECK_UP);
      const moment = { now: own.time.clock.now(), random: systemRandom };
      const asked = {
        ...{ county: COUNTY, run: `again-${moment.now.getTime()}`, by: { id: 'doctor', name: '东镇医生' } },
        events: [{ type: 'RESEND', reason: '平台数据丢失' } as const],
      };
      expect(await database.transaction((inside) => queueEntries(inside, moment, asked, ids))).toEqual([
        { id: CHECK_UP },
      ]);
    };
    there = createStandInPlatform();
    own.time.advance(60_000);
    await again();
    await own.later(0);
    expect(await states()).toEqual(['3 null', '3 null']);
    const [task] = await database.query<object>(
      `select total, record_types as types, (select count(*)::int from upload_entries e where e.batch_id = b.id) as own, state from upload_batches b order by created_at desc limit 1`,
    );
    expect(task).toEqual({ total: 2, types: ['1', '2'], own: 2, state: '3' });
    const held = async () => {
      const entries = await own.entries();
      const keys = entries.map(({ sent }) => ({
        idNumber: sent?.person.idNumber ?? '',
        sheet: sent?.sheet ?? '',
        day: sent?.day ?? '',
      }));
      const answer = await there.ask({ username: 'gw-east', password: PLATFORM_PASSWORD }, keys);
      return answer.kind === 'told' ? answer.records.map((record) => record?.id) : [];
    };
    expect(await held()).toEqual((await own.entries()).map(({ platform_id }) => platform_id));

    // One that takes archives and knows nobody all the same: nothing goes on for ever.
    const { send } = there;
    there = {
      ...there,
      send: async (login, record) =>
        record.sheet === 'resident-personal-info'
          ? send(login, record)
          : { kind: 'refused', code: 'E03', message: '平台没有该居民的档案' },
    };
    own.time.advance(60_000);
    await again();
    await own.later(0);
    expect(await states()).toEqual(['3 null', '4 E03']);
    await own.uploader.stop();
  });
});
