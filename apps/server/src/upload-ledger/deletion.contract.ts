import { DELETION_GRACE, type DeletionEvent } from '@gongwei/domain/upload';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.port.ts';
import { createStandInPlatform } from '../platform/stand-in-platform.adapter.ts';
import type { RecordDeletion, SendResult, SentRecord, ThirdPartyPlatform } from '../platform/third-party-platform.ts';
import { createProvincialPlatform } from '../provincial-platform/create-platform.ts';
import { systemRandom } from '../shared/random-source.ts';
import { heldEntries } from './entries.repository.ts';
import { moveDeletion, moveEntry, writeMoves } from './move-entry.ts';
import { FILE_ENDED } from './hooks/upload-archive.hook.ts';
import {
  addPeople,
  COUNTY,
  forgetUploads,
  moveDeletionOf,
  uploadDesk,
  type UploadDesk,
} from './upload-county.fixture.ts';

const CHECK_UP_ID = 'health-check-up-1000';
const ARCHIVE_ID = 'resident-personal-info-1000';
const ASK = { type: 'ASK_DELETE', reasonCode: '1', reason: '录到同名的人身上' } as const;

/** A platform that may lose deletions before or after it has taken them. */
function losing(lost: ('before' | 'after')[] = []) {
  const there = createProvincialPlatform();
  const line = createStandInPlatform(there);
  const [asked, sent]: [RecordDeletion[], SentRecord[]] = [[], []];
  const silent: SendResult = { kind: 'unknown', code: 'E11', message: '没有应答' };
  const platform: ThirdPartyPlatform = {
    ...line,
    async send(login, record) {
      sent.push(record);
      return line.send(login, record);
    },
    async remove(login, deletion) {
      asked.push(deletion);
      const next = lost.shift();
      if (next === 'before') return silent;
      const answer = await line.remove(login, deletion);
      return next === 'after' ? silent : answer;
    },
  };
  const has = (id: string): boolean => there.held().records.some(({ key }) => key.includes(id));
  return { platform, line, asked, sent, has };
}

