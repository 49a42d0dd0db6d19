import { earlierFacts, formsAskedBy, type EarlierRecord } from '@gongwei/domain/catalogue/earlier-facts';
import type { CalendarDay, JsonObject } from '@gongwei/domain/shared';
import type { Answers } from '@gongwei/domain/forms';
import type { Queryable } from '../../database/database.port.ts';
import { parameters, scopeCondition, type Scope } from '../../database/scope.ts';
import type { ResidentRecord } from '../../resident/resident.mapper.ts';

/** Home readings are the only sheets of which more than a few are looked at. */
const MOST_SHEETS = 200;

/** What a form of a day is told of other sheets of the same person, within the scope of the asker. Most forms ask for none and cost no query. */
export async function factsOfOtherSheets(
  database: Queryable,
  scope: Scope,
  resident: ResidentRecord,
  formId: string,
  on: CalendarDay,
): Promise<JsonObject> {
  const asked = formsAskedBy(formId);
  if (asked.length === 0) return {};
  const into = parameters();
  const condition = `${scopeCondition(scope, 'r', into)} and r.subject_id = ${into.add(resident.id)} and r.form_id in (${asked.map((id) => into.add(id)).join(', ')})`;
  const rows = await database.query<{ form_id: string; occurred_on: CalendarDay; data: Answers }>(
    `select r.form_id, r.occurred_on, r.data from records r where ${condition} and r.removed_at is null order by r.occurred_on desc, r.id desc limit ${MOST_SHEETS}`,
    into.values,
  );
  return earlierFacts(
    formId,
    on,
    rows.map((row): EarlierRecord => ({ formId: row.form_id, on: row.occurred_on, data: row.data })),
  );
}
