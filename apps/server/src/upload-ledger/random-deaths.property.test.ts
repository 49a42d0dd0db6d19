import { DELETION_GRACE } from '@gongwei/domain/upload';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../database/database.port.ts';
import { createStandInPlatform } from '../platform/stand-in-platform.adapter.ts';
import type { SendResult, ThirdPartyPlatform } from '../platform/third-party-platform.ts';
import { createProvincialPlatform } from '../provincial-platform/create-platform.ts';
import { openSomeDatabase, repeats } from '../testing/index.ts';
import { addPeople, forgetUploads, moveDeletionOf, uploadDesk, type UploadDesk } from './upload-county.fixture.ts';

const PEOPLE = 4;
let database: Database;
beforeAll(async () => {
  database = await openSomeDatabase();
  await addPeople(database, PEOPLE);
}, 120_000);
afterAll(() => database?.close());

/** Whatever a process does from its `at`-th step on fails: before a step or after it, nobody hears what became of it. */
function mortal(real: Database, platform: ThirdPartyPlatform, at: number) {
  let steps = 0;
  const live = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    if ((steps += 1) >= at) throw new Error('dead');
    const value = await work();
    if ((steps += 1) >= at) throw new Error('dead');
    return value;
  };
  const mortalDatabase: Database = {
    ...real,
    query: (sql, values) => live(() => real.query(sql, values)),
    transaction: (work) => live(() => real.transaction(work)),
  };
  return {
    database: mortalDatabase,
    platform: {
      ...platform,
      send: (...args) => live(() => platform.send(...args)),
      remove: (...args) => live(() => platform.remove(...args)),
    } satisfies ThirdPartyPlatform,
  };
}

/** Somebody who asks for things to be sent, and looks, in a process that sends nothing itself. */
async function idleDesk(platform: ThirdPartyPlatform): Promise<UploadDesk> {
  const desk = uploadDesk(database, platform);
  await desk.uploader.stop();
  return desk;
}

/** Records that may be asked to be taken off the platform: a person's archive may not while it has others of theirs. */
const CHECK_UPS = Array.from({ length: PEOPLE }, (_, at) => `health-check-up-${1000 + at}`);
const ASK = { type: 'ASK_DELETE', reasonCode: '1', reason: '录到同名的人身上' } as const;
const STEPS = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 3 });

it(
  'loses nothing and doubles nothing, and deletes what was asked for alone, wherever processes die and whatever answers are lost',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        ...([STEPS, STEPS, fc.subarray(CHECK_UPS)] as const),
        fc.infiniteStream(fc.integer({ min: 0, max: 9 })),
        async (deaths, later, deleted, luck) => {
          await forgetUploads(database);
          const there = createProvincialPlatform();
          const line = createStandInPlatform(there);
          const lossy = async (answer: Promise<SendResult>): Promise<SendResult> => {
            const said = await answer;
            return luck.next().value === 0 ? { kind: 'unknown', code: 'E11', message: '没有应答' } : said;
          };
          const losing: ThirdPartyPlatform = {
            ...line,
            send: (login, record) => lossy(line.send(login, record)),
            remove: (login, deletion) => lossy(line.remove(login, deletion)),
          };
          const desk = await idleDesk(losing);
          const { time } = desk;
          /** One that nothing happens to, until all is done. */
          const quietly = async (): Promise<void> => {
            const process = uploadDesk(database, losing, { time, holder: 'last' });
            for (let round = 0; round < 12; round += 1) await process.later(100_000);
            await process.uploader.stop();
          };
          const dying = async (at: readonly number[], wait: number): Promise<void> => {
            for (const [nth, death] of at.entries()) {
              const parts = mortal(database, losing, death);
              const process = uploadDesk(parts.database, parts.platform, {
                ...{ time, holder: `${wait} ${nth}`, report: () => undefined },
              });
              await process.later(wait);
              // One that got so far gives back what it has; a dead one cannot.
              await process.uploader.stop().catch(() => undefined);
              time.advance(100_000);
            }
          };
          /** How each record stands, and what the platform has: every one once, but those. */
          const stands = async (without: readonly string[]): Promise<void> => {
            const gone = (id: string): string => (without.includes(id) ? '5 2' : '3 0');
            const entries = await desk.entries();
            expect(entries.map(({ state, revoke_state }) => `${state} ${revoke_state}`)).toEqual(
              entries.map(({ record_id }) => gone(record_id)),
            );
            const { records, repeats: doubled } = there.held();
            expect([entries.length, records.length, doubled]).toEqual([PEOPLE * 2, PEOPLE * 2 - without.length, 0]);
            expect(records.filter(({ taken }) => taken !== 1)).toEqual([]);
          };
          await desk.queueAll();
          await dying(deaths, 0);
          await quietly();
          await stands([]);

          for (const id of deleted) expect(await moveDeletionOf(desk, ASK, id)).toBeUndefined();
          await dying(later, DELETION_GRACE);
          await quietly();
          await stands(deleted);

          // Somebody wants them there after all.
          await desk.queueAll([{ type: 'RESTORE' }]);
          await dying(deaths, 0);
          await quietly();
          await stands([]);
        },
      ),
      { numRuns: repeats(4, 300) },
    );
  },
  repeats(240_000, 1_800_000),
);
