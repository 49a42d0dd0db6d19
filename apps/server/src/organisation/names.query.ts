import type { Queryable } from '../database/database.port.ts';

type Named = { readonly id: string; readonly name: string };

/** Names of institutions by code, wherever they are in the tree: who keeps a file may read who signed in it. */
export const institutionNames = (database: Queryable, codes: readonly string[]): Promise<readonly Named[]> =>
  database.query<Named>('select code as id, name from institutions where code = any($1)', [codes as string[]]);

/** Names of staff by identifier, wherever they work. */
export const userNames = (database: Queryable, ids: readonly string[]): Promise<readonly Named[]> =>
  database.query<Named>('select id, name from users where id = any($1)', [ids as string[]]);
