import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.port.ts';
import type { ListReader } from '../lists/source.ts';
import type { ServerContext } from '../server-context.ts';
import { systemRandom } from '../shared/random-source.ts';
import { fillLedger } from './fill-ledger.ts';
import { peopleJobs } from './jobs/people-jobs.ts';
import { addPeople, CENTRE, forgetUploads } from './upload-county.fixture.ts';

const NOW = new Date('2026-06-15T04:00:00Z');
const tools = { clock: { now: () => NOW }, random: systemRandom };
const readerAt = (institutionCode: string): ListReader =>
  ({
    scope: { institutionCode },
    staff: { id: 'doctor', name: '东镇医生', roles: ['DOC'], bases: ['DOC'] },
    reader: 'reveals',
  }) as unknown as ListReader;
const PEOPLE = ['p1000', 'p1001'];

/** 上传 over people, the same over both databases. */
export const peopleUploadContract = (what: string, open: () => Promise<Database>) =>
  describe(`上传 over people, ${what}`, () => {
    let database: Database;
    beforeAll(async () => {
      database = await open();
      await addPeople(database, 2);
    }, 60_000);
    afterAll(() => database?.close());
    beforeEach(async () => {
      await forgetUploads(database);
      await fillLedger({ database, ...tools });
    });

    const job = peopleJobs(() => undefined)['upload-check-ups'];
    const send = async (institution: string, rows = PEOPLE) => {
      const reading = readerAt(institution);
      const answers = (await job?.check(tools as ServerContext, reading, {})) ?? {};
      return database.transaction(async (inside) => job?.act(tools as ServerContext, inside, reading, rows, answers));
    };

    it('queues what waits, and tells of each person why nothing does', async () => {
      await database.query(`update upload_entries set state = '3' where record_type = '2' and resident_id = 'p1001'`);
      expect(await send(CENTRE)).toMatchObject([
        { rowId: 'p1000', outcome: 'done' },
        { rowId: 'p1001', outcome: 'skipped', reason: '没有待上传的记录：已上传、无需上传，或必填未齐' },
      ]);
    });

    it('leaves alone who is out of scope', async () => {
      const [row] = (await send('990101102', ['p1000'])) ?? [];
      expect(row).toMatchObject({ outcome: 'skipped', title: '', reason: '已不在您的管理范围内' });
      expect(await database.query('select id from upload_batches')).toEqual([]);
    });

    it('asked for by two at once, sends each record once', async () => {
      const both = await Promise.all([send(CENTRE), send(CENTRE)]);
      const said = both.flatMap((one) => one ?? []).map(({ outcome, reason }) => reason ?? outcome);
      expect(said.toSorted()).toEqual(['done', 'done', '已在上传任务里', '已在上传任务里'].toSorted());
      const [sum] = await database.query<{ total: number }>('select sum(total)::int as total from upload_batches');
      const waits = `select count(*)::int as n from upload_entries where batch_id is not null`;
      expect(await database.query(waits)).toEqual([{ n: sum?.total }]);
    });
  });
