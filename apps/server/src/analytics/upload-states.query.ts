import type { CalendarDay } from '@gongwei/domain/shared';
import type { Queryable } from '../database/database.port.ts';
import { parameters, scopeCondition, type Scope } from '../organisation/scope.ts';

/** 上传状态 of the upload record. */
const STATES = {
  '0': '未上传',
  '1': '待上传',
  '2': '上传中',
  '3': '上传成功',
  '4': '上传失败',
  '5': '无需上传',
  '6': '需重新上传',
} as const;

/** How many of the scope's upload records are in each state, in the order of the codes. */
export async function uploadStates(
  database: Queryable,
  scope: Scope,
): Promise<readonly { readonly state: string; readonly name: string; readonly value: number }[]> {
  const into = parameters();
  const rows = await database.query<{ state: string; value: number }>(
    `select r.data ->> 'state' as state, count(*)::int as value from records r
     where ${scopeCondition(scope, 'r', into)} and r.form_id = 'upload-record' and r.removed_at is null group by 1`,
    into.values,
  );
  return Object.entries(STATES).map(([state, name]) => ({
    state,
    name,
    value: rows.find((row) => row.state === state)?.value ?? 0,
  }));
}

/** This year's check-ups whose evaluation found something (健康评价 有异常), the newest fifty. */
export async function abnormalCheckUps(
  database: Queryable,
  scope: Scope,
  today: CalendarDay,
): Promise<readonly object[]> {
  const into = parameters();
  const condition = scopeCondition(scope, 'c', into);
  return database.query(
    `select c.id as "recordId", c.subject_id as "residentId", r.name, c.occurred_on as "occurredOn",
       array_remove(array[c.data ->> 'abnormality1', c.data ->> 'abnormality2', c.data ->> 'abnormality3', c.data ->> 'abnormality4'], null) as findings
     from records c join residents r on r.county_code = c.county_code and r.id = c.subject_id
     where ${condition} and c.form_id = 'health-check-up' and c.data ->> 'healthEvaluation' = '2'
       and c.occurred_on between ${into.add(`${today.slice(0, 4)}-01-01`)} and ${into.add(today)}
     order by c.occurred_on desc, c.id limit 50`,
    into.values,
  );
}
