import type { ReturnedSheet } from '@gongwei/domain/forms';
import type { Queryable } from '../database/database.port.ts';
import type { FullRecordRow } from './record.mapper.ts';

type Row = {
  readonly by_name: string | null;
  readonly judged_at: string;
  readonly note: string | null;
  readonly fields: ReturnedSheet['fields'];
};

/** Why a check-up sheet was sent back; nothing for a sheet that was not, or was handed in again. */
export async function returnedSheet(
  on: Queryable,
  { form_id, county_code, id }: Pick<FullRecordRow, 'form_id' | 'county_code' | 'id'>,
): Promise<{ readonly returned?: ReturnedSheet }> {
  if (form_id !== 'health-check-up') return {};
  const [row] = await on.query<Row>(
    `select u.name as by_name, v.judged_at, v.note, v.fields from check_up_reviews v left join users u on u.id = v.judged_by
     where v.county_code = $1 and v.record_id = $2 and v.state = '2'`,
    [county_code, id],
  );
  if (!row) return {};
  const { by_name, judged_at, note, fields } = row;
  return { returned: { byName: by_name ?? '审核医生', at: judged_at, ...(note !== null && { note }), fields } };
}
