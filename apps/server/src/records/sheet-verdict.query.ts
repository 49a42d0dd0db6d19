import type { PassedSheet, ReturnedSheet } from '@gongwei/domain/forms';
import type { Queryable } from '../database/database.port.ts';
import type { FullRecordRow } from './record.mapper.ts';

type Row = {
  readonly state: '1' | '2';
  readonly by_name: string | null;
  readonly judged_at: string;
  readonly note: string | null;
  readonly fields: ReturnedSheet['fields'];
};

/** Why a check-up sheet was sent back, or who passed it; nothing for one that waits, or was handed in again. */
export async function sheetVerdict(
  on: Queryable,
  { form_id, county_code, id }: Pick<FullRecordRow, 'form_id' | 'county_code' | 'id'>,
): Promise<{ readonly returned?: ReturnedSheet; readonly passed?: PassedSheet }> {
  if (form_id !== 'health-check-up') return {};
  const [row] = await on.query<Row>(
    `select v.state, u.name as by_name, v.judged_at, v.note, v.fields from check_up_reviews v left join users u on u.id = v.judged_by
     where v.county_code = $1 and v.record_id = $2 and v.state in ('1', '2')`,
    [county_code, id],
  );
  if (!row) return {};
  const { state, by_name, judged_at, note, fields } = row;
  const verdict = { byName: by_name ?? '审核医生', at: judged_at };
  if (state === '1') return { passed: verdict };
  return { returned: { ...verdict, ...(note !== null && note !== '' && { note }), fields } };
}
