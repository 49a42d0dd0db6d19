import { HEALTH_REPORT_FORM } from '@gongwei/domain/prevention';
import type { JsonObject } from '@gongwei/domain/shared';
import type { Queryable } from '../database/database.port.ts';

export type StandingReport = { readonly id: string; readonly state: string };

/** The report of a person that stands for the days of these answers, besides the record `except`; one that is void stands for none. The person is held. */
export async function standingReport(
  inside: Queryable,
  { county, id }: { readonly county: string; readonly id: string },
  { period, rangeStart }: JsonObject,
  except = '',
): Promise<StandingReport | undefined> {
  const [report] = await inside.query<StandingReport>(
    `select id, coalesce(data->>'state', '0') as state from records where county_code = $1 and subject_id = $2 and form_id = $3
       and removed_at is null and data->>'period' = $4 and data->>'rangeStart' = $5 and coalesce(data->>'state', '0') <> '4' and id <> $6 limit 1`,
    [county, id, HEALTH_REPORT_FORM, String(period), String(rangeStart), except],
  );
  return report;
}
