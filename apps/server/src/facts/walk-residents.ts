import { LOCK_TIMEOUT, sqlStateOf, type Database, type Queryable } from '../database/database.port.ts';
import { behindEverybody } from '../database/lanes.ts';
import { repeatedTransaction } from '../database/repeated-transaction.ts';

type Key = { readonly county_code: string; readonly id: string };

/** People looked at in one transaction, at most, and milliseconds it shall take: others wait for it to end where there is one connection, and a save of one of them everywhere. */
const [MOST, SHORT] = [100, 250];
/** How often one chunk is tried where somebody holds one of its people longer than a request waits. */
const PATIENCE = 10;

/**
 * All residents of the site in chunks of a county, behind everybody else, held while `work` looks at each chunk: a save of one of them comes before or after it.
 * `where`: which of them, in SQL over `residents r left join resident_facts f`; what it says of another table in a subquery of one value, which is looked up for
 * each. A join would be chosen by counts of yesterday, and the walk itself makes them wrong. Returns how many there were.
 */
export async function walkResidents(
  database: Database,
  where: string,
  work: (inside: Queryable, countyCode: string, ids: readonly string[]) => Promise<void>,
  goOn: () => boolean = () => true,
): Promise<number> {
  let [after, count, most]: [Key, number, number] = [{ county_code: '', id: '' }, 0, MOST];
  while (goOn()) {
    let began = 0;
    const last = await patiently(database, async (inside) => {
      began = performance.now();
      const rows = await inside.query<Key>(
        `select r.county_code, r.id from residents r left join resident_facts f on f.county_code = r.county_code and f.resident_id = r.id
         where (r.county_code, r.id) > ($1, $2) and (${where}) order by r.county_code, r.id limit ${most} for no key update of r`,
        [after.county_code, after.id],
      );
      const county = rows[0]?.county_code ?? '';
      const ids = rows.flatMap((row) => (row.county_code === county ? [row.id] : []));
      if (ids.length > 0) await work(inside, county, ids);
      return ids.length === 0
        ? undefined
        : { key: { county_code: county, id: ids.at(-1) as string }, count: ids.length };
    });
    if (!last) break;
    after = last.key;
    count += last.count;
    const took = Math.max(1, performance.now() - began);
    most = Math.min(MOST, Math.max(1, Math.round((last.count * SHORT) / took)));
  }
  return count;
}

/** Nobody waits for a walk: it tries again, and lets go of the people it holds meanwhile, so that whoever saves one of them goes first. */
async function patiently<Value>(database: Database, work: (inside: Queryable) => Promise<Value>): Promise<Value> {
  for (let left = PATIENCE - 1; ; left -= 1) {
    try {
      return await behindEverybody(() => repeatedTransaction(database, work));
    } catch (error) {
      if (left === 0 || sqlStateOf(error) !== LOCK_TIMEOUT) throw error;
    }
  }
}
