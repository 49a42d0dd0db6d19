import type { CountedPerson } from '@gongwei/domain/measures';
import type { JsonObject } from '@gongwei/domain/shared';
import type { Queryable } from '../../database/database.port.ts';
import { createRandom } from '../../seed/random.ts';
import { insertRows, type NewRow } from './insert-rows.ts';

const STATES = ['0', '1', '1', '2'];
const REPORT_STATES = ['0', '1', '2', '3', '4', '4', '5'];
const DELIVERED = ['2025-12-31T15:59:59.000Z', '2026-01-01T16:00:00.000Z', '2026-06-15T02:00:00.000Z'];

/** For most check-ups of random people what became of their review and their report. */
export async function writeReviews<Person extends CountedPerson>(
  database: Queryable,
  county: string,
  people: readonly Person[],
): Promise<readonly (Person & CountedPerson)[]> {
  const random = createRandom(`reviews:${county}`);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random.next() * items.length)] as Item;
  const rows: NewRow[] = [];
  const reviewed = people.map((person) => {
    const reviews: { [record: string]: JsonObject } = {};
    for (const { id } of person.records.filter(({ formId }) => formId === 'health-check-up')) {
      if (random.next() < 0.3) continue;
      const [state, reportState, critical] = [pick(STATES), pick(REPORT_STATES), random.next() < 0.4];
      const [missing, told] = [pick([null, 0, 0, 3]), random.next() < 0.5];
      const deliveredAt = reportState === '4' ? pick(DELIVERED) : null;
      rows.push({
        ...{ county_code: county, record_id: id, state, missing, critical, report_state: reportState },
        ...{ critical_told: told ? {} : null, delivered_at: deliveredAt, fields: [], print_count: 0, version: 1 },
      });
      reviews[id] = { state, reportState, critical, missing, deliveredAt, unheard: critical && !told };
    }
    const records = person.records.map((one) => ({ ...one, reviewState: String(reviews[one.id]?.['state'] ?? '0') }));
    return { ...person, records, reviews };
  });
  await insertRows(database, 'check_up_reviews', rows);
  return reviewed;
}
