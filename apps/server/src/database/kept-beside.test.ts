import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRandom } from '../seed/random.ts';
import { openTestDatabase, startPostgres, type TemporaryPostgres } from '../testing/index.ts';
import { addUpChanges, personChanged } from './branch-changes.ts';
import type { Database, Queryable } from './database.port.ts';
import { homeStates, keptByHome, type Lying } from './kept-by-home.ts';
import { BRANCHES, COUNTY, VILLAGES, writeKeptPeople } from './kept-people.fixture.ts';

let postgres: TemporaryPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres?.stop());

type ByHome = ReadonlyMap<string, readonly string[]>;
type Rows = {
  readonly lying: Lying;
  readonly kinds: readonly string[];
  readonly of: (branch: string, homes?: readonly string[]) => Promise<ByHome>;
};

describe.each([
  ['the embedded database', () => openTestDatabase()],
  ['PostgreSQL', () => postgres.openCounty()],
] as const)('kept answers about rows beside people over %s', (name, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await writeKeptPeople(database);
  }, 60_000);
  afterAll(() => database?.close());

  const byHome = (rows: readonly { home: string; what: string }[], homes?: readonly string[]): ByHome =>
    new Map(
      [
        ...Map.groupBy(
          rows.filter(({ home }) => homes?.includes(home) ?? true),
          ({ home }) => home,
        ),
      ].map(([home, own]) => [home, own.map(({ what }) => what)]),
    );
  /** Rows that are neither people nor sheets: plans lie where somebody is at home, appointments also at their host. */
  const beside = (table: string, lying: 'home' | 'anywhere'): Rows => ({
    ...{ lying, kinds: [table] },
    of: async (branch, homes) => {
      const host = lying === 'home' ? 'p.institution_code' : 'r.institution_code';
      const rows = await database.query<{ home: string; what: string }>(
        `select p.institution_code as home, r.id || ' ' || r.state as what from ${table} r
         join residents p on p.county_code = r.county_code and p.id = r.resident_id where starts_with(${host}, $1)`,
        [branch],
      );
      return byHome(rows, homes);
    },
  });
  const [plans, appointments] = [beside('plans', 'home'), beside('appointments', 'anywhere')];
  const plan = (person: string, state: string, on: Queryable = database): Promise<unknown> =>
    on.query(
      `insert into plans (county_code, id, resident_id, programme, what, form_id, opened_on, soon_on, due_on, grace_until, state)
       values ('990101', 'plan-' || $1, $1, 'general', '', '', '2026-01-01', '2026-01-01', '2026-01-01', '2026-01-01', $2)
       on conflict (county_code, id) do update set state = excluded.state`,
      [person, state],
    );
  const appoint = (person: string, host: string, state: string): Promise<unknown> =>
    database.query(
      `insert into appointments (county_code, id, resident_id, session_id, slot, queue_no, institution_code, year, check_type, day, state,
         created_at, created_by, updated_at, updated_by, version)
       values ('990101', 'visit-' || $1, $1, '', 1, 1, $2, 2026, '1', '2026-01-01', $3, now(), '', now(), '', 1)
       on conflict (county_code, id) do update set state = excluded.state, institution_code = excluded.institution_code`,
      [person, host, state],
    );
  const homeOf = async (on: Queryable, person: string): Promise<string> =>
    (await on.query<{ at: string }>('select institution_code as at from residents where id = $1', [person]))[0]?.at ??
    '';
  const move = async (inside: Queryable, person: string, to: string): Promise<void> => {
    const before = { countyCode: COUNTY, id: person, institutionCode: await homeOf(inside, person) };
    await inside.query('update residents set institution_code = $2 where id = $1', [person, to]);
    await personChanged(inside, before);
  };
  const people: Rows = {
    ...{ lying: 'sheets', kinds: [] },
    of: async (branch, homes) =>
      byHome(
        await database.query(
          'select institution_code as home, id as what from residents where starts_with(institution_code, $1)',
          [branch],
        ),
        homes,
      ),
  };
  /** What is answered, what is right, and of which homes it was asked anew: of none, of these, or of everybody. */
  async function asked(branch: string, { lying, kinds, of }: Rows) {
    let fresh: readonly string[] | 'everybody' = [];
    const told = await keptByHome(database, {
      ...{ branch, lying, kinds, key: kinds.join(), states: await homeStates(database) },
      ask: (homes) => {
        fresh = homes ?? 'everybody';
        return of(branch, homes);
      },
      sizeOf: (part) => part.length,
      addUp: (parts) => JSON.stringify([...parts].flat().toSorted()),
    });
    return { fresh, told, right: JSON.stringify([...(await of(branch)).values()].flat().toSorted()) };
  }
  /** Questions that are answered as things no longer are. */
  async function stale(): Promise<readonly string[]> {
    const wrong: string[] = [];
    for (const branch of BRANCHES)
      for (const rows of [plans, appointments]) {
        const { told, right } = await asked(branch, rows);
        if (told !== right) wrong.push(`${rows.kinds.join()} of ${branch}: ${told}, not ${right}`);
      }
    return wrong;
  }
  it('are asked anew of the homes of whoever’s rows were written, by whatever wrote them', async () => {
    const host = VILLAGES[2] as string;
    await database.transaction((inside) => move(inside, 'kept-0', VILLAGES[0] as string));
    for (const person of ['kept-0', 'kept-1']) await plan(person, 'open');
    await appoint('kept-0', host, '1');
    const questions = [
      [COUNTY, people],
      [COUNTY, plans],
      [host, plans],
      [COUNTY, appointments],
      [host, appointments],
    ] as const;
    const all = async () => {
      const told: unknown[] = [];
      for (const [branch, rows] of questions) told.push((await asked(branch, rows)).fresh);
      return told;
    };
    await all();
    expect(await all()).toEqual([[], [], [], [], []]);
    await database.query(`update plans set state = 'overdue' where resident_id = 'kept-0'`);
    expect(await all()).toEqual([[], [VILLAGES[0]], [], [], []]);
    await database.query(`delete from appointments`);
    expect(await all()).toEqual([[], [], [], [VILLAGES[0]], [VILLAGES[0]]]);
    // More people than are named.
    await database.query(
      `insert into plans (county_code, id, resident_id, programme, what, form_id, opened_on, soon_on, due_on, grace_until, state)
       select '990101', 'many-' || n, 'many-' || n, '', '', '', '2026-01-01', '2026-01-01', '2026-01-01', '2026-01-01', '' from generate_series(1, 1001) n`,
    );
    expect((await all())[1]).toBe('everybody');
    await database.query('delete from plans');
    expect((await all())[1]).toBe('everybody');
  });
  it('are right over any history of writes and moves', async () => {
    const random = createRandom('rows beside people');
    const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random.next() * items.length)] as Item;
    for (let step = 0; step < 40; step += 1) {
      const person = `kept-${Math.floor(random.next() * 9)}`;
      const writes = [
        () => plan(person, pick(['open', 'overdue'])),
        () => appoint(person, pick(VILLAGES), pick(['1', '6'])),
        () => database.transaction((inside) => move(inside, person, pick(VILLAGES))),
        () => database.query(`delete from ${pick(['plans', 'appointments'])} where resident_id = $1`, [person]),
        () => addUpChanges(database),
      ];
      await pick(writes)();
      expect(await stale()).toEqual([]);
    }
  });
  // The embedded database does one after the other.
  it.each(name === 'PostgreSQL' ? ['a move in a write', 'a write in a move'] : [])(
    'are right over %s',
    async (which) => {
      const [from, to] = VILLAGES as [string, string];
      await database.transaction((inside) => move(inside, 'kept-5', from));
      await plan('kept-5', 'open');
      expect(await stale()).toEqual([]);
      const [write, moved] = [
        (on: Queryable) => plan('kept-5', 'overdue', on),
        (on: Queryable) => move(on, 'kept-5', to),
      ] as const;
      const [outer, inner] = which === 'a move in a write' ? [write, moved] : [moved, write];
      await database.transaction(async (first) => {
        await outer(first);
        await database.transaction(async (second) => void (await inner(second)));
        expect(await stale()).toEqual([]);
      });
      expect(await stale()).toEqual([]);
    },
  );
});
