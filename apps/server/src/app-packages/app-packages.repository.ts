import { packageAddress } from '@gongwei/domain/back-office';
import type { Queryable } from '../database/database.port.ts';

/** A row as it is stored. `received` of `bytes` are on the disk; `md5` and `stored_at` once it is whole. */
export type PackageRow = {
  readonly county_code: string;
  readonly id: string;
  readonly owner: string;
  readonly name: string;
  readonly bytes: number;
  readonly received: number;
  readonly md5: string | null;
  readonly stored_at: string | null;
};

const COLUMNS = 'county_code, id, owner, name, bytes, received, md5, stored_at';

export async function addPackage(
  on: Queryable,
  row: Pick<PackageRow, 'county_code' | 'id' | 'owner' | 'name' | 'bytes'> & { readonly ticket: string },
  now: Date,
  expires: Date,
): Promise<void> {
  await on.query(
    `insert into app_packages (county_code, id, owner, name, bytes, ticket, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [row.county_code, row.id, row.owner, row.name, row.bytes, row.ticket, now.toISOString(), expires.toISOString()],
  );
}

/** The package a ticket opens while its owner's account does; `hold` keeps other pieces of it waiting until the transaction ends. */
export async function packageOfTicket(
  on: Queryable,
  ticket: string,
  now: Date,
  hold = false,
): Promise<PackageRow | undefined> {
  const [row] = await on.query<PackageRow>(
    `select ${COLUMNS} from app_packages where ticket = $1 and expires_at > $2
       and exists (select 1 from users u where u.id = owner and u.disabled_at is null)${hold ? ' for update' : ''}`,
    [ticket, now.toISOString()],
  );
  return row;
}

export const notePiece = (on: Queryable, { county_code, id }: PackageRow, received: number): Promise<unknown> =>
  on.query('update app_packages set received = $3 where county_code = $1 and id = $2', [county_code, id, received]);

/** Whether this was the one that closed it: the ticket opens nothing any more. */
export async function closePackage(on: Queryable, row: PackageRow, md5: string, now: Date): Promise<boolean> {
  const closed = await on.query(
    `update app_packages set md5 = $3, stored_at = $4, ticket = null
     where county_code = $1 and id = $2 and stored_at is null returning id`,
    [row.county_code, row.id, md5, now.toISOString()],
  );
  return closed.length > 0;
}

export const dropPackage = (on: Queryable, { county_code, id }: PackageRow): Promise<unknown> =>
  on.query('delete from app_packages where county_code = $1 and id = $2', [county_code, id]);

/** Takes uploads out that nobody goes on with: of whom the ticket ran out, or the same user's older ones. */
export async function dropUnfinished(
  on: Queryable,
  countyCode: string,
  owner: string,
  now: Date,
): Promise<readonly string[]> {
  const rows = await on.query<{ readonly id: string }>(
    `delete from app_packages where stored_at is null and (expires_at <= $3 or (county_code = $1 and owner = $2)) returning id`,
    [countyCode, owner, now.toISOString()],
  );
  return rows.map(({ id }) => id);
}

/** A whole package of the county. */
export async function storedPackage(on: Queryable, countyCode: string, id: string): Promise<PackageRow | undefined> {
  const [row] = await on.query<PackageRow>(
    `select ${COLUMNS} from app_packages where county_code = $1 and id = $2 and stored_at is not null`,
    [countyCode, id],
  );
  return row;
}

/** A package whose version is given out just now: 灰度 or 已发布, and not taken out of the register. Anybody may have it. */
export async function givenPackage(on: Queryable, id: string): Promise<PackageRow | undefined> {
  const [row] = await on.query<PackageRow>(
    `select ${COLUMNS} from app_packages p where id = $1 and stored_at is not null and exists (
       select 1 from records r where r.county_code = p.county_code and r.form_id = 'app-version' and r.removed_at is null
         and r.data ->> 'state' in ('1', '2') and r.data ->> 'file' = $2) limit 1`,
    [id, packageAddress(id)],
  );
  return row;
}

export const countDownload = (on: Queryable, { county_code, id }: PackageRow): Promise<unknown> =>
  on.query('update app_packages set downloads = downloads + 1 where county_code = $1 and id = $2', [county_code, id]);
