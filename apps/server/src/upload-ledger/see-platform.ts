import { differingFields } from '@gongwei/domain/upload';
import type { Queryable } from '../database/database.port.ts';
import { repeatedTransaction } from '../database/repeated-transaction.ts';
import type { AskResult, HeldRecord } from '../platform/third-party-platform.ts';
import { httpFailure } from '../shared/http-failure.ts';
import { accountById, accountFor, accountsOfCounty, loginOf } from './accounts.query.ts';
import { askUnknown, keyOf } from './ask-platform.ts';
import { heldEntries, writeEntries } from './entries.repository.ts';
import type { EntryRow } from './upload-entry.ts';
import type { UploaderParts } from './uploader-parts.ts';

/** Codes of `upload-record.reconcileState`. */
export const RECONCILED = { same: '1', onlyHere: '2', onlyThere: '3', different: '4' } as const;
const ACCOUNT_WRONG = '上传账号没有校验通过，请先改正账号';
const SILENT = '平台没有应答，请稍后再比';

/** Why the platform could not be asked, by entry; those that are missing were answered. */
export type Unseen = ReadonlyMap<string, string>;

/**
 * Asks the platform what it holds of entries of one county, and notes it. Answers that never came are settled by it; nothing else is changed by
 * looking. At most `MOST_AT_ONCE`.
 */
export async function seePlatform(
  parts: UploaderParts,
  entries: readonly EntryRow[],
  by: { readonly id: string; readonly name: string },
): Promise<Unseen> {
  const unseen = new Map<string, string>();
  const [first] = entries;
  if (!first) return unseen;
  const accounts = await accountsOfCounty(parts.database, first.county_code);
  const groups = Map.groupBy(
    entries,
    (entry) => entry.account_id ?? accountFor(accounts, entry.institution_code)?.id ?? '',
  );
  for (const [accountId, own] of groups) {
    const account = await accountById(parts.database, accountId);
    const login = account && loginOf(account, parts.box);
    const why = !account ? '所属机构没有上传账号' : account.state === '1' && login ? undefined : ACCOUNT_WRONG;
    const asked = own.filter((entry) => keyOf(entry) !== undefined);
    for (const entry of own) if (why !== undefined) unseen.set(entry.record_id, why);
    if (why !== undefined || !account || !login || asked.length === 0) continue;
    const unknown = asked.filter(({ state }) => state === '7');
    if (unknown.length > 0)
      for (const entry of await askUnknown(parts, account, login, unknown, by))
        if (entry.state === '7') unseen.set(entry.record_id, SILENT);
    const others = asked.filter(({ state }) => state !== '7');
    const at = parts.clock.now();
    const result =
      others.length === 0
        ? undefined
        : await parts.platform.ask(
            login,
            others.flatMap((entry) => keyOf(entry) ?? []),
          );
    if (result && result.kind !== 'told') others.forEach((entry) => unseen.set(entry.record_id, SILENT));
    if (result?.kind === 'told') await noteSeen(parts, others, result, at);
  }
  return unseen;
}

/** The same for one entry, told as a failure where the platform says nothing. */
export const refuseUnseen = (unseen: Unseen): void => {
  const [why] = unseen.values();
  if (why !== undefined) throw httpFailure(503, { code: 'upload.unseen', message: why });
};

const noteSeen = (
  { database }: UploaderParts,
  asked: readonly EntryRow[],
  { records }: AskResult & { readonly kind: 'told' },
  at: Date,
): Promise<void> =>
  repeatedTransaction(database, async (inside) => {
    const there = new Map(asked.map(({ record_id }, at) => [record_id, records[at] ?? null]));
    await noteHeld(inside, asked[0]?.county_code ?? '', there, at);
  });

/**
 * Writes down what the platform held of entries at the instant it was asked, and how that agrees with what was sent. What was answered since
 * is left alone: the platform was asked too early for it.
 */
export async function noteHeld(
  inside: Queryable,
  county: string,
  there: ReadonlyMap<string, HeldRecord | null>,
  asked: Date,
): Promise<readonly EntryRow[]> {
  const at = asked.toISOString();
  const held = (await heldEntries(inside, county, [...there.keys()])).filter(
    ({ answered_at }) => answered_at === null || new Date(answered_at) <= asked,
  );
  const seen = held.map((entry): EntryRow => {
    const record = there.get(entry.record_id) ?? null;
    const platform_now = record ? { fields: record.fields, at } : { at };
    if (!['3', '6'].includes(entry.state)) return { ...entry, platform_now };
    return { ...entry, platform_now, reconcile_state: verdict(entry, record), reconciled_at: at };
  });
  await writeEntries(inside, seen);
  return seen;
}

const verdict = ({ sent }: EntryRow, record: HeldRecord | null): string => {
  if (!record) return RECONCILED.onlyHere;
  return differingFields(sent?.fields ?? {}, record.fields).length === 0 ? RECONCILED.same : RECONCILED.different;
};
