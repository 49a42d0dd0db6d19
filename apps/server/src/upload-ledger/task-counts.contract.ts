import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.port.ts';
import { systemRandom } from '../shared/random-source.ts';
import { todayOf } from '../shared/server-clock.ts';
import { countsOf, type BatchRow } from './batches.repository.ts';
import { addPeople, CHECK_UP, COUNTY, forgetUploads, uploadDesk } from './upload-county.fixture.ts';
import { uploadSources } from './upload-sources.query.ts';
import { keepEntries } from './hooks/upload.hook.ts';
import { scripted } from './uploader.contract.ts';

/** The numbers of a task make up its total, whatever becomes of its records later; the same over both databases. */
export const taskCountsContract = (what: string, open: () => Promise<Database>) =>
  describe(`numbers of tasks over ${what}`, () => {
    let database: Database;
    beforeAll(async () => {
      database = await open();
      await addPeople(database, 3);
      await forgetUploads(database);
    }, 60_000);
    afterAll(() => database?.close());
    const batches = () => database.query<BatchRow>('select * from upload_batches order by created_at, id');

    it('a task keeps what it came to when its records are changed, sent again by another, or taken out', async () => {
      const { platform, script } = scripted();
      const desk = uploadDesk(database, platform);
      const keep = (id: string, change: string) =>
        database.transaction(async (inside) => {
          await inside.query(`update records set ${change}, version = version + 1 where id = $1`, [id]);
          const moment = { now: desk.time.clock.now(), random: systemRandom };
          await keepEntries(inside, moment, await uploadSources(inside, COUNTY, [id]), todayOf(desk.time.clock));
        });
      const sums = async () =>
        Promise.all(
          (await batches()).map(async (batch) => {
            const { success, fail, unknown, waiting, skipped } = await countsOf(database, batch);
            expect(success + fail + unknown + waiting + batch.skipped + skipped).toBe(batch.total);
            return [success, fail, unknown, waiting, skipped];
          }),
        );
      const heavier = (weight: number) => `data = data || '{"weight": ${weight}}'`;
      await desk.queueAll();
      script.push(undefined, undefined, undefined, { kind: 'refused', code: 'E09', message: '退回' });
      await desk.later(0);
      expect(await sums()).toEqual([[5, 1, 0, 0, 0]]);
      const [failed, sent, third] = [1000, 1001, 1002].map((n) => `health-check-up-${n}`) as [string, string, string];
      for (const id of [failed, sent]) await keep(id, heavier(71));
      // Changed since, they wait to be sent again; what this task did to them is done.
      expect(await sums()).toEqual([[5, 1, 0, 0, 0]]);
      desk.time.advance(1);
      await desk.queueAll([{ type: 'RETRY' }]);
      expect(await sums()).toEqual([
        [5, 1, 0, 0, 0],
        [0, 0, 0, 2, 0],
      ]);
      await keep(sent, 'removed_at = now()');
      expect((await sums())[1]).toEqual([0, 0, 0, 1, 1]);
      await desk.later(0);
      await keep(third, heavier(72));
      expect(await sums()).toEqual([
        [5, 1, 0, 0, 0],
        [1, 0, 0, 0, 1],
      ]);
      await database.query('update records set data = $2::jsonb, removed_at = null where id = any($1::text[])', [
        [failed, sent, third],
        JSON.stringify(CHECK_UP),
      ]);
      await desk.uploader.stop();
    });
  });
