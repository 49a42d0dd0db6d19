import { BIRTH_FORMS, birthMonths, toldDay, toldInstant, type BirthMonths, type HideText } from '@gongwei/domain/forms';
import { hidingOf, type CalendarDay, type ToldDay } from '@gongwei/domain/shared';
import type { Queryable } from '../database/database.port.ts';

type Row = {
  readonly name: string;
  readonly id_number: string | null;
  readonly phone: string | null;
  readonly birth_date: CalendarDay;
  readonly address: string | null;
};

/** What hides people from a reader who may only look: in texts about them, and in the days of their sheets. */
export type HiddenPeople = {
  readonly hide: HideText;
  /** The day of a sheet, or of what was written on one, as it may be told. */
  readonly day: (formId: string | undefined, day: CalendarDay) => ToldDay;
  /** When it was written down, as it may be told. */
  readonly instant: (at: string) => string;
};

/** Nobody is known: numbers are hidden still. */
const NOBODY: HiddenPeople = {
  hide: hidingOf([]),
  day: (formId, day) => toldDay(formId, day, new Set()),
  instant: (at) => at,
};

/**
 * What hides residents, for a reader who may only look. Sheets name the family, too: mother, spouse and children with files are hidden
 * alike, whatever the scope, for this reader is told of nobody. The days of sheets of a birth are birthdays of children who have no file.
 */
export async function hidePeople(database: Queryable, residentIds: readonly string[]): Promise<HiddenPeople> {
  if (residentIds.length === 0) return NOBODY;
  const [rows, sheets] = await Promise.all([
    database.query<Row>(
      `select name, id_number, phone, birth_date, address from residents where id = any($1) or id in (
       select other_id from family_ties where resident_id = any($1) union select resident_id from family_ties where other_id = any($1))`,
      [[...residentIds]],
    ),
    database.query<{ born: CalendarDay }>(
      `select distinct r.occurred_on as born from residents p join records r on r.county_code = p.county_code and r.subject_id = p.id
       where p.id = any($1) and r.form_id = any($2)`,
      [[...residentIds], [...BIRTH_FORMS]],
    ),
  ]);
  const births: BirthMonths = birthMonths([
    ...rows.map(({ birth_date }) => birth_date),
    ...sheets.map(({ born }) => born),
  ]);
  const hide = hidingOf(
    rows.map(({ name, id_number, phone, birth_date, address }) => ({
      name,
      ...(id_number === null ? {} : { idNumber: id_number }),
      birthDate: birth_date,
      ...(phone === null ? {} : { phone }),
      ...(address === null ? {} : { address }),
    })),
    births,
  );
  return { hide, day: (formId, day) => toldDay(formId, day, births), instant: (at) => toldInstant(at, births) };
}

/**
 * The months of births among each of these residents and their families, where there are any: rows of a list are about many people, whose days
 * are not to be mixed.
 */
export async function birthMonthsOf(
  database: Queryable,
  residentIds: readonly string[],
): Promise<ReadonlyMap<string, BirthMonths>> {
  if (residentIds.length === 0) return new Map();
  const rows = await database.query<{ id: string; born: CalendarDay }>(
    `with asked as (select county_code, id, birth_date from residents where id = any($1))
     select id, birth_date as born from asked
     union select a.id, o.birth_date from asked a join family_ties t on t.resident_id = a.id join residents o on o.id = t.other_id
     union select a.id, o.birth_date from asked a join family_ties t on t.other_id = a.id join residents o on o.id = t.resident_id
     union select a.id, r.occurred_on from asked a join records r on r.county_code = a.county_code and r.subject_id = a.id and r.form_id = any($2)`,
    [[...new Set(residentIds)], [...BIRTH_FORMS]],
  );
  return new Map(
    [...Map.groupBy(rows, ({ id }) => id)].map(([id, births]) => [id, birthMonths(births.map(({ born }) => born))]),
  );
}
