import { UPLOAD_PAYLOADS } from '@gongwei/domain/upload';
import type { Queryable } from '../database/database.port.ts';
import { repeatedTransaction } from '../database/repeated-transaction.ts';
import type { HeldRecord } from '../platform/third-party-platform.ts';
import { prefixRange } from '../shared/prefix-range.ts';
import { httpFailure } from '../shared/http-failure.ts';
import { accountFor, accountsOfCounty, hasPassed, loginOf } from './accounts.query.ts';
import { keepPlatformOnly } from './platform-only.ts';
import { noteHeld, RECONCILED } from './see-platform.ts';
import type { EntryRow } from './upload-entry.ts';
import type { UploaderParts } from './uploader-parts.ts';

export type Period = { readonly institution: string; readonly from: string; readonly to: string };
export type Reconciled = {
  readonly compared: number;
  readonly same: number;
  readonly onlyHere: number;
  readonly different: number;
  /** Records the platform holds that were sent from here and are not settled: no answer came, or a later version was refused or set aside. */
  readonly unsettled: number;
  /** Records the platform holds that were not sent from here. */
  readonly onlyThere: readonly HeldRecord[];
};

const SHEETS = UPLOAD_PAYLOADS.map(({ formId }) => formId);
/** The platform has said that it took them. */
const SETTLED: readonly string[] = ['3', '6'];
const CHUNK = 500;

/**
 * Compares everything the platform holds of an institution and a period with the ledger: same, different, only here, only there. Changes nothing but
 * what is noted of the comparison. @throws 409 without an account the platform takes, 503 where it does not answer.
 */
export async function reconcile(parts: UploaderParts, county: string, period: Period): Promise<Reconciled> {
  const asked = parts.clock.now();
  const { records: there, institutions } = await everythingThere(parts, county, period);
  const keyed = new Map(there.map((record) => [`${record.idNumber}|${record.sheet}|${record.day}`, record]));
  const { from, until } = prefixRange(period.institution);
  const sent = await parts.database.query<Pick<EntryRow, 'record_id' | 'sent' | 'state'>>(
    `select record_id, state, jsonb_build_object('person', jsonb_build_object('idNumber', sent -> 'person' ->> 'idNumber'), 'sheet', sent ->> 'sheet', 'day', sent ->> 'day') as sent
     from upload_entries where county_code = $1 and institution_code >= $2 and institution_code < $3 and sent is not null
       and (sent ->> 'day')::date between $4::date and $5::date order by record_id`,
    [county, from, until, period.from, period.to],
  );
  const keyOf = ({ sent: content }: Pick<EntryRow, 'sent'>): string =>
    `${content?.person.idNumber}|${content?.sheet}|${content?.day}`;
  const pairs = sent.flatMap((row) => (SETTLED.includes(row.state) ? [[row.record_id, keyOf(row)] as const] : []));
  const verdicts = new Map<string, number>();
  let compared = 0;
  for (let at = 0; at < pairs.length; at += CHUNK) {
    const chunk = new Map(pairs.slice(at, at + CHUNK).map(([id, key]) => [id, keyed.get(key) ?? null]));
    const seen = await repeatedTransaction(parts.database, (inside) => noteHeld(inside, county, chunk, asked));
    compared += seen.length;
    for (const { reconcile_state } of seen) verdicts.set(reconcile_state, (verdicts.get(reconcile_state) ?? 0) + 1);
  }
  const settled = new Set(pairs.map(([, key]) => key));
  const others = [...keyed].flatMap(([key, record]) => (settled.has(key) ? [] : [{ key, record }]));
  const open = new Set(sent.map(keyOf));
  const numbers = await numbersHere(
    parts.database,
    county,
    others.flatMap(({ key, record }) => (open.has(key) ? [] : [record.id])),
  );
  const onlyThere = others.flatMap(({ key, record }) => (open.has(key) || numbers.has(record.id) ? [] : [record]));
  await repeatedTransaction(parts.database, (inside) =>
    keepPlatformOnly(inside, county, { ...period, institutions }, onlyThere, parts.clock.now()),
  );
  return {
    compared,
    same: verdicts.get(RECONCILED.same) ?? 0,
    onlyHere: verdicts.get(RECONCILED.onlyHere) ?? 0,
    different: verdicts.get(RECONCILED.different) ?? 0,
    unsettled: others.length - onlyThere.length,
    onlyThere,
  };
}

/** Which of these the platform gave to something that was sent from here, whatever day it is of by now. */
const numbersHere = async (on: Queryable, county: string, ids: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set(
    (
      await on.query<{ id: string }>(
        'select platform_id as id from upload_entries where county_code = $1 and platform_id = any($2::text[])',
        [county, [...ids]],
      )
    ).map(({ id }) => id),
  );

async function everythingThere(
  { database, platform, box }: UploaderParts,
  county: string,
  { institution, from, to }: Period,
): Promise<{ readonly records: readonly HeldRecord[]; readonly institutions: readonly string[] }> {
  const accounts = await accountsOfCounty(database, county);
  const own = accountFor(accounts, institution);
  const asking = own ? [own] : accounts.filter((one) => one.institution.startsWith(institution));
  const passed = asking.filter(hasPassed);
  if (passed.length === 0)
    throw httpFailure(409, { code: 'upload.account', message: '没有校验通过的上传账号，请先改正账号' });
  // An account that is responsible for more is asked for what was meant only.
  const placeOf = (account: { readonly institution: string }): string => (own ? institution : account.institution);
  const found: HeldRecord[] = [];
  for (const account of passed) {
    const login = loginOf(account, box);
    const within = placeOf(account);
    let [after, more] = ['', login !== undefined];
    while (login && more) {
      const answer = await platform.list(login, {
        institution: within,
        sheets: SHEETS,
        from,
        to,
        ...(after && { after }),
      });
      if (answer.kind !== 'told')
        throw httpFailure(503, { code: 'upload.silent', message: `平台没有应答：${answer.message}` });
      found.push(...answer.records);
      after = answer.records.at(-1)?.id ?? after;
      more = answer.more && answer.records.length > 0;
    }
  }
  return { records: found, institutions: passed.map(placeOf) };
}
