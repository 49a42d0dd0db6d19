import { maskFor, type CalendarDay, type Reader } from '@gongwei/domain/shared';
import { toldDay } from '@gongwei/domain/forms';
import type { Queryable } from '../database/database.port.ts';
import { birthMonthsOf, hidePeople } from '../privacy/hide-people.ts';
import { parameters, scopeCondition, type Scope } from '../database/scope.ts';

/** 上传状态 of the upload record. */
const STATES = {
  '0': '未上传',
  '1': '待上传',
  '2': '上传中',
  '3': '上传成功',
  '4': '上传失败',
  '5': '无需上传',
  '6': '需重新上传',
  '7': '未知',
} as const;

/** How many records of the scope's ledger of uploads are in each state, in the order of the codes. */
export async function uploadStates(
  database: Queryable,
  scope: Scope,
): Promise<readonly { readonly state: string; readonly name: string; readonly value: number }[]> {
  const into = parameters();
  const rows = await database.query<{ state: string; value: number }>(
    `select r.state, count(*)::int as value from upload_entries r where ${scopeCondition(scope, 'r', into)} group by 1`,
    into.values,
  );
  return Object.entries(STATES).map(([state, name]) => ({
    state,
    name,
    value: rows.find((row) => row.state === state)?.value ?? 0,
  }));
}

type AbnormalRow = {
  readonly recordId: string;
  readonly residentId: string;
  readonly name: string;
  readonly occurredOn: CalendarDay;
  readonly findings: readonly string[];
};

/** This year's check-ups whose evaluation found something (健康评价 有异常), the newest fifty. */
export async function abnormalCheckUps(
  database: Queryable,
  scope: Scope,
  reader: Reader,
  today: CalendarDay,
): Promise<readonly object[]> {
  const into = parameters();
  const condition = scopeCondition(scope, 'c', into);
  const rows = await database.query<AbnormalRow>(
    `select c.id as "recordId", c.subject_id as "residentId", r.name, c.occurred_on as "occurredOn",
       array_remove(array[c.data ->> 'abnormality1', c.data ->> 'abnormality2', c.data ->> 'abnormality3', c.data ->> 'abnormality4'], null) as findings
     from records c join residents r on r.county_code = c.county_code and r.id = c.subject_id
     where ${condition} and c.removed_at is null and c.form_id = 'health-check-up' and c.data ->> 'healthEvaluation' = '2'
       and c.occurred_on between ${into.add(`${today.slice(0, 4)}-01-01`)} and ${into.add(today)}
     order by c.occurred_on desc, c.id limit 50`,
    into.values,
  );
  if (reader === 'reveals') return rows;
  const births = await birthMonthsOf(
    database,
    rows.map(({ residentId }) => residentId),
  );
  const { hide } = await hidePeople(database, [...new Set(rows.map(({ residentId }) => residentId))]);
  return rows.map((row) => ({
    ...row,
    name: maskFor(reader, 'person-name', row.name),
    occurredOn: toldDay('health-check-up', row.occurredOn, births.get(row.residentId) ?? new Set()),
    findings: row.findings.map((finding) => hide(finding) ?? ''),
  }));
}
