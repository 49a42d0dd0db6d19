import type { ListLayout, SavedView } from '@gongwei/domain/lists';
import { waitTurn, type Queryable } from '../database/database.port.ts';
import { countyCodeOf } from '../database/scope.ts';
import type { Staff } from '../identity/users.repository.ts';

type Row = {
  id: string;
  user_id: string;
  shared: boolean;
  label: string;
  question: SavedView['question'];
  columns: string[] | null;
};
/** More would not be found again by whoever keeps them. */
export const MOST_VIEWS = 50;

const COLUMNS = 'id, user_id, shared, label, question, columns';

const toView = (list: string, me: string, row: Row): SavedView => ({
  id: row.id,
  list,
  label: row.label,
  shared: row.shared,
  mine: row.user_id === me,
  question: row.question,
  ...(row.columns && { columns: row.columns }),
});

/** What somebody keeps of a list, and what their institution or one above it shares. */
export async function viewsOf(database: Queryable, staff: Staff, list: string): Promise<readonly SavedView[]> {
  const rows = await database.query<Row>(
    `select ${COLUMNS} from list_views where county_code = $1 and list = $2
       and (user_id = $3 or shared and left($4::text, length(institution_code)) = institution_code) order by shared, label, id`,
    [countyCodeOf(staff.institutionCode), list, staff.id, staff.institutionCode],
  );
  return rows.map((row) => toView(list, staff.id, row));
}

/** Keeps a view of one's own; `undefined` where the identifier is somebody else's, or there are too many. Inside of a transaction. */
export async function keepView(
  inside: Queryable,
  staff: Staff,
  view: Omit<SavedView, 'mine'>,
  at: string,
): Promise<SavedView | undefined> {
  await waitTurn(inside, `views:${staff.id}`);
  const [row] = await inside.query<Row>(
    `insert into list_views as v (county_code, id, list, user_id, institution_code, shared, label, question, columns, changed_at)
     select $1, $2, $3, $4, $5, $6, $7, $8::jsonb, $9::jsonb, $10
      where exists (select 1 from list_views where county_code = $1 and id = $2)
        or (select count(*) from list_views where county_code = $1 and list = $3 and user_id = $4) < ${MOST_VIEWS}
     on conflict (county_code, id) do update set shared = excluded.shared, label = excluded.label, question = excluded.question,
       columns = excluded.columns, institution_code = excluded.institution_code, changed_at = excluded.changed_at
      where v.user_id = excluded.user_id and v.list = excluded.list
     returning ${COLUMNS}`,
    [
      countyCodeOf(staff.institutionCode),
      view.id,
      view.list,
      staff.id,
      staff.institutionCode,
      view.shared,
      view.label,
      JSON.stringify(view.question),
      view.columns ? JSON.stringify(view.columns) : null,
      at,
    ],
  );
  return row && toView(view.list, staff.id, row);
}

/** Drops a view of one's own; of somebody else's nothing happens. */
export const dropView = async (database: Queryable, staff: Staff, list: string, id: string): Promise<void> =>
  void (await database.query(
    'delete from list_views where county_code = $1 and id = $2 and list = $3 and user_id = $4',
    [countyCodeOf(staff.institutionCode), id, list, staff.id],
  ));

export async function layoutOf(database: Queryable, staff: Staff, list: string): Promise<ListLayout> {
  const [row] = await database.query<{ layout: ListLayout }>(
    'select layout from list_layouts where user_id = $1 and list = $2',
    [staff.id, list],
  );
  return row?.layout ?? {};
}

export const keepLayout = async (database: Queryable, staff: Staff, list: string, layout: ListLayout): Promise<void> =>
  void (await database.query(
    `insert into list_layouts (user_id, list, layout) values ($1, $2, $3::jsonb)
     on conflict (user_id, list) do update set layout = excluded.layout`,
    [staff.id, list, JSON.stringify(layout)],
  ));
