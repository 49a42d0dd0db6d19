import type { CountedPerson } from '@gongwei/domain/measures';
import type { JsonObject } from '@gongwei/domain/shared';
import type { Queryable } from '../../database/database.port.ts';
import { createRandom } from '../../seed/random.ts';
import { insertRows, type NewRow } from './insert-rows.ts';

const PROGRAMMES = ['hypertension', 'hypertension', 'diabetes', 'psychosis', 'tuberculosis', 'child'];
const STATES = ['upcoming', 'due', 'overdue', 'visited', 'made-up', 'lost', 'ended'];
const DAYS = ['2025-12-31', '2026-01-01', '2026-06-14', '2026-06-15', '2026-06-16'];

const HELD = ['1', '2', '3', '4', '8'];
/** The appointment somebody has, or had last: of the newest year, one that holds before one that does not. */
const current = (appointments: readonly JsonObject[]): JsonObject =>
  appointments.toSorted(
    (a, b) =>
      Number(b['year']) - Number(a['year']) ||
      Number(HELD.includes(String(b['stored']))) - Number(HELD.includes(String(a['stored']))) ||
      (String(a['id']) < String(b['id']) ? 1 : -1),
  )[0] ?? {};

/** For most people planned visits, some of several programmes on one day, and appointments, some of them moved or missed. */
export async function writePlans<Person extends CountedPerson & { readonly id: string }>(
  database: Queryable,
  county: string,
  people: readonly Person[],
): Promise<readonly (Person & CountedPerson)[]> {
  const random = createRandom(`plans:${county}`);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random.next() * items.length)] as Item;
  const [plans, appointments]: [NewRow[], NewRow[]] = [[], []];
  const counted = people.map((person) => {
    const [ofPlans, ofAppointments]: [JsonObject[], JsonObject[]] = [[], []];
    const at = { county_code: county, resident_id: person.id };
    for (let left = pick([0, 1, 2, 4]); left > 0; left -= 1) {
      const own = { id: `${person.id}-p${left}`, programme: pick(PROGRAMMES), state: pick(STATES), dueOn: pick(DAYS) };
      const { id, programme, state, dueOn } = own;
      const days = { opened_on: dueOn, soon_on: dueOn, due_on: dueOn, grace_until: dueOn };
      plans.push({ ...at, ...days, id, programme, state, what: '', form_id: '', version: 1 });
      ofPlans.push(own);
    }
    for (let left = pick([0, 1, 2]); left > 0; left -= 1) {
      const date = pick(DAYS);
      // Somebody holds one place of a kind and year at most.
      const stored = left === 1 ? pick(['1', '2', '3', '4', '5']) : pick(['5', '6', '7', '8']);
      const transport = pick([null, '1', '2', '3']);
      const own = { id: `${person.id}-a${left}`, stored, date, transport, year: Number(date.slice(0, 4)) };
      const made = { created_at: '2025-12-01T00:00:00Z', created_by: '', updated_at: '2025-12-01T00:00:00Z' };
      const where = { session_id: `s${date}`, slot: 1, queue_no: appointments.length, institution_code: '990101' };
      const rest = { check_type: String(left), updated_by: '', version: 1, id: own.id, year: own.year, transport };
      appointments.push({ ...at, ...made, ...where, ...rest, day: date, state: stored });
      ofAppointments.push(own);
    }
    const invitee = [current(ofAppointments)];
    return { ...person, rows: { ...person.rows, plan: ofPlans, appointment: ofAppointments, invitee } };
  });
  await insertRows(database, 'plans', plans);
  await insertRows(database, 'appointments', appointments);
  return counted;
}
