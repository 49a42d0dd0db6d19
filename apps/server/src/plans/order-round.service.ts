import type { Queryable } from '../database/database.port.ts';
import { repeatedTransaction } from '../database/repeated-transaction.ts';
import { countyCodeOf, parameters, scopeCondition, type Scope } from '../database/scope.ts';
import type { Staff } from '../identity/users.repository.ts';
import type { ServerContext } from '../server-context.ts';
import { httpFailure } from '../shared/http-failure.ts';

export type RoundMove = {
  readonly residentId: string;
  readonly besideId: string;
  readonly side: 'before' | 'after';
};
type Asking = { readonly scope: Scope; readonly staff: Staff };

/** Everybody whom somebody still has to visit, in the order of the list of their round. */
async function peopleOfRound(inside: Queryable, { scope, staff }: Asking): Promise<readonly string[]> {
  const into = parameters();
  const me = into.add(staff.id);
  const rows = await inside.query<{ id: string }>(
    `select p.id from residents p left join round_places o on o.county_code = p.county_code and o.resident_id = p.id and o.user_id = ${me}
     where ${scopeCondition(scope, 'p', into)} and (o.place is not null or exists (select 1 from plans n
       left join plan_doctors t on t.county_code = n.county_code and t.resident_id = n.resident_id and t.programme = n.programme
       where n.county_code = p.county_code and n.resident_id = p.id and n.state in ('upcoming', 'due', 'overdue')
         and coalesce(t.doctor_id, n.doctor_id, p.doctor_id) = ${me}))
     order by o.place nulls last, p.village_name, numbers_in_order(nullif(btrim(p.address), '')) collate "C" nulls last, p.name, p.id`,
    into.values,
  );
  return rows.map(({ id }) => id);
}

/**
 * Moves somebody in one's own round. The whole order is written, so that everybody keeps the place they are seen at. @throws 409 where one of the two
 * is in the round no more.
 */
export const moveInRound = (context: ServerContext, asking: Asking, move: RoundMove): Promise<{ people: number }> =>
  repeatedTransaction(context.database, async (inside) => {
    const { staff, scope } = asking;
    // Two windows of the same doctor: one after the other.
    await inside.query('select 1 from users where id = $1 for no key update', [staff.id]);
    const people = await peopleOfRound(inside, asking);
    const others = people.filter((id) => id !== move.residentId);
    const beside = others.indexOf(move.besideId);
    if (beside < 0 || others.length === people.length)
      throw httpFailure(409, { code: 'round.changed', message: '清单刚有变动，没有移动', advice: '请刷新后再移' });
    const at = beside + (move.side === 'after' ? 1 : 0);
    const ordered = [...others.slice(0, at), move.residentId, ...others.slice(at)];
    const county = countyCodeOf(scope.institutionCode);
    await inside.query(
      `insert into round_places (county_code, user_id, resident_id, place)
       select $1, $2, t.id, t.place from unnest($3::text[]) with ordinality as t(id, place)
       on conflict (county_code, user_id, resident_id) do update set place = excluded.place where round_places.place <> excluded.place`,
      [county, staff.id, ordered],
    );
    return { people: ordered.length };
  });

/** The order of villages and households again. */
export const forgetRound = async ({ database }: ServerContext, { scope, staff }: Asking): Promise<void> =>
  void (await database.query('delete from round_places where county_code = $1 and user_id = $2', [
    countyCodeOf(scope.institutionCode),
    staff.id,
  ]));
