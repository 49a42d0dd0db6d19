import { isRetryable, isUploadError } from '@gongwei/domain/upload';
import type { Queryable } from '../database/database.port.ts';
import { countyCodeOf, parameters, scopeCondition, type Parameters } from '../database/scope.ts';
import { accountFor, accountsOfCounty, hasPassed, type UploadAccount } from './accounts.query.ts';

/** What somebody wants to send: of an institution and all below it. `states`: what of it, by the codes of the ledger. */
export type UploadChoice = {
  readonly institution: string;
  readonly recordTypes: readonly string[];
  readonly states: readonly string[];
  readonly from?: string;
  readonly to?: string;
  /** Groups of people; nothing: everybody. */
  readonly conditions?: readonly string[];
};
type Group = {
  readonly institution: string;
  readonly type: string;
  readonly state: string;
  readonly taken: boolean;
  readonly changed: boolean;
  readonly lacking: boolean;
  readonly code: string | null;
  readonly count: number;
};
type Side = 'ready' | 'lacking' | 'unknown' | 'account' | 'taken' | 'unmended';

// One row of the ledger as this choice meets it; `taken`: another task has it already.
const CHOSEN = (choice: UploadChoice, into: Parameters): string => {
  const limits = [
    scopeCondition({ institutionCode: choice.institution }, 'e', into),
    `e.record_type = any(${into.add([...choice.recordTypes])}::text[])`,
    `e.state = any(${into.add([...choice.states, '0', '7'])}::text[])`,
    ...(choice.from === undefined ? [] : [`e.occurred_on >= ${into.add(choice.from)}::date`]),
    ...(choice.to === undefined ? [] : [`e.occurred_on <= ${into.add(choice.to)}::date`]),
    ...(choice.conditions?.length ? [`p.conditions && ${into.add([...choice.conditions])}::text[]`] : []),
  ];
  return `upload_entries e join residents p on p.county_code = e.county_code and p.id = e.resident_id
    left join upload_batches b on b.county_code = e.county_code and b.id = e.batch_id and b.state in ('1', '2', '6')
    where ${limits.join(' and ')}`;
};
const TAKEN = `(b.id is not null and e.state in ('1', '6'))`;

/** What of a choice a task would send, and what it would leave out and why. Nothing is changed. */
export async function previewOf(on: Queryable, choice: UploadChoice, now: Date) {
  const county = countyCodeOf(choice.institution);
  const accounts = await accountsOfCounty(on, county);
  const into = parameters();
  const groups = await on.query<Group>(
    `select e.institution_code as institution, e.record_type as type, e.state, ${TAKEN} as taken, e.sent_hash is distinct from e.content_hash as changed,
       cardinality(e.missing) > 0 as lacking, e.error_code as code, count(*)::int as count
     from ${CHOSEN(choice, into)} group by 1, 2, 3, 4, 5, 6, 7`,
    into.values,
  );
  const sided = groups.map((group) => {
    const account = accountFor(accounts, group.institution);
    return { ...group, account, side: sideOf(group, account) };
  });
  const sum = (rows: readonly Group[]): number => rows.reduce((total, { count }) => total + count, 0);
  const at = (side: Side): readonly (typeof sided)[number][] => sided.filter((group) => group.side === side);
  const ready = at('ready');
  const types = [...Map.groupBy(ready, ({ type }) => type)]
    .map(([type, rows]) => ({ type, count: sum(rows) }))
    .toSorted((one, other) => Number(one.type) - Number(other.type));
  return {
    ready: sum(ready),
    ...(await peopleOf(on, choice, ready)),
    types,
    accounts: await placed(on, accountsOf(sided)),
    left: {
      lacking: sum(at('lacking')),
      unknown: sum(at('unknown')),
      account: sum(at('account')),
      taken: sum(at('taken')),
      unmended: sum(at('unmended')),
    },
    ...(await paceOf(on, county, sum(ready), now)),
  };
}

function sideOf(group: Group, account: UploadAccount | undefined): Side {
  const { state, taken } = group;
  if (state === '0') return 'lacking';
  if (state === '7') return 'unknown';
  if (taken) return 'taken';
  if (!account || !hasPassed(account)) return 'account';
  return state === '4' ? sideOfRefused(group) : 'ready';
}
/** As the guard `mended` of the machine says, of an account that has passed. */
function sideOfRefused({ changed, lacking, code }: Group): Side {
  if (code === 'E01') return 'ready';
  if (lacking) return 'lacking';
  return changed || (code !== null && isUploadError(code) && isRetryable(code)) ? 'ready' : 'unmended';
}

