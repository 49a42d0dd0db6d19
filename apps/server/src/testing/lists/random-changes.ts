import { personChanged } from '../../database/branch-changes.ts';
import type { Database } from '../../database/database.port.ts';
import { createRandom } from '../../seed/random.ts';

/** About a third of a county's rows, others for each `lot`. */
const SOME = `county_code = $1 and left(md5($2::text || `;
const some = (key: string): string => `${SOME}${key}), 1) < '5'`;

/** What programs do to rows of people without saying whose they are. */
const CHANGES: readonly string[] = [
  `update plans set state = case state when 'open' then 'overdue' else 'open' end where ${some('id')}`,
  `delete from plans where ${some('id')}`,
  `insert into plan_doctors (county_code, resident_id, programme, doctor_id, until_day, reason, at, by_id)
    select county_code, id, 'hypertension', 'doctor', '9999-12-31', '', now(), '' from residents where ${some('id')} on conflict do nothing`,
  `update appointments set state = case state when '1' then '6' else '1' end where ${some('id')}`,
  `delete from appointments where ${some('id')}`,
  `update upload_entries set state = case state when '3' then '4' else '3' end where ${some('record_id')}`,
  `delete from upload_events where ${some('id')}`,
  `update check_up_reviews set state = case state when '1' then '2' else '1' end where ${some('record_id')}`,
  `insert into check_up_reviews (county_code, record_id, state) select county_code, id, '1' from records
    where form_id = 'health-check-up' and ${some('id')} on conflict (county_code, record_id) do update set state = '1'`,
  `update findings set state = case state when 'open' then 'closed' else 'open' end where ${some('id')}`,
];

/** Some of all that, and somebody who moves, as the server does it. */
export async function changeAtRandom(database: Database, county: string, places: readonly string[]): Promise<void> {
  const random = createRandom(`changes:${county}`);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random.next() * items.length)] as Item;
  for (const [at, change] of CHANGES.entries())
    if (random.next() < 0.5) await database.query(change, [county, String(at)]);
  const people = await database.query<{ id: string; institution_code: string }>(
    'select id, institution_code from residents where county_code = $1 order by id',
    [county],
  );
  const person = pick(people);
  if (random.next() < 0.5) return;
  await database.transaction(async (inside) => {
    await inside.query('update residents set institution_code = $3 where county_code = $1 and id = $2', [
      ...[county, person.id, pick(places)],
    ]);
    await personChanged(inside, { countyCode: county, id: person.id, institutionCode: person.institution_code });
  });
}
