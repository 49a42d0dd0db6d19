import { BIRTH_FORMS, FIRST_SHEETS } from '@gongwei/domain/forms';
import { PROGRAMMES_BY_BIRTH } from '@gongwei/domain/plans';

/** What stands in a sentence in place of a day that is not told. */
export const HIDDEN_DAY = '规定日期';

/** A day of a plan as SQL; null where a birth follows from it, by the programme. */
export const unlessTold = (programme: string, day: string): string =>
  `case when ${programme} in (${PROGRAMMES_BY_BIRTH.map((one) => `'${one}'`).join(', ')}) then null else ${day} end`;

/** Whose day it is, and of what form the sheet is, in SQL. */
type WhoseDay = { readonly county: string; readonly person: string; readonly form?: string };

const month = (day: string): string => `date_trunc('month', (${day})::timestamp)`;
const texts = (all: readonly string[]): string => all.map((one) => `'${one}'`).join(', ');

/** Whether a day is told by its month, in SQL. Births are compared by equality alone, which lets the database hash them once where there are many rows. */
function isTold({ county, person, form }: WhoseDay, day: string): string {
  const born = (from: string, whose: string, birth = 'b.birth_date', more = ''): string =>
    `exists (select 1 from ${from} where ${whose.split('.')[0]}.county_code = ${county} and ${whose} = ${person} and ${month(birth)} = ${month(day)} and ${birth} >= date '${FIRST_SHEETS}'${more})`;
  return [
    ...(form === undefined ? [] : [`${form} in (${texts(BIRTH_FORMS)})`]),
    born('residents b', 'b.id'),
    born('family_ties t join residents b on b.county_code = t.county_code and b.id = t.other_id', 't.resident_id'),
    born('family_ties t join residents b on b.county_code = t.county_code and b.id = t.resident_id', 't.other_id'),
    born('records b', 'b.subject_id', 'b.occurred_on', ` and b.form_id in (${texts(BIRTH_FORMS)})`),
  ].join(' or ');
}

/** `toldDay` as SQL: the first day of a month that is told as a month, so that an order or a filter tells no more than that. */
export const toldDaySql = (whose: WhoseDay, day: string): string =>
  `case when ${isTold(whose, day)} then ${month(day)}::date else ${day} end`;

/** The same of a time somebody entered, a text that begins with its day. */
export const toldTimeSql = (whose: WhoseDay, time: string): string =>
  `case when ${isTold(whose, `left(${time}, 10)::date`)} then left(${time}, 7) || '-01' else ${time} end`;

const inChina = (instant: string): string => `(${instant} at time zone 'UTC' + interval '8 hours')`;

/** `toldInstant` as SQL: the beginning of a month that is told as a month. */
export const toldInstantSql = (whose: WhoseDay, instant: string): string =>
  `case when ${isTold(whose, `${inChina(instant)}::date`)} then (${month(inChina(instant))} - interval '8 hours') at time zone 'UTC' else ${instant} end`;

/**
 * What rows are ordered by in place of an instant, for who may only look: the month of all of them, as a neighbour with an hour of its own would tell
 * between which days a birth lies. Rows of a month follow by their identifiers. Written as the index `records_entered_month` has it.
 */
export const monthOfInstant = (instant: string): string => month(inChina(instant));

/** The month of a day, as its first day: what every row tells that way tells nothing by its neighbours. */
export const monthOfDay = (day: string): string => `${month(day)}::date`;
