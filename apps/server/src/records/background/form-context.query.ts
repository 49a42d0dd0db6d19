import type { FormContext, StoredRecord } from '@gongwei/domain/forms';
import type { ConceptValue, TieKind } from '@gongwei/domain/resident';
import { fullYears, type CalendarDay } from '@gongwei/domain/shared';
import { together, type Queryable } from '../../database/database.port.ts';
import type { Staff } from '../../identity/users.repository.ts';
import type { Scope } from '../../database/scope.ts';
import { recordsOf } from '../records.repository.ts';
import type { ServerContext } from '../../server-context.ts';
import { todayOf } from '../../shared/server-clock.ts';
import { CHECK_UP_FORMS, checkUpFacts } from './check-up-facts.query.ts';
import { diedOn, seenAlive } from '../../resident/life.query.ts';
import { knownDiseases } from '../../resident/known-diseases.query.ts';
import { relativesOf } from '../../resident/family.query.ts';
import { factsOfOtherSheets } from './earlier-facts.query.ts';
import { placeFacts } from './place-facts.ts';
import { factsOfFamily } from './family-facts.query.ts';
import type { ResidentRecord } from '../../resident/resident.mapper.ts';

export type Background = { readonly context: FormContext; readonly previousRecord?: StoredRecord };

/** What a form is told when it opens for a day; the same for the screen and for checking what it sends. Numbers unmasked. */
export async function formContext(
  { forms, clock }: ServerContext,
  database: Queryable,
  scope: Scope,
  staff: Staff,
  resident: ResidentRecord,
  formId: string,
  on: CalendarDay,
): Promise<Background> {
  const [earlier, relatives] = await together(
    recordsOf(database, scope).earlier(resident.id, formId, on),
    relativesOf(database, scope, resident),
  );
  const previousRecord = earlier[0];
  const today = todayOf(clock);
  const nameOf = (kind: TieKind): string | undefined => relatives.find(({ tie }) => tie === kind)?.name;
  const [motherName, spouseName] = [nameOf('mother'), nameOf('spouse')];
  return {
    context: {
      today,
      resident: {
        id: resident.id,
        name: resident.name,
        sex: resident.sex,
        birthDate: resident.birth_date,
        age: fullYears(resident.birth_date, today),
        archiveNumber: resident.archive_number,
        status: resident.status,
        ...(await lifeFacts(forms, database, resident, formId)),
        ...numberOf(resident),
        ...(resident.phone === null ? {} : { phone: resident.phone }),
        ...(resident.address === null ? {} : { address: resident.address }),
        // One question more, which only these sheets ask.
        known: CHECK_UP_FORMS.includes(formId) ? await knownDiseases(database, resident) : resident.conditions,
        ...(motherName === undefined ? {} : { motherName }),
        ...(spouseName === undefined ? {} : { spouseName }),
      },
      user: { id: staff.id, name: staff.name, institutionCode: scope.institutionCode },
      previous: {
        ...placeFacts(formId, resident),
        ...(await factsOfFamily(database, scope, resident, relatives, formId)),
        ...(await factsOfOtherSheets(database, scope, resident, formId, on)),
        ...forms.previousFacts(
          formId,
          earlier.map(({ data, occurredOn }) => ({ data, age: fullYears(resident.birth_date, occurredOn) })),
        ),
        ...(CHECK_UP_FORMS.includes(formId) ? await checkUpFacts(database, scope, resident, on) : {}),
      },
    },
    ...(previousRecord ? { previousRecord } : {}),
  };
}

/** When the person died, as the file has it; and for a form that tells of a death, when they were seen alive. */
async function lifeFacts(
  forms: ServerContext['forms'],
  database: Queryable,
  resident: ResidentRecord,
  formId: string,
): Promise<Pick<NonNullable<FormContext['resident']>, 'diedOn' | 'seen' | 'lastSeenOn'>> {
  const died = await diedOn(database, resident);
  const seen = forms.definition(formId)?.diesOn === undefined ? [] : await seenAlive(database, forms, resident);
  return { ...(died && { diedOn: died }), ...(seen[0] && { seen, lastSeenOn: seen[0].on }) };
}

/** The identity number, or why there is none. */
const numberOf = ({ id_number, no_number }: ResidentRecord): { idNumber?: string; noNumber?: string } => {
  if (id_number !== null) return { idNumber: id_number };
  return no_number === null ? {} : { noNumber: no_number };
};

/** The newest value of each concept up to and including a day. The resident was found in the scope already. */
export async function lastConcepts(
  { forms }: ServerContext,
  database: Queryable,
  resident: Pick<ResidentRecord, 'county_code' | 'id'>,
  on: CalendarDay,
): Promise<readonly (ConceptValue & { readonly on: CalendarDay })[]> {
  const rows = await database.query<{
    concept: string;
    value: ConceptValue['value'];
    on_day: CalendarDay;
    form_id: string;
    record_id: string;
  }>(
    `select distinct on (concept) concept, value, on_day, form_id, record_id from concept_values
     where county_code = $1 and subject_id = $2 and on_day <= $3 order by concept, on_day desc, record_id desc`,
    [resident.county_code, resident.id, on],
  );
  return rows.map((row) => ({
    concept: row.concept,
    value: row.value,
    on: row.on_day,
    formId: row.form_id,
    formTitle: forms.title(row.form_id),
    recordId: row.record_id,
  }));
}
