import type { JsonObject } from '@gongwei/domain/shared';
import type { Queryable } from '../../database/database.port.ts';
import { countyCodeOf } from '../../database/scope.ts';
import type { Staff } from '../../identity/users.repository.ts';

type Write = {
  readonly row_id: string;
  readonly entry: string;
  readonly version: number;
  readonly taken_back: boolean;
};

/** What lines of an import did to the entries of these rows: several may have changed the same one, and each that is taken back writes it once more. */
export async function writesOfImport(
  inside: Queryable,
  { institutionCode }: Pick<Staff, 'institutionCode'>,
  file: string,
  rows: readonly { readonly before: JsonObject }[],
) {
  const writes = await inside.query<Write>(
    `select row_id, before ->> 'id' as entry, (before ->> 'version')::int as version, outcome <> 'done' as taken_back from list_receipts
     where county_code = $1 and job_id = $2 and before ->> 'version' is not null and outcome in ('done', 'skipped') and before ->> 'id' = any($3::text[])`,
    [countyCodeOf(institutionCode), file, rows.map(({ before }) => String(before['id']))],
  );
  const back = new Set(writes.filter(({ taken_back }) => taken_back).map(({ row_id }) => row_id));
  return {
    takenBack: (rowId: string): void => void back.add(rowId),
    /** The version of an entry if nobody but this import has written it since a line did: later lines, and what took them back. */
    left: (before: JsonObject): number => {
      const later = writes.filter(
        ({ row_id, entry, version }) =>
          entry === before['id'] && version > Number(before['version']) && back.has(row_id),
      );
      return Number(before['version']) + 2 * later.length;
    },
  };
}
