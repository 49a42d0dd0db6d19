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

  it('reminds the doctor of a visit that fell overdue, once', async () => {
    const { database } = context;
    const sheet = async (form: string, day: string, data: object) =>
      database.query(
        `insert into records (county_code, id, form_id, form_version, subject_id, institution_code, occurred_on, data, headline, version, created_at,
           created_by, updated_at, updated_by, updated_by_name, subject_kind)
         values ('990101', $1, $2, 1, 'resident-2', '990101101001', $3, $4, '[]', 1, $5, 'd', $5, 'd', '', 'resident')`,
        [`overdue-${form}`, form, day, JSON.stringify(data), `${day}T02:00:00.000Z`],
      );
    await sheet('hypertension-card', '2026-03-10', { cardDate: '2026-03-10', responsibleDoctor: 'doctor' });
    await sheet('hypertension-follow-up', '2026-03-20', {
      followUpDate: '2026-03-20',
      followUpMode: '1',
      nextFollowUpDate: '2026-06-17',
    });
    const reminders = () =>
      database.query<{ rule: string; recipient_id: string; due: string }>(
        "select rule, recipient_id, due_on::text as due from reminders where rule = 'plan-overdue'",
      );
    const turn = async (day: string) => {
      await database.query("update plan_people set turns_on = '2026-06-01' where resident_id = 'resident-2'");
      time.set(`${day}T04:00:00Z`);
      await keeper.look();
    };
    await turn('2026-06-17');
    expect(await reminders()).toEqual([]);
    await turn('2026-06-18');
    await turn('2026-06-19');
    expect(await reminders()).toEqual([{ rule: 'plan-overdue', recipient_id: 'doctor', due: '2026-06-17' }]);
  });
});
