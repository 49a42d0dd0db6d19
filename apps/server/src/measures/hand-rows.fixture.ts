import type { Queryable } from '../database/database.port.ts';

/** What the database holds, row by row, without any of the languages numbers are written in. */
export type Row = { readonly [column: string]: unknown };
export type Sheet = {
  readonly id: string;
  readonly form: string;
  readonly person: string;
  readonly day: string;
  /** When it was first saved, in China: `2026-06-15T16:30:00`. */
  readonly created: string;
  readonly data: Row;
};
export type Person = {
  readonly id: string;
  readonly sex: string;
  readonly born: string;
  readonly status: string;
  readonly filed: string;
};
export type Raw = {
  readonly people: readonly Person[];
  readonly sheets: readonly Sheet[];
  /** Entries of registers, by the institution that keeps them. */
  readonly entries: readonly Sheet[];
  readonly plans: readonly Row[];
  readonly appointments: readonly Row[];
  readonly uploads: readonly Row[];
  readonly reviews: readonly Row[];
  readonly tubes: readonly Row[];
  readonly samples: readonly Row[];
};

export async function rawRows(database: Queryable): Promise<Raw> {
  const all = (statement: string): Promise<readonly Row[]> => database.query<Row>(statement);
  const china = (moment: string): string =>
    `to_char(${moment} at time zone 'Asia/Shanghai', 'YYYY-MM-DD"T"HH24:MI:SS')`;
  const sheets = (kind: '=' | '<>'): string =>
    `select id, form_id as form, subject_id as person, occurred_on::text as day, ${china('created_at')} as created, data
     from records where subject_kind ${kind} 'resident' and removed_at is null`;
  return {
    people: (await all(
      'select id, sex, birth_date::text as born, status, filed_on::text as filed from residents',
    )) as readonly Person[],
    sheets: (await all(sheets('='))) as unknown as readonly Sheet[],
    entries: (await all(sheets('<>'))) as unknown as readonly Sheet[],
    plans: await all('select id, resident_id as person, programme, state, due_on::text as due from plans'),
    appointments: await all(
      'select id, resident_id as person, state, year::int as year, day::text as day from appointments',
    ),
    reviews: await all(
      'select record_id as id, state, report_state as report, critical, critical_told is not null as told from check_up_reviews',
    ),
    uploads: await all('select record_id as id, state, occurred_on::text as day from upload_entries'),
    tubes: await all(
      `select id, state, conclusion, result, ${china('sampled_at')} as sampled, ${china('received_at')} as received, ${china('tested_at')} as tested
       from nucleic_tubes`,
    ),
    samples: await all(
      `select s.id, s.id_no, s.name, s.phone, t.state, t.result, t.kind, ${china('t.sampled_at')} as sampled
       from nucleic_samples s join nucleic_tubes t on t.county_code = s.county_code and t.id = s.tube_id`,
    ),
  };
}

/** The two years that are asked for. */
export const asked = (day: unknown): boolean => typeof day === 'string' && day >= '2025-01-01' && day < '2027-01-01';
export const ids = (rows: readonly { readonly id?: unknown }[]): readonly string[] =>
  rows.map(({ id }) => String(id)).toSorted();

/** Full years, as one counts them on one's fingers: a birthday on 29 February is had on the 28th. */
export function age(born: string, on: string): number {
  const [year = 0, month = 0, day = 0] = born.split('-').map(Number);
  const [onYear = 0, onMonth = 0, onDay = 0] = on.split('-').map(Number);
  const leap = (onYear % 4 === 0 && onYear % 100 !== 0) || onYear % 400 === 0;
  const birthday = month === 2 && day === 29 && !leap ? 28 : day;
  return onYear - year - (onMonth < month || (onMonth === month && onDay < birthday) ? 1 : 0);
}

/** The day so many days later. */
export const later = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

export const sheetsOf = (raw: Raw, form: string, person?: string): readonly Sheet[] =>
  raw.sheets.filter((sheet) => sheet.form === form && (person === undefined || sheet.person === person));

/** Everybody in care, with their archive opened by the end of the year. */
export const inCare = (raw: Raw): readonly Person[] =>
  raw.people.filter(({ status, filed }) => status === '1' && filed <= '2026-12-31');

/** Whether a card stands on a day, by the day it was made and the one it was ended. */
export const standsOn = ({ data }: Sheet, day: string): boolean =>
  String(data['cardDate'] ?? data['fillDate']) <= day && !(String(data['terminationDate'] ?? '9999') <= day);

const pregnantOn = (raw: Raw, person: string, day: string): boolean =>
  sheetsOf(raw, 'pregnancy-basic-info', person).some(
    ({ data }) =>
      String(data['registrationDate']) <= day &&
      later(String(data['expectedDeliveryDate']), 42) >= day &&
      !(String(data['terminationDate'] ?? '9999') < day),
  );

type Asked = { readonly from: number; readonly pregnantToo?: true };

/** Each person's last check-up of the two years, of those old enough on its day; of duplicates none. */
export function checkUps(
  raw: Raw,
  { from, pregnantToo }: Asked,
  counts: (data: Row, person: Person, sheet: Sheet) => boolean,
): readonly string[] {
  const people = new Map(raw.people.map((person) => [person.id, person]));
  const last = new Map<string, Sheet>();
  for (const sheet of sheetsOf(raw, 'health-check-up').filter(({ day }) => asked(day))) {
    const known = last.get(sheet.person);
    if (!known || sheet.day > known.day || (sheet.day === known.day && sheet.id > known.id))
      last.set(sheet.person, sheet);
  }
  return ids(
    [...last.values()].filter((sheet) => {
      const person = people.get(sheet.person);
      if (!person || person.status === '6' || age(person.born, sheet.day) < from) return false;
      return (pregnantToo === true || !pregnantOn(raw, person.id, sheet.day)) && counts(sheet.data, person, sheet);
    }),
  );
}

/** Which rows a number has, reckoned by hand: identifiers in their order. */
export type HandCount = (raw: Raw) => readonly string[];
/** What is no number is neither greater nor smaller than any. */
export const number = (value: unknown): number => (typeof value === 'number' ? value : Number.NaN);
