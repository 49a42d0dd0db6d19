import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../database/database.port.ts';
import { createStandInPlatform } from '../platform/stand-in-platform.adapter.ts';
import type { NoAnswer, ThirdPartyPlatform } from '../platform/third-party-platform.ts';
import { createProvincialPlatform, type ProvincialPlatform } from '../provincial-platform/create-platform.ts';
import { todayOf } from '../shared/server-clock.ts';
import { systemRandom } from '../shared/random-source.ts';
import { openSomeDatabase, repeats } from '../testing/index.ts';
import { queueEntries } from './queue-entries.ts';
import { addPeople, CHECK_UP, COUNTY, forgetUploads, uploadDesk } from './upload-county.fixture.ts';
import { uploadSources } from './upload-sources.query.ts';
import { keepEntries } from './hooks/upload.hook.ts';

const PEOPLE = 3;
const RECORDS = ['resident-personal-info', 'health-check-up'].flatMap((form) =>
  Array.from({ length: PEOPLE }, (_, at) => `${form}-${1000 + at}`),
);
const NO_ANSWER: NoAnswer = { kind: 'unknown', code: 'E11', message: '没有应答' };

let database: Database;
beforeAll(async () => {
  database = await openSomeDatabase();
  await addPeople(database, PEOPLE);
}, 120_000);
afterAll(() => database?.close());

type Desk = ReturnType<typeof uploadDesk>;
/** Somebody asks for records to be sent, in this order, some of them twice; corrects a check-up; or time goes by. */
type Step =
  | { readonly ask: readonly string[] }
  | { readonly correct: number; readonly weight: number }
  | { readonly wait: number };
/** What the line does to a message: how often it arrives, behind how many later ones its copies do, and whether its answer comes back. */
type Fate = { readonly copies: number; readonly answered: boolean; readonly behind: number };

const record = fc.constantFrom(...RECORDS);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ ask: fc.array(record, { minLength: 1, maxLength: 8 }) }),
  fc.record({ correct: fc.nat({ max: PEOPLE - 1 }), weight: fc.integer({ min: 50, max: 90 }) }),
  fc.record({ wait: fc.constantFrom(0, 30_000, 100_000, 2_000_000) }),
);
const fate: fc.Arbitrary<Fate> = fc.record({
  copies: fc.integer({ min: 1, max: 3 }),
  answered: fc.integer({ min: 0, max: 3 }).map((luck) => luck > 0),
  behind: fc.integer({ min: 0, max: 8 }),
});

/**
 * A line that lets messages arrive twice and three times, at once or long behind later ones, and keeps answers to itself. `arrive`: what
 * it holds back comes at last.
 */
function unruly(there: ProvincialPlatform, fates: Iterator<Fate>): ThirdPartyPlatform & { arrive(): Promise<void> } {
  const line = createStandInPlatform(there);
  let heldBack: { readonly due: number; readonly copy: () => Promise<unknown> }[] = [];
  let messages = 0;
  const arrive = async (until: number): Promise<void> => {
    const due = heldBack.filter((one) => one.due <= until);
    heldBack = heldBack.filter((one) => one.due > until);
    for (const { copy } of due) await copy();
  };
  return {
    ...line,
    async send(login, sent) {
      const { copies, answered, behind } = fates.next().value as Fate;
      messages += 1;
      const answer = await line.send(login, sent);
      for (let copy = 1; copy < copies; copy += 1)
        heldBack.push({ due: messages + behind, copy: () => line.send(login, sent) });
      await arrive(messages);
      return answered ? answer : NO_ANSWER;
    },
    arrive: () => arrive(Number.POSITIVE_INFINITY),
  };
}

async function correct(desk: Desk, person: number, weight: number): Promise<void> {
  const id = `health-check-up-${1000 + person}`;
  const moment = { now: desk.time.clock.now(), random: systemRandom };
  await database.transaction(async (inside) => {
    await inside.query('update records set data = $2::jsonb, version = version + 1 where id = $1', [
      id,
      JSON.stringify({ ...CHECK_UP, weight }),
    ]);
    await keepEntries(inside, moment, await uploadSources(inside, COUNTY, [id]), todayOf(desk.time.clock));
  });
}

let runs = 0;
const ask = (desk: Desk, ids: readonly string[]) =>
  database.transaction((inside) =>
    queueEntries(
      inside,
      { now: desk.time.clock.now(), random: systemRandom },
      {
        county: COUNTY,
        run: `asked-${(runs += 1)}`,
        by: { id: 'doctor', name: '东镇医生' },
        events: [{ type: 'RETRY' }],
      },
      ids,
    ),
  );

/** What the platform holds in the end, without the numbers it gave. */
const heldBy = (there: ProvincialPlatform) =>
  there
    .held()
    .records.map(({ idNumber, sheet, day, name, institution, fields }) =>
      JSON.stringify([idNumber, sheet, day, name, institution, Object.entries(fields).toSorted()]),
    )
    .toSorted();

/** Everything is asked for in its order over a line that does nothing wrong. */
async function inOrder(weights: readonly number[]): Promise<readonly string[]> {
  await forgetUploads(database);
  const there = createProvincialPlatform();
  const desk = uploadDesk(database, createStandInPlatform(there));
  await desk.queueAll();
  for (const [person, weight] of weights.entries()) await correct(desk, person, weight);
  await desk.later(0);
  await desk.uploader.stop();
  return heldBy(there);
}

it(
  'whatever is asked for, in whatever order and how often, over a line that doubles and swaps messages, the platform holds what an orderly run leaves',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 1, maxLength: 12 }),
        fc.infiniteStream(fate),
        async (steps, fates) => {
          await forgetUploads(database);
          const there = createProvincialPlatform();
          const line = unruly(there, fates[Symbol.iterator]());
          const desk = uploadDesk(database, line);
          const weights = Array.from({ length: PEOPLE }, () => CHECK_UP.weight);
          await database.query("update records set data = $1::jsonb where id like 'health-check-up-1%'", [
            JSON.stringify(CHECK_UP),
          ]);
          // The ledger knows of the records, and nobody has asked for any.
          await desk.queueAll();
          await database.script('update upload_entries set batch_id = null; delete from upload_batches;');
          for (const one of steps) {
            if ('wait' in one) await desk.later(one.wait);
            else if ('ask' in one) await ask(desk, one.ask);
            else {
              weights[one.correct] = one.weight;
              await correct(desk, one.correct, one.weight);
            }
            if (!('wait' in one)) await desk.later(0);
          }
          for (let round = 0; round < 12; round += 1) {
            await ask(desk, RECORDS);
            await desk.later(2_000_000);
          }
          await desk.uploader.stop();
          await line.arrive();
          expect(new Set((await desk.entries()).map(({ state }) => state))).toEqual(new Set(['3']));
          const held = heldBy(there);
          expect(held).toEqual(await inOrder(weights));
        },
      ),
      { numRuns: repeats(10, 1_000) },
    );
  },
  repeats(240_000, 1_800_000),
);
