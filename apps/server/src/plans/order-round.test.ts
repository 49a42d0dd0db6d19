import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.port.ts';
import { findStaff, type Staff } from '../identity/users.repository.ts';
import { openTestDatabase } from '../testing/index.ts';
import { startPostgres, type TemporaryPostgres } from '../testing/temporary-postgres.ts';
import { testContext } from '../testing/test-context.ts';
import { forgetRound, moveInRound } from './order-round.service.ts';

let postgres: TemporaryPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres?.stop());

describe.each([
  ['the embedded database', () => openTestDatabase()],
  ['PostgreSQL', () => postgres.openCounty()],
] as const)('the order of a round on %s', (_, open: () => Promise<Database>) => {
  let database: Database;
  let context: Awaited<ReturnType<typeof testContext>>;
  let [village, doctor]: Staff[] = [];
  beforeAll(async () => {
    database = await open();
    context = await testContext(database);
    [village, doctor] = (await Promise.all(['village', 'doctor'].map((id) => findStaff(database, id)))) as Staff[];
    await database.query("update residents set doctor_id = 'village', address = '路' || id");
    await database.query(
      `insert into plans (county_code, id, resident_id, programme, what, form_id, opened_on, soon_on, due_on, grace_until, state)
       select county_code, 'plan-' || id, id, 'hypertension', '', 'hypertension-follow-up', '2026-06-01', '2026-06-01', '2026-06-10', '2026-06-20', 'due'
       from residents`,
    );
  }, 60_000);
  afterAll(() => database?.close());
  beforeEach(() => database.query('delete from round_places'));

  const asking = (staff = village as Staff) => ({ staff, scope: { institutionCode: staff.institutionCode } });
  const move = (residentId: string, side: 'before' | 'after', besideId: string, staff = village as Staff) =>
    moveInRound(context, asking(staff), { residentId, besideId, side });
  const order = async (user = 'village') =>
    (
      await database.query<{ id: string }>(
        'select resident_id as id from round_places where user_id = $1 order by place',
        [user],
      )
    ).map(({ id }) => id.replace('resident-', ''));

  it('begins as the village stands, and is moved one by one', async () => {
    expect(await move('resident-3', 'before', 'resident-1')).toEqual({ people: 3 });
    expect(await order()).toEqual(['3', '1', '2']);
    await move('resident-3', 'after', 'resident-2');
    await move('resident-2', 'before', 'resident-1');
    expect(await order()).toEqual(['2', '1', '3']);
    await forgetRound(context, asking());
    expect(await order()).toEqual([]);
  });

  it('goes by the numbers of the houses, not by their digits', async () => {
    const lives = (id: number, address: string) =>
      database.query('update residents set address = $2 where id = $1', [`resident-${id}`, address]);
    await Promise.all([lives(1, '10组1号'), lives(2, '3组12号'), lives(3, '3组2号')]);
    await move('resident-3', 'before', 'resident-2');
    expect(await order()).toEqual(['3', '2', '1']);
    await database.query("update residents set address = '路' || id");
  });

  it('is each doctor’s own: whom one visits for another comes at the end, and nobody out of reach comes at all', async () => {
    await move('resident-3', 'before', 'resident-1');
    await database.query(
      `insert into plan_doctors (county_code, resident_id, programme, doctor_id, until_day, reason, at, by_id)
       values ('990101', 'resident-1', 'hypertension', 'doctor', '9999-12-31', '1', now(), 'doctor'), ('990101', 'resident-2', 'hypertension', 'doctor', '9999-12-31', '1', now(), 'doctor')`,
    );
    await move('resident-2', 'before', 'resident-1', doctor);
    expect([await order('doctor'), await order()]).toEqual([
      ['2', '1'],
      ['3', '1', '2'],
    ]);
    await expect(move('resident-4', 'before', 'resident-1', doctor)).rejects.toMatchObject({ statusCode: 409 });
    await expect(move('resident-1', 'before', 'resident-4', doctor)).rejects.toMatchObject({ statusCode: 409 });
    await database.query('delete from plan_doctors');
  });

  it('of two windows that move at once holds both moves, and everybody once', async () => {
    await Promise.all([
      move('resident-3', 'before', 'resident-1'),
      move('resident-2', 'before', 'resident-1'),
      move('resident-3', 'before', 'resident-1'),
      move('resident-2', 'before', 'resident-1'),
    ]);
    const found = await order();
    expect([found.at(-1), found.toSorted()]).toEqual(['1', ['1', '2', '3']]);
    expect(
      await database.query("select count(distinct place)::int as places from round_places where user_id = 'village'"),
    ).toEqual([{ places: 3 }]);
  });
});
