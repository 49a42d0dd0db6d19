import { sendAlong, type Queryable } from '../database/database.port.ts';
import type { EntryRow } from './upload-entry.ts';

/** These entries, which nobody else may change until the transaction ends. Always in one order: two who want the same wait and do not block. */
export const heldEntries = (inside: Queryable, county: string, ids: readonly string[]): Promise<readonly EntryRow[]> =>
  inside.query<EntryRow>(
    `select * from upload_entries where county_code = $1 and record_id = any($2::text[]) order by record_id for update`,
    [county, ids],
  );

const COLUMNS = [
  ...['county_code', 'record_id', 'form_id', 'record_type', 'turn', 'resident_id', 'institution_code', 'occurred_on'],
  ...['state', 'attempts', 'asked_times', 'missing', 'content_hash', 'sent_hash', 'sent', 'platform_now', 'account_id'],
  ...['batch_id', 'platform_id', 'request_id', 'error_code', 'error_text', 'error_field', 'next_at', 'sent_at'],
  ...['answered_at', 'last_at', 'unknown_since', 'completed_on', 'uploader_id', 'skip_reason', 'reconcile_state'],
  ...['reconciled_at', 'created_at', 'revoke_state', 'revoke', 'revoke_next_at'],
] as const satisfies readonly (keyof EntryRow)[];
const REPLACED = COLUMNS.filter((name) => name !== 'county_code' && name !== 'record_id')
  .map((name) => `${name} = excluded.${name}`)
  .join(', ');

/** Writes entries as they are given, new ones and held ones. */
export async function writeEntries(inside: Queryable, entries: readonly EntryRow[]): Promise<void> {
  if (entries.length === 0) return;
  await sendAlong(
    inside,
    `insert into upload_entries (${COLUMNS.join(', ')})
     select ${COLUMNS.join(', ')} from jsonb_populate_recordset(null::upload_entries, $1::jsonb)
     on conflict (county_code, record_id) do update set ${REPLACED}`,
    [JSON.stringify(entries)],
  );
}
