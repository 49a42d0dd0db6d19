import type { RosterImport, RosterRowResult } from '@gongwei/domain/resident';
import type { Database, Queryable } from '../database/database.port.ts';
import { countyCodeOf, isWithin, parameters } from '../organisation/scope.ts';
import type { RosterStore } from './roster-store.port.ts';

/** Imports, their rows and their check files in the database. */
export function createDatabaseRosterStore(database: Database): RosterStore {
  const rowOf = async (
    on: Queryable,
    importId: string,
    columns: string,
  ): Promise<Readonly<Record<string, unknown>> | undefined> =>
    (await on.query<Record<string, unknown>>(`select ${columns} from roster_imports where id = $1`, [importId]))[0];
  const countyOf = async (importId: string): Promise<string> => {
    const found = await rowOf(database, importId, 'county_code');
    if (!found) throw new Error(`No roster import ${importId}`);
    return String(found['county_code']);
  };
  return {
    async create(user, started) {
      await database.query(
        'insert into roster_imports (county_code, id, institution_code, user_id, state) values ($1, $2, $3, $4, $5::jsonb)',
        [countyCodeOf(user.institutionCode), started.id, user.institutionCode, user.id, JSON.stringify(started)],
      );
    },
    update: async (state) =>
      void (await database.query('update roster_imports set state = $2::jsonb where id = $1', [
        state.id,
        JSON.stringify(state),
      ])),
    async find(user, importId) {
      const found = await rowOf(database, importId, 'institution_code, state');
      return found && isWithin(user, String(found['institution_code'])) ? (found['state'] as RosterImport) : undefined;
    },
    async addRows(importId, rows) {
      await database.query(
        `insert into roster_import_rows (county_code, import_id, row, outcome, result)
         select $1, $2, (t.result ->> 'row')::int, t.result ->> 'outcome', t.result from jsonb_array_elements($3::jsonb) as t(result)`,
        [await countyOf(importId), importId, JSON.stringify(rows)],
      );
    },
    async rows(importId, { outcome, offset, limit }) {
      const into = parameters();
      const where = `county_code = ${into.add(await countyOf(importId))} and import_id = ${into.add(importId)}${outcome === undefined ? '' : ` and outcome = ${into.add(outcome)}`}`;
      const [counted] = await database.query<{ total: number }>(
        `select count(*)::int as total from roster_import_rows where ${where}`,
        into.values,
      );
      const rows = await database.query<{ result: RosterRowResult }>(
        `select result from roster_import_rows where ${where} order by row limit ${into.add(limit)} offset ${into.add(offset)}`,
        into.values,
      );
      return { rows: rows.map(({ result }) => result), total: counted?.total ?? 0 };
    },
    putCheckFile: async (importId, bytes) =>
      void (await database.query('update roster_imports set check_file = $2 where id = $1', [importId, bytes])),
    async checkFile(importId) {
      const bytes = (await rowOf(database, importId, 'check_file'))?.['check_file'];
      return bytes instanceof Uint8Array ? bytes : undefined;
    },
  };
}
