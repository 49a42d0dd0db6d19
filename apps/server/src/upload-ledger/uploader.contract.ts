import type { CalendarDay } from '@gongwei/domain/shared';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.port.ts';
import { createProvincialPlatform } from '../provincial-platform/create-platform.ts';
import { createStandInPlatform } from '../platform/stand-in-platform.adapter.ts';
import type { SendResult, ThirdPartyPlatform } from '../platform/third-party-platform.ts';
import { accountPassed } from './account-passed.ts';
import { heldBatch, moveBatch, type BatchRow } from './batches.repository.ts';
import { reconcile } from './reconcile.ts';
import { systemRandom } from '../shared/random-source.ts';
import { todayOf } from '../shared/server-clock.ts';
import { uploadSources } from './upload-sources.query.ts';
import { keepEntries } from './hooks/upload.hook.ts';
import { ACCOUNT, addPeople, CENTRE, CHECK_UP, COUNTY, forgetUploads, uploadDesk } from './upload-county.fixture.ts';

/** A platform whose next answers to records can be said beforehand; `undefined`: its own. */
export function scripted(platform = createStandInPlatform()) {
  const script: (SendResult | 'lost' | undefined)[] = [];
  const sent: string[] = [];
  const scriptedPlatform: ThirdPartyPlatform = {
    ...platform,
    async send(login, record) {
      sent.push(record.source);
      const next = script.shift();
      if (next === 'lost') {
        await platform.send(login, record);
        return { kind: 'unknown', code: 'E11', message: '没有应答' };
      }
      return next ?? platform.send(login, record);
    },
  };
  return { platform: scriptedPlatform, script, sent };
}

