import type { Page } from '@gongwei/domain/resident';
import { PRINT_JOB_FORM, type PrintJobQuery, type PrintJobRow } from '@gongwei/domain/upload';
import type { Queryable } from '../database/database.port.ts';
import { parameters, scopeCondition, type Parameters, type Scope } from '../organisation/scope.ts';

type Row = Omit<PrintJobRow, 'receiver'> & { readonly receiver: string | null };

const COLUMNS = `r.id, p.id as "residentId", p.name, p.sex, p.birth_date as "birthDate", p.archive_number as "archiveNumber",
  r.data ->> 'template' as template, coalesce((r.data ->> 'copies')::int, 1) as copies, coalesce(r.data ->> 'state', '') as state,
  r.created_at as "printedAt", coalesce(u.name, r.updated_by_name) as "printedByName", coalesce(i.name, r.institution_code) as "institutionName",
  r.data ->> 'receiver' as receiver,
  (select count(*)::int from records o where o.county_code = r.county_code and o.subject_id = r.subject_id and o.form_id = r.form_id
    and o.removed_at is null and o.data ->> 'template' = r.data ->> 'template'
    and o.data ->> 'checkUpId' is not distinct from r.data ->> 'checkUpId' and (o.created_at, o.id) <= (r.created_at, r.id)) as time`;

/** A page of what was printed in a scope, the newest first. */
export async function printJobPage(
  database: Queryable,
  scope: Scope,
  query: PrintJobQuery,
): Promise<Page<PrintJobRow>> {
  const counting = parameters();
  const [{ total } = { total: 0 }] = await database.query<{ total: number }>(
    `select count(*)::int as total from ${TABLES} where ${condition(scope, query, counting)}`,
    counting.values,
  );
  if (query.offset >= total) return { rows: [], total };
  const into = parameters();
  const where = condition(scope, query, into);
  const rows = await database.query<Row>(
    `select ${COLUMNS} from ${TABLES} left join users u on u.id = r.created_by left join institutions i on i.code = p.institution_code
     where ${where} order by r.created_at desc, r.id desc limit ${into.add(query.limit)} offset ${into.add(query.offset)}`,
    into.values,
  );
  return { total, rows: rows.map(({ receiver, ...row }) => (receiver === null ? row : { ...row, receiver })) };
}

const TABLES = 'records r join residents p on p.county_code = r.county_code and p.id = r.subject_id';

function condition(scope: Scope, query: PrintJobQuery, into: Parameters): string {
  const parts = [scopeCondition(scope, 'r', into), `r.form_id = ${into.add(PRINT_JOB_FORM)}`, 'r.removed_at is null'];
  if (query.from) parts.push(`r.occurred_on >= ${into.add(query.from)}`);
  if (query.until) parts.push(`r.occurred_on <= ${into.add(query.until)}`);
  if (query.template) parts.push(`r.data ->> 'template' = ${into.add(query.template)}`);
  if (query.state) parts.push(`r.data ->> 'state' = ${into.add(query.state)}`);
  const text = query.text?.trim();
  if (text) {
    const like = into.add(`%${text.replace(/[\\%_]/g, '\\$&')}%`);
    const exact = into.add(text.toUpperCase());
    parts.push(
      `(p.name like ${like} or p.initials like lower(${like}) or p.archive_number like ${like} or p.id_number = ${exact} or p.id_tail = ${exact})`,
    );
  }
  return parts.join(' and ');
}
