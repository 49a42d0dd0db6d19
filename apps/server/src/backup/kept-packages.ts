import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, link, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Queryable } from '../database/database.port.ts';

/** The folder of packages: in the data folder, and beside backups. Each has its own file, which never changes once it is whole. */
export const PACKAGES = 'packages';

/** A package the restored database knows. */
export type KnownPackage = { readonly id: string; readonly name: string; readonly md5: string };

/** Names of files, whatever a backup from elsewhere says. */
const ID = /^[0-9A-Za-z_-]{1,64}$/;

const sizeOf = async (path: string): Promise<number | undefined> =>
  stat(path).then(
    ({ size }) => size,
    () => undefined,
  );

/** A file under its own name once it is whole. On the same disk it takes no room. */
async function brought(from: string, to: string): Promise<void> {
  const unfinished = `${to}.unfinished`;
  await rm(unfinished, { force: true });
  await link(from, unfinished).catch(() => copyFile(from, unfinished));
  await rename(unfinished, to);
}

/**
 * Puts the packages of a data folder beside a backup, each once for all backups there. Gives how many came anew. One that was still being
 * uploaded is of another size the next time, and comes again.
 */
export async function keepPackages(dataFolder: string, besideFolder: string): Promise<number> {
  const from = join(dataFolder, PACKAGES);
  const names = (await readdir(from).catch(() => [])).filter((name) => ID.test(name));
  const to = join(besideFolder, PACKAGES);
  if (names.length > 0) await mkdir(to, { recursive: true, mode: 0o700 });
  let kept = 0;
  for (const name of names) {
    const size = await sizeOf(join(from, name));
    if (size === undefined || size === (await sizeOf(join(to, name)))) continue;
    await brought(join(from, name), join(to, name));
    kept += 1;
  }
  return kept;
}

/** The packages a database knows, of those that are stored whole; none where it is older than they are. */
export async function packagesIn(on: Queryable): Promise<readonly KnownPackage[]> {
  const [known] = await on.query<{ there: boolean }>("select to_regclass('app_packages') is not null as there");
  if (!known?.there) return [];
  const packages = await on.query<KnownPackage>(
    'select id, name, md5 from app_packages where stored_at is not null and md5 is not null order by id',
  );
  return packages.filter(({ id }) => ID.test(id));
}

/** Puts the packages a restored database knows back where they belong. Gives those that are not there, or not as they were. */
export async function bringPackages(
  packages: readonly KnownPackage[],
  besideFolder: string,
  dataFolder: string,
): Promise<readonly KnownPackage[]> {
  const missing: KnownPackage[] = [];
  for (const one of packages) {
    const [from, to] = [join(besideFolder, PACKAGES, one.id), join(dataFolder, PACKAGES, one.id)];
    if ((await md5Of(to)) === one.md5) continue;
    if ((await md5Of(from)) !== one.md5) {
      missing.push(one);
      continue;
    }
    await mkdir(join(dataFolder, PACKAGES), { recursive: true, mode: 0o700 });
    await brought(from, to);
  }
  return missing;
}

async function md5Of(path: string): Promise<string | undefined> {
  const hash = createHash('md5');
  try {
    for await (const bytes of createReadStream(path)) hash.update(bytes as Buffer);
    return hash.digest('hex');
  } catch {
    return undefined;
  }
}
