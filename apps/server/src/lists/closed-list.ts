import { PSYCHOSIS_CODE } from '@gongwei/domain/identity';
import type { Queryable } from '../database/database.port.ts';
import { allows } from '../identity/permissions.policy.ts';
import { seesPsychosis } from '../privacy/confidential.policy.ts';
import { forbidden } from '../shared/http-failure.ts';
import { readAsked } from './asked.ts';
import { countRows } from './count.query.ts';
import type { ListReader, ServedList } from './source.ts';

/** Whoever follows people up is told how many they are whose names few may see. @throws 403 with the number. */
export async function refuseClosed(database: Queryable, served: ServedList, reading: ListReader): Promise<void> {
  const { permission, title, filters = [], unit } = served.list.definition;
  const { staff } = reading;
  if (permission === 'everybody' || permission.code !== PSYCHOSIS_CODE) return;
  if (seesPsychosis(staff) || !allows(staff.permissions, ['gwsfmkgl'], 'V')) return;
  const begun = Object.fromEntries(filters.flatMap(({ key, default: from }) => (from ? [[key, from]] : [])));
  const { found } = await countRows(database, served, readAsked(served, { where: begun }, reading), reading, true);
  throw forbidden(`“${title}”只对有“严重精神障碍”权限的人员开放。您管理范围内管理中的有 ${found} ${unit}`);
}
