import { CONFIGURATION_FORM, configurationOf, type Configuration } from '@gongwei/domain/back-office';
import type { Answers } from '@gongwei/domain/forms';
import type { Queryable } from '../database/database.port.ts';
import { countyCodeOf } from '../database/scope.ts';

/** What is in force for an institution now: its own entries of 全局配置 and those of the institutions above it. */
export async function configurationAt(database: Queryable, institutionCode: string): Promise<Configuration> {
  const countyCode = countyCodeOf(institutionCode);
  const line = Array.from({ length: institutionCode.length }, (_, at) => institutionCode.slice(0, at + 1));
  const rows = await database.query<{ institution_code: string; data: Answers }>(
    `select institution_code, data from records
     where county_code = any($1) and institution_code = any($2) and form_id = $3 and removed_at is null`,
    [[...new Set(line.map(countyCodeOf))], line, CONFIGURATION_FORM],
  );
  const entries = rows.map(({ institution_code: code, data }) => ({
    institutionCode: code,
    key: String(data['key'] ?? ''),
    value: String(data['value'] ?? ''),
    scope: String(data['scope'] ?? '1'),
    inherit: data['inherit'] !== false,
  }));
  return configurationOf(entries, institutionCode, countyCode);
}

/** The same without what the institution itself has set: what those above it have set for those below. */
export const configurationAbove = (database: Queryable, institutionCode: string): Promise<Configuration> =>
  configurationAt(database, institutionCode.slice(0, -1));
