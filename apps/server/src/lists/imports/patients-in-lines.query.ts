import type { SheetLine } from '@gongwei/domain/lists';
import type { CalendarDay, JsonObject } from '@gongwei/domain/shared';
import { countyCodeOf, parameters, scopeCondition } from '../../database/scope.ts';
import { RESIDENT_COLUMNS, RESIDENT_JOINS, type ResidentRecord } from '../../resident/resident.mapper.ts';
import type { ServerContext } from '../../server-context.ts';
import type { ListReader } from '../source.ts';
import { archiveIn, numberIn } from './who-in-line.ts';

/** Somebody of the archive with the newest card there is of them. */
export type Patient = ResidentRecord & { readonly card: JsonObject | null };

/** A sheet of a form that somebody has for a day. */
export type SheetOfDay = { readonly id: string; readonly data: JsonObject };

type Reads = Pick<ServerContext, 'database'>;

/** Whom each line is about, within the reader's reach. */
export async function patientsInLines(
  { database }: Reads,
  { scope }: ListReader,
  cardForm: string,
  lines: readonly SheetLine[],
): Promise<(line: SheetLine) => Patient | undefined> {
  const into = parameters();
  const people = scopeCondition(scope, 'r', into);
  const rows = await database.query<Patient>(
    `select ${RESIDENT_COLUMNS}, c.data as card from residents r ${RESIDENT_JOINS} left join lateral (select k.data from records k
         where k.county_code = r.county_code and k.subject_id = r.id and k.form_id = ${into.add(cardForm)} and k.removed_at is null
         order by k.occurred_on desc, k.id desc limit 1) c on true
       where ${people} and (r.id_number = any(${into.add(lines.map(numberIn))}::text[]) or r.archive_number = any(${into.add(lines.map(archiveIn))}::text[]))`,
    into.values,
  );
  const byNumber = new Map(rows.map((row) => [row.id_number, row]));
  const byArchive = new Map(rows.map((row) => [row.archive_number, row]));
  return (line) => (numberIn(line) === '' ? byArchive.get(archiveIn(line)) : byNumber.get(numberIn(line)));
}

/** The sheets of a form that these people have for these days. */
export async function sheetsOfDays(
  { database }: Reads,
  { scope }: ListReader,
  form: string,
  asked: readonly { readonly resident: string; readonly on: CalendarDay }[],
): Promise<(resident: string, on: CalendarDay) => SheetOfDay | undefined> {
  const rows = await database.query<SheetOfDay & { subject_id: string; on: CalendarDay }>(
    `select distinct on (r.subject_id, r.occurred_on) r.subject_id, r.occurred_on::text as on, r.id, r.data from records r
       join unnest($3::text[], $4::date[]) as a(resident, day) on a.resident = r.subject_id and a.day = r.occurred_on
       where r.county_code = $1 and r.form_id = $2 and r.removed_at is null order by r.subject_id, r.occurred_on, r.id desc`,
    [countyCodeOf(scope.institutionCode), form, asked.map(({ resident }) => resident), asked.map(({ on }) => on)],
  );
  const byDay = new Map(rows.map((row) => [`${row.subject_id} ${row.on}`, row]));
  return (resident, on) => byDay.get(`${resident} ${on}`);
}
