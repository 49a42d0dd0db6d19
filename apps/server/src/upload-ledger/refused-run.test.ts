import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../database/database.port.ts';
import { createSecretBox } from '../platform/secret-box.ts';
import { createStandInPlatform } from '../platform/stand-in-platform.adapter.ts';
import type { NoAnswer, PlatformLogin, ThirdPartyPlatform } from '../platform/third-party-platform.ts';
import { createProvincialPlatform } from '../provincial-platform/create-platform.ts';
import { PLATFORM_PASSWORD } from '../provincial-platform/wire.ts';
import { systemRandom } from '../shared/random-source.ts';
import { openTestDatabase, repeats } from '../testing/index.ts';
import { accountPassed } from './account-passed.ts';
import { ACCOUNT, addPeople, uploadDesk } from './upload-county.fixture.ts';

/** An archive and a check-up each: a run of 500 in the long tests. */
const PEOPLE = repeats(50, 250);
const RECORDS = PEOPLE * 2;
/** Records that were sent when the platform's password is changed there. */
const CHANGED_AFTER = PEOPLE;
const NEW_PASSWORD = 'Another-1';
/** Records whose answer got lost shortly before: they are to be asked about. */
const LOST = [CHANGED_AFTER - 10, CHANGED_AFTER - 5, CHANGED_AFTER - 1];
const NO_ANSWER: NoAnswer = { kind: 'unknown', code: 'E11', message: '没有应答' };

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await addPeople(database, PEOPLE);
}, 120_000);
afterAll(() => database?.close());

/** A platform somebody changes the password of in the middle of a run; it counts the log-ins it refuses. */
function changingPassword() {
  const there = createProvincialPlatform();
  const inner = createStandInPlatform(there);
  let [sent, refused] = [0, 0];
  const asWho = ({ username, password }: PlatformLogin): PlatformLogin => {
    const wanted = sent >= CHANGED_AFTER ? NEW_PASSWORD : PLATFORM_PASSWORD;
    if (password !== wanted) refused += 1;
    return { username, password: password === wanted ? PLATFORM_PASSWORD : 'wrong' };
  };
  const platform: ThirdPartyPlatform = {
    ...inner,
    async send(login, record) {
      const answer = await inner.send(asWho(login), record);
      sent += answer.kind === 'accepted' ? 1 : 0;
      return LOST.includes(sent) ? NO_ANSWER : answer;
    },
    ask: (login, keys) => inner.ask(asWho(login), keys),
    list: (login, question) => inner.list(asWho(login), question),
  };
  return { platform, there, refused: () => refused };
}

it('a run whose password the platform refuses stops after one try in all, and goes on with the rest once it is mended', async () => {
  const { platform, there, refused } = changingPassword();
  const desk = uploadDesk(database, platform, { holder: 'one' });
  const other = uploadDesk(database, platform, { holder: 'other', time: desk.time });
  expect((await desk.queueAll()).filter(({ why }) => why !== undefined)).toEqual([]);
  const count = async (state: string) => (await desk.entries()).filter((entry) => entry.state === state).length;

  await Promise.all([desk.later(0), other.later(0)]);
  // A day goes by: neither the one nor the other process tries the account again, not even to ask about lost answers.
  for (let hour = 0; hour < 24; hour += 1) {
    desk.time.advance(3_600_000);
    await Promise.all([desk.later(0), other.later(0)]);
  }
  expect(refused()).toBe(1);
  expect(there.held().records).toHaveLength(CHANGED_AFTER);
  expect([await count('4'), await count('7'), await count('3')]).toEqual([1, LOST.length, CHANGED_AFTER - LOST.length]);
  expect(await count('1')).toBe(RECORDS - CHANGED_AFTER - 1);
  const [batch] = await database.query('select state, pause_reason from upload_batches');
  expect(batch).toEqual({ state: '6', pause_reason: '2' });
  // Who puts something into a task meanwhile is told why not.
  expect((await desk.queueAll()).every(({ why }) => why !== undefined)).toBe(true);

  const sealed = createSecretBox(new Uint8Array(32), systemRandom).seal(NEW_PASSWORD);
  await database.query("update platform_accounts set sealed_password = $2, state = '1' where id = $1", [
    ACCOUNT,
    sealed,
  ]);
  await accountPassed(desk.parts, ACCOUNT);
  for (let minute = 0; minute < 10; minute += 1) await desk.later(60_000);
  expect(await count('3')).toBe(RECORDS);
  const { records, repeats } = there.held();
  expect([records.length, repeats, records.every(({ taken }) => taken === 1)]).toEqual([RECORDS, 0, true]);
  expect(refused()).toBe(1);
  await Promise.all([desk.uploader.stop(), other.uploader.stop()]);
}, 240_000);