/** Deletions on the platform, the same over both databases. */
export const deletionContract = (what: string, open: () => Promise<Database>) =>
  describe(`deletions on the platform over ${what}`, () => {
    let database: Database;
    beforeAll(async () => {
      database = await open();
      await addPeople(database, 1);
    }, 60_000);
    afterAll(() => database?.close());
    beforeEach(() => forgetUploads(database));

    const uploaded = async (platform: ThirdPartyPlatform): Promise<UploadDesk> => {
      const desk = uploadDesk(database, platform);
      await desk.queueAll();
      await desk.later(0);
      expect((await desk.entries()).map(({ state }) => state)).toEqual(['3', '3']);
      return desk;
    };
    const entryOf = async (desk: UploadDesk, id = CHECK_UP_ID) =>
      (await desk.entries()).find(({ record_id }) => record_id === id);
    const move = (desk: UploadDesk, event: DeletionEvent, id = CHECK_UP_ID) => moveDeletionOf(desk, event, id);

    it('goes out after the time it can be taken back in, and leaves nothing to send until somebody wants it there again', async () => {
      const { platform, asked, sent, has } = losing();
      const desk = await uploaded(platform);
      expect(await move(desk, ASK)).toBeUndefined();
      await desk.later(DELETION_GRACE - 1_000);
      expect([asked.length, has(CHECK_UP_ID)]).toEqual([0, true]);
      const whys = await desk.queueAll([{ type: 'RESEND', reason: '内容不一致' }]);
      expect(whys.find(({ id }) => id === CHECK_UP_ID)?.why).toMatch(/先撤回申请/);
      await desk.later(1_000);
      expect(has(CHECK_UP_ID)).toBe(false);
      expect(asked).toMatchObject([{ reasonCode: '1', reason: '传错人：录到同名的人身上' }]);
      expect(await entryOf(desk)).toMatchObject({ state: '5', revoke_state: '2', platform_id: null });
      expect((await entryOf(desk))?.skip_reason).toBe('平台已删除，传错人：录到同名的人身上');
      const before = sent.length;
      await desk.queueAll([{ type: 'RESTORE' }]);
      await desk.later(0);
      expect([sent.length, has(CHECK_UP_ID)]).toEqual([before + 1, true]);
      expect(await entryOf(desk)).toMatchObject({ state: '3', revoke_state: '0', revoke: null });
      await desk.uploader.stop();
    });

    it('is taken back until it goes out, and not after', async () => {
      const { platform, asked, has } = losing(['before']);
      const desk = await uploaded(platform);
      await move(desk, ASK);
      expect(await move(desk, { type: 'WITHDRAW_DELETE' })).toBeUndefined();
      await desk.later(DELETION_GRACE);
      expect([asked.length, has(CHECK_UP_ID), (await entryOf(desk))?.revoke_state]).toEqual([0, true, '0']);
      await move(desk, ASK);
      await desk.later(DELETION_GRACE);
      expect(await move(desk, { type: 'WITHDRAW_DELETE' })).toMatch(/“没有应答”，不能撤回/);
      await desk.uploader.stop();
    });

    it.each<['before' | 'after', number]>([
      ['after', 1],
      ['before', 2],
    ])('asks about an answer lost %s it was taken before it sends anything again', async (lost, times) => {
      const { platform, asked, has } = losing([lost]);
      const desk = await uploaded(platform);
      await move(desk, ASK);
      await desk.later(DELETION_GRACE);
      expect(await entryOf(desk)).toMatchObject({ state: '3', revoke_state: '5' });
      await desk.later(60_000);
      expect(await entryOf(desk)).toMatchObject({ state: '5', revoke_state: '2' });
      expect([asked.length, has(CHECK_UP_ID)]).toEqual([times, false]);
      await desk.uploader.stop();
    });

    it('keeps what the platform refuses, with its words, and asks what became of one another process left under way', async () => {
      const { platform, has } = losing();
      const desk = await uploaded(platform);
      await move(desk, ASK, ARCHIVE_ID);
      await desk.later(DELETION_GRACE);
      expect(await entryOf(desk, ARCHIVE_ID)).toMatchObject({
        state: '3',
        revoke_state: '3',
        revoke: { message: '该居民在平台还有其他记录，不能删除档案' },
      });
      // Asked for again and taken back, it is what it was.
      const refused = (await entryOf(desk, ARCHIVE_ID))?.revoke;
      await move(desk, ASK, ARCHIVE_ID);
      expect(await move(desk, { type: 'WITHDRAW_DELETE' }, ARCHIVE_ID)).toBeUndefined();
      expect(await entryOf(desk, ARCHIVE_ID)).toMatchObject({
        revoke_state: '3',
        revoke: refused,
        revoke_next_at: null,
      });
      await move(desk, ASK);
      await database.transaction(async (inside) => {
        const [entry] = await heldEntries(inside, COUNTY, [CHECK_UP_ID]);
        const sent = entry && moveDeletion(entry, { type: 'SEND_DELETE' }, { revoke_next_at: null });
        if (sent?.ok) await writeMoves(inside, { now: desk.time.clock.now(), random: systemRandom }, [sent.value]);
      });
      await desk.later(0);
      expect((await entryOf(desk))?.revoke_state).toBe('5');
      await desk.later(60_000);
      expect([has(CHECK_UP_ID), (await entryOf(desk))?.revoke_state]).toEqual([false, '2']);
      await desk.uploader.stop();
    });

    it('is not undone by a message of before that the line held back', async () => {
      const { platform, line, sent, has } = losing();
      const desk = await uploaded(platform);
      await move(desk, ASK);
      await desk.later(DELETION_GRACE);
      for (const record of sent) await line.send({ username: 'gw-east', password: 'Platform@2026' }, record);
      expect([has(CHECK_UP_ID), has(ARCHIVE_ID)]).toEqual([false, true]);
      await desk.uploader.stop();
    });

    it('lets a record end here meanwhile', async () => {
      const { platform, has } = losing();
      const desk = await uploaded(platform);
      await move(desk, ASK);
      await database.transaction(async (inside) => {
        const [entry] = await heldEntries(inside, COUNTY, [CHECK_UP_ID]);
        const changed = entry && moveEntry({ ...entry, content_hash: 'other' }, { type: 'CHANGED' }, true);
        const ended = changed?.ok ? moveEntry(changed.value.entry, { type: 'RECORD_ENDED' }, true) : changed;
        if (ended?.ok) await writeMoves(inside, { now: desk.time.clock.now(), random: systemRandom }, [ended.value]);
      });
      await desk.later(DELETION_GRACE);
      expect(has(CHECK_UP_ID)).toBe(false);
      expect(await entryOf(desk)).toMatchObject({ state: '5', revoke_state: '2', platform_id: null });
      await desk.uploader.stop();
    });

    it.each(['0', '1', '4', '5'])(
      'takes an older copy away where the newest was not sent (%s), and nothing after it',
      async (state) => {
        const { platform, sent, has } = losing();
        const desk = await uploaded(platform);
        const set = 'update upload_entries set state = $1, skip_reason = $2, error_code = $3 where record_id = $4';
        await database.query(set, [
          state,
          state === '5' ? FILE_ENDED : null,
          state === '4' ? 'E05' : null,
          CHECK_UP_ID,
        ]);
        expect(await move(desk, ASK)).toBeUndefined();
        const before = sent.length;
        await desk.later(DELETION_GRACE);
        expect([has(CHECK_UP_ID), sent.length]).toEqual([false, before]);
        expect(await entryOf(desk)).toMatchObject({
          ...{ state: '5', revoke_state: '2', platform_id: null },
          skip_reason: '平台已删除，传错人：录到同名的人身上',
        });
        await desk.uploader.stop();
      },
    );
  });
