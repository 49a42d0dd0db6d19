import type { ImportedLine } from '@gongwei/domain/lists';
import type { Queryable } from '../../database/database.port.ts';
import { countyCodeOf } from '../../database/scope.ts';
import { mayWorkFor } from '../../identity/staff-places.ts';
import type { Owner } from '../jobs/list-jobs.repository.ts';
import type { ListReader } from '../source.ts';

export type ImportRow = {
  readonly id: string;
  readonly list: string;
  readonly scope_code: string;
  /** What the file is of, where the list takes files of several things. */
  readonly content: string | null;
  readonly file_name: string;
  readonly unread: readonly string[];
  readonly rows: readonly ImportedLine[];
};

type NewImport = Pick<ImportRow, 'id' | 'list' | 'unread' | 'rows'> & {
  readonly fileName: string;
  readonly content: string | undefined;
};

export async function insertImport(
  on: Queryable,
  { staff, scope }: Pick<ListReader, 'staff' | 'scope'>,
  { id, list, content, fileName, unread, rows }: NewImport,
  at: string,
): Promise<void> {
  await on.query(
    `insert into list_imports (county_code, id, user_id, scope_code, list, file_name, unread, rows, made_at, content)
     values ($1, $2, $3, $4, $5, $6, $7::jsonb, $8::jsonb, $9, $10)`,
    [
      countyCodeOf(staff.institutionCode),
      id,
      staff.id,
      scope.institutionCode,
      list,
      fileName,
      JSON.stringify(unread),
      JSON.stringify(rows),
      at,
      content ?? null,
    ],
  );
}

/** A file somebody sent, and nobody else; nothing once they do not work there any more. */
export async function findImport(on: Queryable, owner: Owner, id: string): Promise<ImportRow | undefined> {
  const [row] = await on.query<ImportRow>(
    'select id, list, scope_code, content, file_name, unread, rows from list_imports where id = $1 and user_id = $2',
    [id, owner.id],
  );
  return row && mayWorkFor(owner, row.scope_code) ? row : undefined;
}

/** What some of the lines of a file say, by the names a job knows them by. */
export async function linesOf(
  on: Queryable,
  owner: Owner,
  id: string,
  names: readonly string[],
): Promise<readonly { readonly name: string; readonly line: ImportedLine | undefined }[]> {
  const found = await findImport(on, owner, id);
  const lines = new Map((found?.rows ?? []).map((line) => [nameOfLine(line), line]));
  return names.map((name) => ({ name, line: lines.get(name) }));
}

/** The name of a line among the rows of a job. */
export const nameOfLine = ({ row }: Pick<ImportedLine, 'row'>): string => `row-${row}`;