/** What a ledger and who sends from it do, the same over both databases. */
export const uploaderContract = (what: string, open: () => Promise<Database>) =>
  describe(`uploads over ${what}`, () => {
    let database: Database;
    beforeAll(async () => {
      database = await open();
      await addPeople(database, 3);
    }, 60_000);
    afterAll(() => database?.close());
    beforeEach(() => forgetUploads(database));
    const batches = () => database.query<BatchRow>('select * from upload_batches order by created_at, id');
    const reminders = async () =>
      (await database.query<object>('select rule, subject_id, recipient_id, times from reminders')).map(Object.values);
    const states = async (desk: ReturnType<typeof uploadDesk>) =>
      (await desk.entries()).map(({ record_type, state }) => `${record_type}:${state}`);

    it('sends archives first and ends the task', async () => {
      const { platform, sent } = scripted();
      const desk = uploadDesk(database, platform);
      expect((await desk.queueAll()).filter(({ why }) => why !== undefined)).toEqual([]);
      await desk.later(0);
      expect(await states(desk)).toEqual(['1:3', '1:3', '1:3', '2:3', '2:3', '2:3']);
      expect(sent.map((id) => id.split('-')[0])).toEqual([...Array(3).fill('resident'), ...Array(3).fill('health')]);
      expect(await batches()).toMatchObject([{ state: '3', total: 6, batch_no: `${CENTRE}2606150001` }]);
      expect((await desk.queueAll()).map(({ why }) => why)).toEqual(Array(6).fill('不能上传'));
      await desk.uploader.stop();
    });

    it('tries again after 1, 5 and 30 minutes what the line or the platform failed at, then gives it up', async () => {
      const { platform, script, sent } = scripted();
      const desk = uploadDesk(database, platform);
      const away: SendResult = { kind: 'refused', code: 'E02', message: '登录超时' };
      await desk.queueAll();
      script.push(away);
      await desk.later(0);
      expect(await states(desk)).toEqual(['1:1', '1:3', '1:3', '2:1', '2:3', '2:3']);
      for (const minutes of [1, 5, 30]) {
        const before = sent.length;
        script.push(away);
        await desk.later(minutes * 60_000 - 1);
        expect(sent.length).toBe(before);
        await desk.later(1);
        expect(sent.length).toBeGreaterThan(before);
      }
      const [first] = await desk.entries();
      expect(first).toMatchObject({ state: '4', error_code: 'E02', attempts: 3 });
      const [batch] = await batches();
      expect(batch).toMatchObject({ state: '4' });
      expect(await reminders()).toEqual([['upload-failed', batch?.id, 'doctor', 1]]);
      await desk.uploader.stop();
    });

    it('asks about an answer that never came before it sends anything again', async () => {
      const { platform, script, sent } = scripted();
      const desk = uploadDesk(database, platform);
      await desk.queueAll();
      script.push('lost', { kind: 'unknown', code: 'E11', message: '没有应答' });
      await desk.later(0);
      expect((await states(desk)).slice(0, 3)).toEqual(['1:7', '1:7', '1:3']);
      await desk.later(60_000);
      expect(await states(desk)).toEqual(['1:3', '1:3', '1:3', '2:3', '2:3', '2:3']);
      // The first was there, and is not sent a second time; the second was not.
      expect(sent.filter((id) => id === 'resident-personal-info-1000')).toHaveLength(1);
      expect(sent.filter((id) => id === 'resident-personal-info-1001')).toHaveLength(2);
      await desk.uploader.stop();
    });

    it('a correction the line held back, longer than anybody asked about it, does not undo a newer one', async () => {
      const there = createProvincialPlatform();
      const [line, heldBack] = [createStandInPlatform(there), [] as (() => Promise<SendResult>)[]];
      const desk = uploadDesk(database, {
        ...line,
        async send(login, record) {
          heldBack.push(() => line.send(login, record));
          return line.send(login, record);
        },
      });
      const id = 'health-check-up-1000';
      const weightThere = () => there.held().records.find((one) => one.key.includes(id))?.fields['weight'];
      const correct = async (weight: number): Promise<void> => {
        await database.query('update records set data = $2::jsonb, version = version + 1 where id = $1', [
          id,
          JSON.stringify({ ...CHECK_UP, weight }),
        ]);
        const moment = { now: desk.time.clock.now(), random: systemRandom };
        await database.transaction(async (inside) =>
          keepEntries(inside, moment, await uploadSources(inside, COUNTY, [id]), todayOf(desk.time.clock)),
        );
        await desk.queueAll();
        // Of a clock that was set back, too, the later message is the newer one.
        desk.time.set('2026-06-14T04:00:00Z');
        await desk.later(0);
        expect(weightThere()).toBe(weight);
      };
      await desk.queueAll();
      await desk.later(0);
      for (const weight of [61, 62, 63, 62]) await correct(weight);
      expect(there.held().records.find((one) => one.key.includes(id))?.taken).toBe(5);
      for (const late of [...heldBack, ...heldBack.toReversed()]) await late();
      expect(weightThere()).toBe(62);
      await database.query('update records set data = $2::jsonb where id = $1', [id, JSON.stringify(CHECK_UP)]);
      await desk.uploader.stop();
    });

    it('stops all tasks of an account the platform refuses, and goes on once it takes it', async () => {
      const { platform, script } = scripted();
      const desk = uploadDesk(database, platform);
      await desk.queueAll();
      script.push({ kind: 'refused', code: 'E01', message: '平台用户名或密码错误' });
      await desk.later(0);
      expect(await batches()).toMatchObject([{ state: '6', pause_reason: '2' }]);
      expect(await reminders()).toEqual([['account-refused', ACCOUNT, 'doctor', 1]]);
      expect((await states(desk))[0]).toBe('1:4');
      expect(await database.query('select state from platform_accounts where id = $1', [ACCOUNT])).toEqual([
        { state: '2' },
      ]);
      await database.query("update platform_accounts set state = '1' where id = $1", [ACCOUNT]);
      await accountPassed(desk.parts, ACCOUNT);
      await desk.later(0);
      expect(new Set((await desk.entries()).map(({ state }) => state))).toEqual(new Set(['3']));
      await desk.uploader.stop();
    });

    it('stands still while the platform is away, and comes back by itself', async () => {
      const { platform, script } = scripted();
      const desk = uploadDesk(database, platform);
      await desk.queueAll();
      const away: SendResult = { kind: 'unsent', code: 'E11', message: '连不上平台' };
      script.push(away, away, away);
      await desk.later(0);
      expect(await batches()).toMatchObject([{ state: '6', pause_reason: '4' }]);
      await desk.later(299_000);
      expect(await batches()).toMatchObject([{ state: '6' }]);
      await desk.later(1_000);
      expect(new Set((await desk.entries()).map(({ state }) => state))).toEqual(new Set(['3']));
      await desk.uploader.stop();
    });

    it('sends nothing after a task was paused, not even the record whose turn it is', async () => {
      const { platform, sent } = scripted();
      let desk = uploadDesk(database, platform);
      const pausing: ThirdPartyPlatform = {
        ...platform,
        async send(login, record) {
          await database.transaction(async (inside) => {
            const [batch] = await inside.query<BatchRow>('select * from upload_batches');
            const held = batch && (await heldBatch(inside, COUNTY, batch.id));
            if (held) await moveBatch(inside, held, { type: 'PAUSE' }, new Date());
          });
          return platform.send(login, record);
        },
      };
      desk = uploadDesk(database, pausing);
      await desk.queueAll();
      await desk.later(0);
      expect(sent).toHaveLength(1);
      expect(await states(desk)).toEqual(['1:3', '1:1', '1:1', '2:1', '2:1', '2:1']);
      await desk.uploader.stop();
    });

    it('begins a task at its time, not before, and keeps what was remarked', async () => {
      const { platform, sent } = scripted();
      const desk = uploadDesk(database, platform);
      await desk.queueAll([], { planAt: '2026-06-15T12:00:00.000Z', remark: '夜里传' });
      await desk.later(0);
      expect(await batches()).toMatchObject([{ state: '1', remark: '夜里传' }]);
      await desk.later(8 * 3_600_000 - 1_000);
      expect(sent).toEqual([]);
      await desk.later(1_000);
      expect(await batches()).toMatchObject([{ state: '3' }]);
      expect(sent).toHaveLength(6);
      await desk.uploader.stop();
    });

    it('pauses after so many refusals of one kind, and again after so many more', async () => {
      const { platform, script, sent } = scripted();
      const desk = uploadDesk(database, platform);
      const refuse = (code: string): SendResult => ({ kind: 'refused', code, message: '退回' });
      await desk.queueAll([], { stopAt: 2 });
      script.push(refuse('E09'), refuse('E07'), refuse('E09'));
      await desk.later(0);
      expect(await batches()).toMatchObject([{ state: '6', pause_reason: '5' }]);
      expect(sent).toHaveLength(3);
      const [batch] = await batches();
      await database.transaction(async (inside) => {
        const held = await heldBatch(inside, COUNTY, batch?.id ?? '');
        if (held) await moveBatch(inside, held, { type: 'RESUME' }, new Date());
      });
      script.push(refuse('E09'), refuse('E09'));
      await desk.later(0);
      expect([(await batches())[0]?.state, sent.length]).toEqual(['6', 5]);
      await desk.uploader.stop();
    });

    it('sends a record again that was corrected while it was on its way, with what it says now', async () => {
      const there = createProvincialPlatform();
      const line = createStandInPlatform(there);
      const id = 'health-check-up-1000';
      let corrected = false;
      const correcting: ThirdPartyPlatform = {
        ...line,
        async send(login, record) {
          if (record.source === id && !corrected) {
            corrected = true;
            await database.transaction(async (inside) => {
              await inside.query(
                `update records set data = data || '{"weight": 77}', version = version + 1 where id = $1`,
                [id],
              );
              const moment = { now: new Date('2026-06-15T04:00:00Z'), random: systemRandom };
              await keepEntries(inside, moment, await uploadSources(inside, COUNTY, [id]), '2026-06-15' as CalendarDay);
            });
          }
          return line.send(login, record);
        },
      };
      const desk = uploadDesk(database, correcting);
      await desk.queueAll();
      await desk.later(0);
      const held = there.held().records.find((one) => one.sheet === 'health-check-up' && one.fields['weight'] === 77);
      expect(held).toMatchObject({ taken: 2 });
      expect((await desk.entries()).map(({ state }) => state)).toEqual(Array(6).fill('3'));
      await database.query(`update records set data = data || '{"weight": 60}' where id = $1`, [id]);
      await desk.uploader.stop();
    });

    it('tells what both sides hold and how they differ', async () => {
      const there = createProvincialPlatform();
      const desk = uploadDesk(database, createStandInPlatform(there));
      await desk.queueAll();
      await desk.later(0);
      const key = (n: number) => ({
        idNumber: `99010119550302100${n}`,
        sheet: 'health-check-up',
        day: CHECK_UP.examDate,
      });
      there.change(key(0), null);
      there.change(key(1), { weight: 61 });
      await database.query("delete from upload_entries where record_id = 'health-check-up-1002'");
      const period = { institution: CENTRE, from: '2026-01-01', to: '2026-06-15' };
      expect(await reconcile(desk.parts, COUNTY, period)).toMatchObject({
        compared: 2,
        same: 0,
        onlyHere: 1,
        different: 1,
        unsettled: 0,
        onlyThere: [{ sheet: 'health-check-up', idNumber: key(2).idNumber }],
      });
      expect((await desk.entries()).slice(3).map((one) => one.reconcile_state)).toEqual(['2', '4']);
      await desk.uploader.stop();
    });

    it('is one process’s work at a time', async () => {
      const { platform, sent } = scripted();
      const one = uploadDesk(database, platform, { holder: 'one' });
      const other = uploadDesk(database, platform, { holder: 'other', time: one.time });
      await one.queueAll();
      await Promise.all([one.later(0), other.later(0)]);
      await Promise.all([one.later(0), other.later(0)]);
      expect(new Set((await one.entries()).map(({ state }) => state))).toEqual(new Set(['3']));
      expect(sent).toHaveLength(6);
      await Promise.all([one.uploader.stop(), other.uploader.stop()]);
    });
  });
