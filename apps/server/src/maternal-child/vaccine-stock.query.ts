import type { Answers } from '@gongwei/domain/forms';
import { vaccineStock } from '@gongwei/domain/maternal-child';
import { registerOf } from '@gongwei/domain/register';
import type { JsonObject } from '@gongwei/domain/shared';
import type { Queryable } from '../database/database.port.ts';
import { parameters, type Scope } from '../database/scope.ts';
import { recordVisibility, type Reader } from '../records/record-visibility.ts';

type Entry = { readonly formId: string; readonly subjectId: string; readonly data: Answers };

/** What other entries of the same institution say about one, for the form's rules: of a batch of vaccine its stock. Most forms ask for nothing and cost no query. */
export async function entryFacts(database: Queryable, scope: Scope, reader: Reader, entry: Entry): Promise<JsonObject> {
  const from = registerOf(entry.formId)?.factsFrom;
  const { vaccine, batchNumber } = entry.data;
  if (from === undefined || typeof vaccine !== 'string' || typeof batchNumber !== 'string') return {};
  const into = parameters();
  const rows = await database.query<{ data: Answers }>(
    `select r.data from records r where ${recordVisibility(scope, reader, 'r', into)} and r.removed_at is null
       and r.subject_id = ${into.add(entry.subjectId)} and r.form_id = ${into.add(from)}`,
    into.values,
  );
  return vaccineStock(
    rows.map(({ data }) => data),
    vaccine,
    batchNumber,
  );
}
