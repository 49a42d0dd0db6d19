import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createManualTime, openTestDatabase } from '../testing/index.ts';
import { testContext } from '../testing/test-context.ts';
import { createPlans } from './create-plans.ts';
import { keepPlans, type PlansKeeper } from './keep-plans.ts';

let context: Awaited<ReturnType<typeof testContext>>;
let keeper: PlansKeeper;
const said: string[] = [];
const time = createManualTime('2026-06-15T04:00:00Z');

beforeAll(async () => {
  context = await testContext(await openTestDatabase());
  await context.database.query('delete from plan_people');
  await context.database.query('delete from plans');
  const { database } = context;
  keeper = keepPlans({
    ...{ database, plans: createPlans(time), ...time },
    say: (level, line) => said.push(`${level} ${line}`),
  });
}, 60_000);
afterAll(async () => {
  await keeper?.stop();
  await context?.database.close();
});

const people = async () =>
  (await context.database.query<{ count: number }>('select count(*)::int as count from plan_people'))[0]?.count;

describe('a running server', () => {
  it('works out the plans of everybody who has none yet, once', async () => {
    await keeper.look();
    expect(said.splice(0)).toEqual(['info plans: worked out for 5 residents']);
    expect(await people()).toBe(5);
    await keeper.look();
    expect(said).toEqual([]);
  });

  it('turns them when a day begins in China, for those whom it concerns', async () => {
    await context.database.query(
      `update plan_people set turns_on = case when resident_id = 'resident-1' then date '2026-06-16' end`,
    );
    time.set('2026-06-15T15:59:00Z');
    await keeper.look();
    expect(said).toEqual([]);
    time.set('2026-06-15T16:00:01Z');
    await keeper.look();
    expect(said.splice(0)).toEqual(['info plans: worked out for 1 residents']);
  });
});
