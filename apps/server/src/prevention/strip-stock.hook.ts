import type { JsonObject } from '@gongwei/domain/shared';
import type { Queryable } from '../database/database.port.ts';
import type { RecordHook } from '../records/record-hooks.ts';
import { httpFailure } from '../shared/http-failure.ts';

const FORM = 'test-strip-stock';
const STOREROOM = '98';

/** Of each place and lot what is left: what is handed out leaves the storeroom for a department, what is given back goes the other way. */
const LEFT = `
  select place, batch, sum(qty)::int as left from (
    select case when data->>'kind' in ('1', '2', '5') then '98' else coalesce(nullif(data->>'department', ''), '98') end as place, data->>'batchNo' as batch,
      case data->>'kind' when '1' then 1 when '2' then -1 when '5' then 1 when '3' then -1 else 0 end * (data->>'qty')::int
        + case data->>'kind' when '4' then coalesce((data->>'difference')::int, 0) else 0 end as qty
    from records where county_code = $1 and form_id = 'test-strip-stock' and institution_code = $2 and removed_at is null and data->>'brand' = $3
    union all
    select data->>'department', data->>'batchNo', case data->>'kind' when '2' then 1 else -1 end * (data->>'qty')::int
    from records where county_code = $1 and form_id = 'test-strip-stock' and institution_code = $2 and removed_at is null and data->>'brand' = $3
      and data->>'kind' in ('2', '5')
  ) moved group by place, batch`;

type Left = { readonly place: string; readonly batch: string; readonly left: number };

/** One writer of an institution's books at a time: what is left is counted with everything that was written. */
const held = (inside: Queryable, county: string, institution: string): Promise<unknown> =>
  inside.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`strips ${county} ${institution}`]);

/**
 * No lot of strips is handed out, lost or given back that is not there; asked after the write, so that a change or removal of what came
 * in is held to it as well. @throws 422 with how many there are.
 */
export const stripStockHook: RecordHook = {
  name: 'books of test strips',
  afterWrite: async ({ inside, form, stored, before }) => {
    if (form.id !== FORM) return false;
    await held(inside, stored.county_code, stored.institution_code);
    const brands = new Set([stored.data['brand'], before?.data['brand']].filter((brand) => typeof brand === 'string'));
    for (const brand of brands) {
      const rows = await inside.query<Left>(LEFT, [stored.county_code, stored.institution_code, brand]);
      const short = rows.find(({ left }) => left < 0);
      if (short) throw shortage(short, stored.data);
    }
    return false;
  },
};

function shortage({ place, batch, left }: Left, data: JsonObject) {
  const qty = typeof data['qty'] === 'number' && data['batchNo'] === batch && data['kind'] !== '1' ? data['qty'] : 0;
  const there = Math.max(0, left + qty);
  const where = place === STOREROOM ? '库房' : '该科室';
  return httpFailure(422, { code: 'strips.short', message: `库存不足，${where}批号 ${batch} 现有 ${there} 条` });
}
