import { availableParallelism } from 'node:os';
import type { CalendarDay } from '@gongwei/domain/shared';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database, Queryable } from '../database/database.port.ts';
import { emptyDatabase } from '../loading/empty-database.ts';
import { loadCounty } from '../loading/load-county.ts';
import { loadFormLibrary } from '../records/catalogue-form-library.ts';
import { seedCounty } from '../seed/seeded-county.ts';
import { systemRandom } from '../shared/random-source.ts';
import { childrenOf } from '../testing/child-processes.ts';
import { openTestDatabase, startPostgres, type TemporaryPostgres } from '../testing/index.ts';
import { testContext } from '../testing/test-context.ts';
import { judgesFor } from './judge-beside.ts';
import { checkChecks } from './rebuild-checks.ts';
import { storedChecks } from './stored-checks.query.ts';

type Key = { readonly county_code: string; readonly id: string };

let postgres: TemporaryPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres?.stop());

describe.each<readonly [string, () => Promise<Database>]>([
  ['the embedded database', () => openTestDatabase()],
  ['PostgreSQL', () => postgres.openCounty()],
])('findings on %s', (_, open) => {
  let database: Database;
  let context: Awaited<ReturnType<typeof testContext>>;
  beforeAll(async () => {
    database = await open();
    await emptyDatabase(database);
    const { institutions, users, entries, files } = seedCounty({ residents: 150, today: '2026-06-15' as CalendarDay });
    const cheap = { demoPassword: 'x', demoPasswordCost: { logN: 4, r: 8, p: 1 } };
    await loadCounty(
      database,
      { institutions, users, entries, ...cheap, files: files() },
      { forms: await loadFormLibrary(), random: systemRandom },
    );
    context = await testContext(database);
    // Some are gone, some say something else, and some stand where nobody says anything.
    await database.query('delete from findings where id in (select id from findings order by md5(id) limit 2)');
    await database.query("update findings set says = 'x' where id in (select id from findings order by id limit 2)");
    await database.query(
      "update findings set id = id || 'x' where id in (select id from findings order by id desc limit 2)",
    );
  }, 120_000);
  afterAll(() => database?.close());
  // One that has just begun has no name for a moment.
  const judging = (): readonly number[] => childrenOf(process.pid, 'judge-process.ts');

  it('are compared by processes beside this one as they are here, and these end', async () => {
    const here = await checkChecks(context);
    expect(here.drift.flatMap(({ findingIds }) => findingIds).length).toBeGreaterThan(3);
    const judges = await judgesFor(database, context.checks, 50);
    await expect.poll(judging).toHaveLength(Math.min(3, availableParallelism()));
    expect(await checkChecks(context, undefined, judges)).toEqual(here);
    expect(judging()).toEqual([]);
  });

  it('are not said to be right where a process that judges is killed', async () => {
    const judges = await judgesFor(database, context.checks, 150);
    await expect.poll(judging).toHaveLength(1);
    const checked = checkChecks(context, undefined, judges);
    for (const pid of judging()) process.kill(pid, 'SIGKILL');
    await expect(checked).rejects.toMatchObject({ code: 'CHILD_ENDED' });
    expect(judging()).toEqual([]);
  });

  it('of somebody are found by their own and by their sheets, never by reading those of the county', async () => {
    const plan: string[] = [];
    const [{ county_code: county, id } = { county_code: '', id: '' }] = await database.query<Key>(
      'select county_code, id from residents limit 1',
    );
    await database.query(
      `insert into findings (county_code, id, resident_id, kind, rule, severity, record_id, form_id, field, says, print, occurred_on, author_id, found_on, state)
       select $1, 'many-' || n, 'somebody-' || n, 'sheet', 'sheet:range', 'error', 'sheet-' || n, 'hypertension-follow-up', 'systolic', 'x', 'x', '2026-06-01', 'village', '2026-06-10', 'open'
       from generate_series(1, 20000) n`,
      [county],
    );
    await database.script('analyze findings; analyze records; analyze residents');
    const explained: Queryable = {
      query: async (sql, values) => {
        const lines = await database.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, values);
        plan.push(...lines.map((line) => line['QUERY PLAN']));
        return [];
      },
    };
    await storedChecks(explained, county, [id], {});
    const ways = new Set(plan.join('\n').match(/\bfindings_\w+/g));
    expect([...ways].toSorted(), plan.join('\n')).toEqual(['findings_record', 'findings_resident']);
  });
});
