import type { AppRelease } from '@gongwei/domain/back-office';
import type { Queryable } from '../database/database.port.ts';
import { parameters, scopeCondition, type Scope } from '../database/scope.ts';
import type { Staff } from '../identity/users.repository.ts';

/** What an app says of itself at its start. */
export type TerminalReport = {
  readonly terminal: string;
  readonly appName: string;
  readonly platform: string;
  readonly versionName: string;
  readonly versionCode: number;
  readonly model?: string;
};

/** A release with what a terminal has to know of it. */
export type StoredRelease = AppRelease & {
  readonly data: { readonly [field: string]: unknown };
};

/** Devices of one institution and app: far more than there are, far fewer than a program that makes up numbers would write. */
const MOST_TERMINALS = 2_000;

/** Notes what a terminal runs; whether there was room for it. */
export async function noteTerminal(
  inside: Queryable,
  staff: Staff,
  { terminal, appName, platform, versionName, versionCode, model = '' }: TerminalReport,
  now: Date,
): Promise<boolean> {
  const rows = await inside.query(
    `insert into app_terminals (county_code, id, institution_code, user_id, app, platform, version_name, version_code, model, first_at, last_at)
     select left($2, 6), $1::text, $2::text, $3::text, $4::text, $5::text, $6::text, $7::int, $8::text, $9::timestamptz, $9::timestamptz
     where exists (select 1 from app_terminals where county_code = left($2, 6) and id = $1)
        or (select count(*) from app_terminals where county_code = left($2, 6) and institution_code = $2 and app = $4) < $10
     on conflict (county_code, id) do update set institution_code = excluded.institution_code, user_id = excluded.user_id,
       app = excluded.app, platform = excluded.platform, version_name = excluded.version_name, version_code = excluded.version_code, model = excluded.model,
       last_at = excluded.last_at
     returning id`,
    [
      ...[terminal, staff.institutionCode, staff.id, appName, platform, versionName, versionCode, model],
      ...[now.toISOString(), MOST_TERMINALS],
    ],
  );
  return rows.length > 0;
}

type ReleaseRow = {
  readonly id: string;
  readonly data: { readonly [field: string]: unknown };
};

/** What is given out of an app, of those an institution sees in its register: its own and those from above. */
export async function releasesFor(
  on: Queryable,
  institutionCode: string,
  appName: string,
  platform: string,
): Promise<readonly StoredRelease[]> {
  const rows = await on.query<ReleaseRow>(
    `select id, data from records
     where county_code = left($1, 6) and form_id = 'app-version' and removed_at is null and starts_with($1, institution_code)
       and data ->> 'state' in ('1', '2') and data ->> 'appName' = $2 and data ->> 'platform' = $3`,
    [institutionCode, appName, platform],
  );
  return rows.map(({ id, data }) => ({
    id,
    versionCode: Number(data['versionCode']),
    staged: data['state'] === '1',
    institutions: Array.isArray(data['grayOrgs']) ? data['grayOrgs'].map(String) : [],
    share: Number(data['grayShare'] ?? 0),
    data,
  }));
}

/** A version with how many run it, and how often its package was taken. */
export type VersionRow = {
  readonly app: string;
  readonly platform: string;
  readonly version_name: string;
  readonly version_code: number;
  readonly terminals: number;
  readonly all_terminals: number;
  readonly downloads: number | null;
  readonly state: string | null;
};

/** Which versions run within somebody's reach since a day, and what is given out besides; the newest of an app first. */
export function runningVersions(on: Queryable, scope: Scope, since: Date): Promise<readonly VersionRow[]> {
  const into = parameters();
  const reach = scopeCondition(scope, 't', into);
  const [county, place, day] = [
    into.add(scope.institutionCode.slice(0, 6)),
    into.add(scope.institutionCode),
    into.add(since.toISOString()),
  ];
  return on.query<VersionRow>(
    `with running as (
       select app, platform, version_code, max(version_name) as version_name, count(*)::int as terminals
       from app_terminals t where ${reach} and last_at >= ${day} group by app, platform, version_code),
     given as (
       select r.data ->> 'appName' as app, r.data ->> 'platform' as platform, (r.data ->> 'versionCode')::int as version_code,
         max(r.data ->> 'versionName') as version_name, max(r.data ->> 'state') as state, sum(p.downloads)::int as downloads
       from records r left join app_packages p on p.county_code = r.county_code
         and r.data ->> 'file' = '/api/v1/app-packages/' || p.id || '/file'
       where r.county_code = ${county} and r.form_id = 'app-version' and r.removed_at is null
         and (starts_with(${place}, r.institution_code) or starts_with(r.institution_code, ${place}))
         and r.data ->> 'state' in ('1', '2', '3')
       group by 1, 2, 3)
     select app, platform, version_code, coalesce(given.version_name, running.version_name) as version_name,
       coalesce(running.terminals, 0) as terminals,
       coalesce((sum(running.terminals) over (partition by app, platform))::int, 0) as all_terminals, given.downloads, given.state
     from running full join given using (app, platform, version_code)
     order by app, platform, version_code desc limit 500`,
    into.values,
  );
}
