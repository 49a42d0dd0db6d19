import { payloadDefinition } from '@gongwei/domain/upload';
import type { Queryable } from '../database/database.port.ts';
import type { HeldRecord } from '../platform/third-party-platform.ts';
import { prefixRange } from '../shared/prefix-range.ts';

/** What was compared: everything below these institutions, of these days. */
type Compared = { readonly institutions: readonly string[]; readonly from: string; readonly to: string };

/**
 * Writes down what only the platform holds, instead of what was known of the same institutions and days. Kept are place, kind, day and the
 * platform's number. Of two comparisons at once the later one stands.
 */
export async function keepPlatformOnly(
  inside: Queryable,
  county: string,
  { institutions, from, to }: Compared,
  held: readonly HeldRecord[],
  now: Date,
): Promise<void> {
  for (const institution of institutions) {
    const below = prefixRange(institution);
    await inside.query(
      `delete from platform_only where county_code = $1 and institution_code >= $2 and institution_code < $3
         and occurred_on between $4::date and $5::date`,
      [county, below.from, below.until, from, to],
    );
  }
  const rows = held.flatMap(({ id, institution, sheet, day }) => {
    const type = payloadDefinition(sheet)?.recordType;
    return type === undefined
      ? []
      : [{ platform_id: id, institution_code: institution, form_id: sheet, record_type: type, occurred_on: day }];
  });
  await inside.query(
    `insert into platform_only (county_code, platform_id, institution_code, form_id, record_type, occurred_on, seen_at)
     select $1, platform_id, institution_code, form_id, record_type, occurred_on, $3
     from jsonb_to_recordset($2::jsonb) as r(platform_id text, institution_code text, form_id text, record_type text, occurred_on date)
     on conflict (county_code, platform_id) do update set institution_code = excluded.institution_code, form_id = excluded.form_id,
       record_type = excluded.record_type, occurred_on = excluded.occurred_on, seen_at = excluded.seen_at`,
    [county, JSON.stringify(rows), now.toISOString()],
  );
}
