import type { Database } from '../database/database.port.ts';
import { residentsChanged } from '../resident/kept-until-change.ts';

/** What an institution is called after its place. */
const OFFICE = /(?:卫生院|社区卫生服务中心|卫生室|卫生服务站|服务站)$/;

/** Towns have 9 digits, villages 12. `undefined`: there is none of this code. Residents of a village show its new name. */
export async function renameRegion(database: Database, code: string, name: string): Promise<string | undefined> {
  const renamed = await database.transaction(async (inside) => {
    const [found] = await inside.query<{ name: string }>('select name from institutions where code = $1 for update', [
      code,
    ]);
    if (!found) return undefined;
    const whole = `${name}${OFFICE.exec(found.name)?.[0] ?? ''}`;
    await inside.query('update institutions set name = $2 where code = $1', [code, whole]);
    if (code.length === 12)
      await inside.query('update residents set village_name = $3 where county_code = $1 and village_code = $2', [
        code.slice(0, 6),
        code,
        name,
      ]);
    return whole;
  });
  if (renamed !== undefined) await residentsChanged(database);
  return renamed;
}
