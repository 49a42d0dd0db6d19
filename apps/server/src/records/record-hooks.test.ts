import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.port.ts';
import { findStaff, type Staff } from '../identity/users.repository.ts';
import { RECORD_HOOKS } from '../record-hooks.ts';
import type { ServerContext } from '../server-context.ts';
import { bloodCount, openTestDatabase } from '../testing/index.ts';
import { testContext } from '../testing/test-context.ts';
import { createRecordWriter } from './create-record-writer.ts';
import type { RecordHook } from './record-hooks.ts';

let context: ServerContext;
let staff: Staff;
const scope = { institutionCode: '990101101' };

beforeAll(async () => {
  context = await testContext(await openTestDatabase());
  staff = (await findStaff(context.database, 'doctor')) as Staff;
}, 60_000);
afterAll(() => context?.database.close());

const rows = async (table: string): Promise<number> =>
  (await context.database.query<{ count: number }>(`select count(*)::int as count from ${table}`))[0]?.count ?? 0;

/** The database of the context, noting what each transaction asks of it. */
function listeningTo(database: Database, asked: string[]): Database {
  return {
    ...database,
    transaction: (work) =>
      database.transaction((inside) =>
        work({
          query: (sql, parameters) => {
            asked.push(sql);
            return inside.query(sql, parameters);
          },
        }),
      ),
  };
}

describe('hooks of a save', () => {
  it('act in the order of the list, before and after the write, and see what is stored', async () => {
    const seen: string[] = [];
    const hook = (name: string): RecordHook => ({
      name,
      given: async ({ holder }) => {
        seen.push(`${name} given ${holder.resident?.id}`);
        return {};
      },
      beforeWrite: async ({ inside, save }) => {
        const found = await inside.query('select 1 from records where id = $1', [save.id]);
        seen.push(`${name} before ${found.length}`);
      },
      afterWrite: async ({ inside, stored, data }) => {
        const [found] = await inside.query<{ version: number }>('select version from records where id = $1', [
          stored.id,
        ]);
        seen.push(`${name} after ${found?.version} ${String(data['hemoglobin'])}`);
        return false;
      },
    });
    const writer = createRecordWriter(context, [hook('first'), hook('second')]);
    expect((await writer.save(scope, staff, bloodCount({ id: 'ordered', saveId: 'ordered' }))).ok).toBe(true);
    expect(seen).toEqual([
      ...['first given resident-1', 'second given resident-1', 'first before 0', 'second before 0'],
      ...['first after 1 132', 'second after 1 132'],
    ]);
  });

  it('undo the whole save where one of them refuses', async () => {
    const before = [
      await rows('records'),
      await rows('save_ids'),
      await rows('concept_values'),
      await rows('operation_log'),
    ];
    const refusing: RecordHook = {
      name: 'refusing',
      afterWrite: async () => {
        throw new Error('not this one');
      },
    };
    const writer = createRecordWriter(context, [...RECORD_HOOKS, refusing]);
    await expect(writer.save(scope, staff, bloodCount({ id: 'refused', saveId: 'refused' }))).rejects.toThrow(
      'not this one',
    );
    expect([
      await rows('records'),
      await rows('save_ids'),
      await rows('concept_values'),
      await rows('operation_log'),
    ]).toEqual(before);
  });

  it('act once for the same save sent again', async () => {
    let acted = 0;
    const counting: RecordHook = {
      name: 'counting',
      afterWrite: async () => {
        acted += 1;
        return false;
      },
    };
    const writer = createRecordWriter(context, [counting]);
    const save = bloodCount({ id: 'again', saveId: 'again' });
    await writer.save(scope, staff, save);
    await writer.save(scope, staff, save);
    expect(acted).toBe(1);
  });

  it('cost a sheet that is none of theirs no statement but those of every resident', async () => {
    const asked: string[] = [];
    const listened = { ...context, database: listeningTo(context.database, asked) };
    const writer = createRecordWriter(listened, RECORD_HOOKS);
    const bare = createRecordWriter(listened, []);
    await bare.save(scope, staff, bloodCount({ id: 'bare', saveId: 'bare' }));
    const without = asked.length;
    await writer.save(scope, staff, bloodCount({ id: 'counted', saveId: 'counted' }));
    // The values of concepts, a look at the standing, a look at the facts and writing them, and the row again, since lists show something else now.
    // Besides, since the platform wants this sheet: it is read as it is sent, its entry in the ledger held and written. And what plans and reviews look at.
    expect(asked.slice(without).length - without).toBeLessThanOrEqual(13);
    expect(asked.join('\n')).not.toMatch(/tube_codes|serial_numbers|update residents/);
  });
});
