import type { Database, Queryable } from '../database/database.port.ts';
import { residentsChanged } from '../database/branch-changes.ts';
import { placeOf, renamedAfter } from './institution-name.rules.ts';

/**
 * Gives a town (9 digits) or village (12) another name. The institution named after it follows and stays what it is; residents of a village show its new
 * name. `undefined`: there is none of this code, or no place stands behind it.
 */
export async function renameRegion(database: Database, code: string, name: string): Promise<string | undefined> {
  const renamed = await database.transaction(async (inside) => {
    const [found] = await inside.query<{ name: string }>('select name from institutions where code = $1 for update', [
      code,
    ]);
    if (!found || placeOf(found.name) === undefined) return undefined;
    const whole = renamedAfter(found.name, name);
    if (whole === found.name) return whole;
    await putName(inside, code, whole);
    await inside.query('update institutions set version = version + 1 where code = $1', [code]);
    return whole;
  });
  if (renamed !== undefined) await residentsChanged(database);
  return renamed;
}

/** The name of an institution, whole; residents of a village live in the place it is named after. */
export async function putName(inside: Queryable, code: string, whole: string): Promise<void> {
  await inside.query('update institutions set name = $2 where code = $1', [code, whole]);
  if (code.length === 12)
    await inside.query('update residents set village_name = $3 where county_code = $1 and village_code = $2', [
      code.slice(0, 6),
      code,
      placeOf(whole) ?? whole,
    ]);
}
