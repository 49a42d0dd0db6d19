import type { Answers } from '@gongwei/domain/forms';
import type { CalendarDay } from '@gongwei/domain/shared';
import type { Database } from '../database/database.port.ts';
import { judgeCheckUp } from './judge-check-up.rules.ts';
import { beginReview, writeJudged } from './reviews.repository.ts';

const CHUNK = 25;

type Unjudged = {
  readonly county_code: string;
  readonly id: string;
  readonly occurred_on: CalendarDay;
  readonly data: Answers;
  readonly sex: string;
  readonly birth_date: CalendarDay;
  readonly conditions: readonly string[];
};

// Held while they are looked at; a sheet somebody saves at the moment is judged by that save.
const UNJUDGED = `select r.county_code, r.id, r.occurred_on, r.data, p.sex, p.birth_date, p.conditions from records r
  join residents p on p.county_code = r.county_code and p.id = r.subject_id
  where r.form_id = 'health-check-up' and r.subject_kind = 'resident' and r.removed_at is null
    and not exists (select 1 from check_up_reviews v where v.county_code = r.county_code and v.record_id = r.id and v.missing is not null)
  order by r.county_code, r.id limit ${CHUNK} for no key update of r skip locked`;

/**
 * Judges the check-up sheets of before reviews were kept, so that lists tell what they lack. Safe to repeat, to break off, and in several
 * processes at once. @returns how many it judged.
 */
export async function fillReviews(database: Database, goOn: () => boolean = () => true): Promise<number> {
  let count = 0;
  while (goOn()) {
    const judged = await database.transaction(async (inside) => {
      const rows = await inside.query<Unjudged>(UNJUDGED);
      for (const row of rows) {
        const review = await beginReview(inside, row.county_code, row.id);
        await writeJudged(inside, review, review.state, judgeCheckUp(row.data, row, row.occurred_on));
      }
      return rows.length;
    });
    count += judged;
    if (judged < CHUNK) return count;
  }
  return count;
}