/** The accounts that would be used, with how much each would send or hold back; without one, what nobody could send. */
function accountsOf(groups: readonly (Group & { readonly account: UploadAccount | undefined; readonly side: Side })[]) {
  const used = groups.filter(({ side }) => side === 'ready' || side === 'account');
  return [...Map.groupBy(used, ({ account }) => account?.id ?? '')].map(([, rows]) => {
    const account = rows[0]?.account;
    const count = rows.reduce((total, row) => total + row.count, 0);
    if (account) return { name: account.username, institution: account.institution, state: account.state, count };
    const [institution = ''] = rows.map((row) => row.institution).toSorted();
    return { name: '', institution, state: '', count };
  });
}

/** With the names of the institutions. */
async function placed<Used extends { readonly institution: string }>(on: Queryable, used: readonly Used[]) {
  const rows = await on.query<{ code: string; name: string }>(
    'select code, name from institutions where code = any($1::text[])',
    [used.map(({ institution }) => institution)],
  );
  const names = new Map(rows.map(({ code, name }) => [code, name]));
  return used.map((one) => ({ ...one, place: names.get(one.institution) ?? one.institution }));
}

/**
 * How many people a task would be about, and how many of their archives that nobody chose go along, as `queueEntries` takes them. `unfiled`: people whose
 * archive neither goes nor was taken, so that the platform will refuse the rest.
 */
async function peopleOf(on: Queryable, choice: UploadChoice, ready: readonly Group[]) {
  if (ready.length === 0) return { people: 0, along: 0, unfiled: 0 };
  const into = parameters();
  const from = CHOSEN(choice, into);
  const keys = [...new Set(ready.map(keyOf))];
  const chosen = `select e.record_id, e.resident_id from ${from} and not ${TAKEN}
       and concat_ws(' ', e.institution_code, e.record_type, e.state, (e.sent_hash is distinct from e.content_hash)::text,
         (cardinality(e.missing) > 0)::text, coalesce(e.error_code, '')) = any(${into.add(keys)}::text[])`;
  const county = into.add(countyCodeOf(choice.institution));
  const [row] = await on.query<{ people: number; along: number; unfiled: number }>(
    `with chosen as materialized (${chosen})
     select (select count(distinct resident_id) from chosen)::int as people,
       (select count(*) from upload_entries e left join upload_batches b on b.county_code = e.county_code and b.id = e.batch_id and b.state in ('1', '2', '6')
        where e.county_code = ${county} and e.record_type = '1' and e.state in ('1', '6') and b.id is null and e.revoke_state not in ('1', '4', '5')
          and e.resident_id in (select resident_id from chosen) and e.record_id not in (select record_id from chosen))::int as along,
       (select count(distinct c.resident_id) from chosen c where not exists (select 1 from upload_entries a where a.county_code = ${county}
         and a.resident_id = c.resident_id and a.record_type = '1' and (a.state in ('1', '2', '3', '6', '7') or a.record_id in (select record_id from chosen))))::int as unfiled`,
    into.values,
  );
  return { people: row?.people ?? 0, along: row?.along ?? 0, unfiled: row?.unfiled ?? 0 };
}
const keyOf = ({ institution, type, state, changed, lacking, code }: Group): string =>
  [institution, type, state, changed, lacking, code ?? ''].join(' ');

/** Minutes it would take, by the pace of the tasks of the last seven days; nothing where there was none. */
async function paceOf(on: Queryable, county: string, count: number, now: Date): Promise<{ readonly minutes?: number }> {
  const since = new Date(now.getTime() - 7 * 86_400_000).toISOString();
  const [row] = await on.query<{ sent: number; seconds: number | null }>(
    `select sum(total)::int as sent, sum(extract(epoch from ended_at - started_at))::float8 as seconds from upload_batches
     where county_code = $1 and state in ('3', '4') and started_at >= $2 and total > 0`,
    [county, since],
  );
  if (!row?.seconds || !row.sent || count === 0) return {};
  return { minutes: Math.max(1, Math.ceil((count * row.seconds) / row.sent / 60)) };
}
