import {
  carePlansOf,
  conditionsOf,
  encounterOf,
  observationsOf,
  patientOf,
  responseOf,
  type CarePlan,
  type Encounter,
  type Observation,
  type Patient,
  type QuestionnaireResponse,
  type Resource,
} from '@gongwei/domain/fhir';
import { isOfResident, type CompiledForm, type RecordSnapshot } from '@gongwei/domain/forms';
import { dayInChina, fullYears, monthOf } from '@gongwei/domain/shared';
import type { Scope } from '../database/scope.ts';
import type { Staff } from '../identity/users.repository.ts';
import { planOf } from '../plans/plan-row.ts';
import { storedPlans } from '../plans/stored-plans.query.ts';
import { hidePeople } from '../privacy/hide-people.ts';
import { maskSnapshot } from '../privacy/mask-record.ts';
import { closedTo, seesPsychosis } from '../privacy/confidential.policy.ts';
import { readerOf } from '../privacy/reader.policy.ts';
import { recordViews } from '../privacy/resident-views.repository.ts';
import { toSnapshot, type FullRecordRow } from '../records/record.mapper.ts';
import { recordsInFile, recordsOf } from '../records/records.repository.ts';
import { toResident, type ResidentRecord } from '../resident/resident.mapper.ts';
import { findResident } from '../resident/residents.repository.ts';
import type { ServerContext } from '../server-context.ts';
import { todayOf } from '../shared/server-clock.ts';

/** Sheets of a resident's file by the form they are of. */
type Sheet = { readonly form: CompiledForm; readonly record: RecordSnapshot; readonly age: number };
/** Who asks, and for what branch. */
export type Asking = { readonly context: ServerContext; readonly scope: Scope; readonly staff: Staff };

/** Somebody's master data, as the reader may have it. */
export const patientFor = ({ context, staff }: Asking, resident: ResidentRecord): Patient =>
  patientOf(toResident(resident, readerOf(staff), todayOf(context.clock)));

/**
 * The sheets of somebody's file that are saved, newest first, hidden as they are on screens; that they were opened is written down before.
 * `since`: only those saved at that instant or later (ISO 8601); for who may only look, in its month or later.
 */
export async function sheetsFor(asking: Asking, resident: ResidentRecord, since?: string): Promise<readonly Sheet[]> {
  // Asked instant by instant, a sheet that is told by the month would tell its day.
  const from = since !== undefined && readerOf(asking.staff) === 'looks' ? firstInstantOfMonth(since) : since;
  const rows = await recordsInFile(asking.context.database, asking.scope, resident.id, closedTo(asking.staff), from);
  return opened(asking, resident, rows);
}

const firstInstantOfMonth = (instant: string): string => `${monthOf(dayInChina(instant))}-01T00:00:00+08:00`;

/** One of them; `undefined` where there is none, or it was removed, or it lies out of the scope, or is closed to the reader. */
export async function sheetFor(asking: Asking, id: string): Promise<Sheet | undefined> {
  const { database } = asking.context;
  const row = await recordsOf(database, asking.scope).row(id);
  if (!row || row.removed_at !== null || closedTo(asking.staff).includes(row.form_id)) return undefined;
  const resident = await findResident(database, asking.scope, row.subject_id);
  return resident && (await opened(asking, resident, [row]))[0];
}

async function opened(
  { context: { database, clock, forms }, staff }: Asking,
  resident: ResidentRecord,
  rows: readonly FullRecordRow[],
): Promise<readonly Sheet[]> {
  const found = rows.flatMap((row) => {
    const form = forms.compiled(row.form_id);
    return form && isOfResident(form.definition.subject) && form.definition.module !== 'upload'
      ? [{ form, record: toSnapshot(row) }]
      : [];
  });
  const kinds = [...new Set(found.map(({ record }) => record.formId))];
  await recordViews(
    database,
    clock,
    staff,
    kinds.map((formId) => ({ resident, part: 'form' as const, formId })),
  );
  const reader = readerOf(staff);
  const people = reader === 'looks' ? await hidePeople(database, [resident.id]) : undefined;
  return found.map(({ form, record }) => ({
    form,
    age: fullYears(resident.birth_date, record.occurredOn),
    record: maskSnapshot({ reader, fields: forms.sensitive(record.formId), people }, record),
  }));
}

export const responsesFor = (sheets: readonly Sheet[]): readonly QuestionnaireResponse[] =>
  sheets.map(({ form, record }) => responseOf(form, record));

export const encountersFor = (sheets: readonly Sheet[]): readonly Encounter[] =>
  sheets.flatMap(({ form, record }) => encounterOf(form, record) ?? []);

export const observationsFor = (resident: ResidentRecord, sheets: readonly Sheet[]): readonly Observation[] =>
  sheets.flatMap(({ form, record, age }) => observationsOf(form, record, { sex: resident.sex, age }));

export const conditionsFor = ({ context, staff }: Asking, resident: ResidentRecord) =>
  conditionsOf(toResident(resident, readerOf(staff), todayOf(context.clock)));

export async function carePlansFor(
  { context, staff }: Asking,
  { county_code, id }: ResidentRecord,
): Promise<readonly CarePlan[]> {
  const [stored] = await storedPlans(context.database, county_code, [id]);
  const plans = (stored?.plans ?? []).map(planOf);
  const told = seesPsychosis(staff) ? plans : plans.filter(({ programme }) => programme !== 'psychosis');
  return carePlansOf(id, told, readerOf(staff));
}

/** All there is of somebody. */
export async function everythingOf(
  asking: Asking,
  resident: ResidentRecord,
  since?: string,
): Promise<readonly Resource[]> {
  const sheets = await sheetsFor(asking, resident, since);
  return [
    patientFor(asking, resident),
    ...conditionsFor(asking, resident),
    ...(await carePlansFor(asking, resident)),
    ...encountersFor(sheets),
    ...responsesFor(sheets),
    ...observationsFor(resident, sheets),
  ];
}
