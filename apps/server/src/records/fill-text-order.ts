import type { Database } from '../database/database.port.ts';
import type { FormLibrary } from '../ports/form-library.port.ts';

const AT_ONCE = 500;

/**
 * Works out what entries of registers are sorted by where it is not there yet: those of before it was kept, and those of an older backup.
 * Several processes may do it at once; an entry somebody writes meanwhile has its own. Gives how many were filled.
 */
export async function fillTextOrder(database: Database, forms: FormLibrary): Promise<number> {
  let filled = 0;
  for (;;) {
    const rows = await database.query<{
      county_code: string;
      id: string;
      form_id: string;
      data: Record<string, never>;
    }>(
      `select county_code, id, form_id, data from records where text_order is null and subject_kind <> 'resident'
       order by county_code, id limit ${AT_ONCE}`,
      [],
    );
    if (rows.length === 0) return filled;
    const orders = rows.map(({ county_code, id, form_id, data }) => ({
      county_code,
      id,
      text_order: forms.textOrder(form_id, data),
    }));
    await database.query(
      `update records r set text_order = o.text_order
       from jsonb_to_recordset($1::jsonb) as o (county_code text, id text, text_order jsonb)
       where r.county_code = o.county_code and r.id = o.id and r.text_order is null`,
      [JSON.stringify(orders)],
    );
    filled += rows.length;
  }
}
