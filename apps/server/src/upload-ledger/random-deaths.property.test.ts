import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../database/database.port.ts';
import { createStandInPlatform } from '../platform/stand-in-platform.adapter.ts';
import type { ThirdPartyPlatform } from '../platform/third-party-platform.ts';
import { createProvincialPlatform } from '../provincial-platform/create-platform.ts';
import { openTestDatabase, repeats } from '../testing/index.ts';
import { addPeople, forgetUploads, uploadDesk } from './upload-county.fixture.ts';

const PEOPLE = 4;
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
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
    platform: { ...platform, send: (...args) => live(() => platform.send(...args)) } satisfies ThirdPartyPlatform,
  };
}

it(
  'loses nothing and doubles nothing, wherever processes die and whatever answers are lost',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 3 }),
        fc.infiniteStream(fc.integer({ min: 0, max: 9 })),
        async (deaths, luck) => {
          await forgetUploads(database);
          const there = createProvincialPlatform();
          const line = createStandInPlatform(there);
          const losing: ThirdPartyPlatform = {
            ...line,
            async send(login, record) {
              const answer = await line.send(login, record);
              return luck.next().value === 0 ? { kind: 'unknown', code: 'E11', message: '没有应答' } : answer;
            },
          };
          const first = uploadDesk(database, losing);
          await first.queueAll();
          const { time } = first;
          for (const [at, death] of deaths.entries()) {
            const parts = mortal(database, losing, death);
            const process = uploadDesk(parts.database, parts.platform, {
              time,
              holder: `${at}`,
              report: () => undefined,
            });
            await process.later(0);
            time.advance(100_000);
          }
          const last = uploadDesk(database, losing, { time, holder: 'last' });
          for (let round = 0; round < 12; round += 1) await last.later(100_000);
          const { records, repeats: doubled } = there.held();
          expect((await last.entries()).map(({ state }) => state)).toEqual(Array(PEOPLE * 2).fill('3'));
          expect([records.length, doubled, records.every(({ taken }) => taken === 1)]).toEqual([PEOPLE * 2, 0, true]);
        },
      ),
      { numRuns: repeats(12, 300) },
    );
  },
  repeats(240_000, 1_800_000),
);
