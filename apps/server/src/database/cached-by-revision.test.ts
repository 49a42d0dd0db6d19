import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRandom } from '../seed/random.ts';
import { openTestDatabase, startPostgres, type TemporaryPostgres } from '../testing/index.ts';
import { personChanged, residentsChanged } from './branch-changes.ts';
import { cachedByRevision } from './cached-by-revision.ts';
import type { Database } from './database.port.ts';
import { homeStates, keptByHome } from './kept-by-home.ts';
import { BRANCHES, COUNTY, VILLAGES, writeKeptPeople } from './kept-people.fixture.ts';

let postgres: TemporaryPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres?.stop());

describe.each([
  ['the embedded database', () => openTestDatabase()],
  ['PostgreSQL', () => postgres.openCounty()],
] as const)('kept answers over %s', (_, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await writeKeptPeople(database);
  }, 60_000);
  afterAll(() => database?.close());

  /** What a branch has: its people, and the sheets that lie in it. */
  const counted = (branch: string) => async (): Promise<string> => {
    const rows = await database.query<{ what: string }>(
      `select 'person ' || id || status as what from residents where institution_code like $1 || '%'
       union all select 'sheet ' || id || version || r.institution_code from records r where r.institution_code like $1 || '%' order by 1`,
      [branch],
    );
    return JSON.stringify(rows);
  };
  /** Whether the question was asked anew. */
  async function asked(branch: string): Promise<boolean> {
    let fresh = false;
    const answer = await cachedByRevision(database, branch, 'what', async () => {
      fresh = true;
      return counted(branch)();
    });
    expect(answer).toBe(await counted(branch)());
    return fresh;
  }
  const branchesAsked = async (): Promise<readonly string[]> => {
    const told: string[] = [];
    for (const branch of BRANCHES) if (await asked(branch)) told.push(branch);
    return told;
  };
  /** The same told apart by where somebody is at home. */
  async function homesOf(branch: string, homes?: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
    const rows = await database.query<{ home: string; what: string }>(
      `select institution_code as home, 'person ' || id || status as what from residents where institution_code like $1 || '%'
       union all select p.institution_code, 'sheet ' || r.id || r.version || r.institution_code from records r
         join residents p on p.county_code = r.county_code and p.id = r.subject_id where r.institution_code like $1 || '%'`,
      [branch],
    );
    const wanted = rows.filter(({ home }) => homes?.includes(home) ?? true);
    return new Map(
      [...Map.groupBy(wanted, ({ home }) => home)].map(([home, own]) => [home, own.map(({ what }) => what)]),
    );
  }
  /** Of which homes the question was asked anew: of none, of these, or of everybody. */
  async function homesAsked(branch: string): Promise<readonly string[] | 'everybody'> {
    let fresh: readonly string[] | 'everybody' = [];
    const whole = await keptByHome(database, {
      ...{ branch, key: 'what', states: await homeStates(database) },
      ask: (homes) => {
        fresh = homes ?? 'everybody';
        return homesOf(branch, homes);
      },
      sizeOf: (part) => part.length,
      addUp: (parts) => JSON.stringify([...parts].flat().toSorted()),
    });
    expect(whole).toBe(JSON.stringify([...(await homesOf(branch)).values()].flat().toSorted()));
    return fresh;
  }
  const sheet = (person: string, at: string, id = `sheet-${person}`): Promise<unknown> =>
    database.query(
      `insert into records (county_code, id, form_id, form_version, subject_id, institution_code, occurred_on, data, headline, version,
         created_at, created_by, updated_at, updated_by, updated_by_name, subject_kind)
       values ('990101', $1, 'health-check-up', 1, $2, $3, '2026-01-01', '{}', '[]', 1, now(), '', now(), '', '', 'resident')
       on conflict (county_code, id) do update set version = records.version + 1, institution_code = excluded.institution_code`,
      [id, person, at],
    );

  it('are emptied by a save of the same branch, and of those above it', async () => {
    await branchesAsked();
    expect(await branchesAsked()).toEqual([]);
    await database.transaction(async (inside) => {
      await inside.query(`update residents set status = '2' where id = 'kept-0'`);
      await personChanged(inside, { countyCode: COUNTY, id: 'kept-0', institutionCode: VILLAGES[0] as string });
    });
    expect(await branchesAsked()).toEqual(['990101', '990101101', '990101101001']);
  });
  it('are emptied wherever the person has a sheet, or had this one', async () => {
    await sheet('kept-0', VILLAGES[1] as string);
    await residentsChanged(database);
    await branchesAsked();
    await sheet('kept-0', VILLAGES[0] as string);
    const before = { institutionCode: VILLAGES[0] as string, sheetAt: VILLAGES[1] as string };
    await database.transaction((inside) => personChanged(inside, { countyCode: COUNTY, id: 'kept-0', ...before }));
    expect(await branchesAsked()).toEqual(['990101', '990101101', '990101101001', '990101101002']);
  });
  it('are emptied everywhere by somebody who was moved with their sheets, and by what is told of nobody', async () => {
    await branchesAsked();
    await database.query(`update residents set institution_code = $1 where id = 'kept-1'`, [VILLAGES[2] as string]);
    const before = { countyCode: COUNTY, id: 'kept-1', institutionCode: VILLAGES[1] as string };
    await database.transaction((inside) => personChanged(inside, before));
    expect(await branchesAsked()).toEqual(BRANCHES);
    await residentsChanged(database);
    expect(await branchesAsked()).toEqual(BRANCHES);
  });
  it('stay while changes are added up, and are right over any history of saves', async () => {
    const random = createRandom('kept answers');
    const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random.next() * items.length)] as Item;
    for (let step = 0; step < 40; step += 1) {
      const id = `kept-${Math.floor(random.next() * 9)}`;
      const [person] = await database.query<{ at: string }>(
        'select institution_code as at from residents where id = $1',
        [id],
      );
      const [stored] = await database.query<{ at: string }>(
        'select institution_code as at from records where id = $1',
        [`sheet-${id}`],
      );
      await sheet(id, pick(VILLAGES));
      if (random.next() < 0.2)
        await database.query('update residents set institution_code = $2 where id = $1', [id, pick(VILLAGES)]);
      const before = {
        countyCode: COUNTY,
        id,
        institutionCode: person?.at ?? '',
        ...(stored && { sheetAt: stored.at }),
      };
      await database.transaction((inside) => personChanged(inside, before));
      await branchesAsked();
      for (const branch of BRANCHES) await homesAsked(branch);
    }
    await database.query(`insert into branch_changes (institution_code) select $1 from generate_series(1, 600)`, [
      VILLAGES[0] as string,
    ]);
    await branchesAsked();
    expect(await branchesAsked()).toEqual([]);
    const [left] = await database.query<{ rows: number }>('select count(*)::int as rows from branch_changes');
    expect(left?.rows).toBeLessThan(10);
  });
  it('by home are asked anew of that home alone, wherever the sheet lies, and of everybody only where nobody is named', async () => {
    await database.query('delete from records');
    await sheet('kept-0', VILLAGES[1] as string);
    await residentsChanged(database);
    expect(await homesAsked('990101')).toBe('everybody');
    expect(await homesAsked('990101101002')).toBe('everybody');
    expect(await homesAsked('990101')).toEqual([]);
    const [person] = await database.query<{ at: string }>(
      `select institution_code as at from residents where id = 'kept-0'`,
    );
    const at = person?.at ?? '';
    const saved = { countyCode: COUNTY, id: 'kept-0', institutionCode: at };
    for (const where of ['990101', '990101102001']) await homesAsked(where);
    await sheet('kept-0', VILLAGES[1] as string);
    await database.transaction((inside) => personChanged(inside, saved));
    const fresh = await homesAsked('990101');
    expect([...fresh].toSorted()).toEqual([...new Set([at, VILLAGES[1]])].toSorted());
    if (at !== VILLAGES[2]) expect(await homesAsked('990101102001')).toEqual([]);
    expect(await homesAsked('990101101002')).not.toEqual([]);
    await database.query(`update residents set institution_code = $1 where id = 'kept-0'`, [VILLAGES[2] as string]);
    await database.transaction((inside) => personChanged(inside, { ...saved, sheetsMoved: true }));
    expect(await homesAsked('990101102001')).not.toEqual([]);
  });
  it('of many people are asked some homes at a time, and are right though somebody is saved meanwhile', async () => {
    await residentsChanged(database);
    const slices: (readonly string[] | undefined)[] = [];
    const ask = async (homes?: readonly string[]) => {
      const found = await homesOf(COUNTY, homes);
      slices.push(homes);
      if (slices.length > 2) return found;
      // Moved from where was asked already to where is asked next, and back again.
      const [from, to] = slices.length === 1 ? [VILLAGES[0], VILLAGES[1]] : [VILLAGES[1], VILLAGES[0]];
      await database.transaction(async (inside) => {
        await inside.query(`update residents set institution_code = $1 where id = 'kept-3'`, [to as string]);
        await personChanged(inside, { countyCode: COUNTY, id: 'kept-3', institutionCode: from as string });
      });
      return found;
    };
    const whole = async () =>
      keptByHome(database, {
        ...{ branch: COUNTY, key: 'in slices', states: await homeStates(database), ask, mostPeople: 2 },
        sizeOf: (part) => part.length,
        addUp: (parts) => JSON.stringify([...parts].flat().toSorted()),
      });
    // Two who ask at once ask it once.
    const answers = await Promise.all([whole(), whole()]);
    const right = JSON.stringify([...(await homesOf(COUNTY)).values()].flat().toSorted());
    expect(answers).toEqual([right, right]);
    expect(slices.slice(0, 3).map((homes) => homes?.length)).toEqual([1, 1, 1]);
    expect(slices.length).toBeLessThanOrEqual(5);
  });
  it('of many people are asked more homes at a time once that was quick', async () => {
    await residentsChanged(database);
    const slices: (readonly string[] | undefined)[] = [];
    const answer = await keptByHome(database, {
      ...{ branch: COUNTY, key: 'quickly', states: await homeStates(database), mostPeople: 2, quickMs: 10_000_000 },
      ask: async (homes) => {
        slices.push(homes);
        return homesOf(COUNTY, homes);
      },
      sizeOf: (part) => part.length,
      addUp: (parts) => [...parts].flat().toSorted(),
    });
    expect(answer).toEqual([...(await homesOf(COUNTY)).values()].flat().toSorted());
    expect(slices.map((homes) => homes?.length)).toEqual([1, 2]);
  });
  it('of many who save at once are all seen', async () => {
    await branchesAsked();
    await Promise.all(
      Array.from({ length: 12 }, (_none, at) =>
        database.transaction(async (inside) => {
          await inside.query(`update residents set status = '1' where id = 'kept-0'`);
          await personChanged(inside, {
            countyCode: COUNTY,
            id: `kept-${at % 9}`,
            institutionCode: VILLAGES[0] as string,
          });
        }),
      ),
    );
    expect((await branchesAsked()).includes('990101101001')).toBe(true);
  });
});
