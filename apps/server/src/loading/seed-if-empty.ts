import type { Database } from '../database/database.port.ts';
import { ROLES, type Role } from '../identity/permission-matrix.data.ts';
import { loadFormLibrary } from '../records/catalogue-form-library.ts';
import { COUNTY_CODE } from '../seed/names.data.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../seed/seed-users.ts';
import { seedCounty } from '../seed/seeded-county.ts';
import { systemRandom } from '../shared/random-source.ts';
import { systemClock, todayOf } from '../shared/server-clock.ts';
import { beginDemoCounty, WORTH_A_PROCESS, type CountyWork } from './county-work.ts';
import { isEmpty, loadCounty } from './load-county.ts';
import { loadNucleic } from './load-nucleic.ts';

/**
 * Fills an empty database with the demonstration county; 0 residents leave it empty. Says so, because it takes a moment. `begun`: the work on that
 * county, where it was begun before.
 */
export async function seedIfEmpty(
  database: Database,
  residents: number,
  say: (sentence: string) => void,
  begun?: CountyWork,
): Promise<void> {
  if (residents === 0 || !(await isEmpty(database))) return begun?.stop();
  const began = performance.now();
  say(`首次启动，正在生成示例县（${residents} 位居民），请稍候……`);
  const today = todayOf(systemClock);
  const work = begun ?? (residents < WORTH_A_PROCESS ? undefined : beginDemoCounty(residents, today));
  const loaded = await loadDemoCounty(database, { residents, work, say }).finally(() => work?.stop());
  await loadNucleic(database, systemClock.now());
  say(`示例县已生成：${loaded} 位居民，用时 ${((performance.now() - began) / 1000).toFixed(1)} 秒。`);
}

type Loading = {
  readonly residents: number;
  /** Beside this process; a small county is worked out in it. */
  readonly work: CountyWork | undefined;
  readonly say: (sentence: string) => void;
};

async function loadDemoCounty(database: Database, { residents, work, say }: Loading): Promise<number> {
  const today = work?.today ?? todayOf(systemClock);
  const { institutions, users, entries, files } = seedCounty({ residents, today });
  return loadCounty(
    database,
    { institutions, users, entries, demoPassword: DEMO_PASSWORD, registersPeople: true, files: files() },
    {
      forms: await loadFormLibrary(),
      random: systemRandom,
      onProgress: (count) => count % 20_000 === 0 && say(`已生成 ${count} 位居民……`),
      ...(work && { batches: work.batches() }),
    },
  );
}

/** Lines that tell the demonstration accounts; none on a site of one's own, whoever is called alike there. */
export async function demoAccounts(database: Database): Promise<readonly string[]> {
  const names = DEMO_ACCOUNTS.map(([username]) => username);
  const rows = await database.query<{ username: string; role: string; institution: string }>(
    `select u.username, r.role, i.name as institution from users u join user_roles r on r.user_id = u.id join institutions i on i.code = u.institution_code
     where u.password_hash is not null and u.disabled_at is null and u.username = any($1) and left(u.institution_code, 6) = $2`,
    [names, COUNTY_CODE],
  );
  if (rows.length === 0) return [];
  const inOrder = rows.toSorted((a, b) => names.indexOf(a.username) - names.indexOf(b.username));
  return [
    `演示账号（密码均为 ${DEMO_PASSWORD}，改过的以改后为准）：`,
    ...inOrder.map(
      ({ username, role, institution }) => `  ${username.padEnd(14)}${ROLES[role as Role]}，${institution}`,
    ),
  ];
}
