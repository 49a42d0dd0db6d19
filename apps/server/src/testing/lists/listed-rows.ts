import { isOfResident } from '@gongwei/domain/forms';
import { DRUG_DAYS, formOfSubject, type AnsweringRow, type AskedBy, type HistoryRecord } from '@gongwei/domain/lists';
import { addDays, type JsonObject } from '@gongwei/domain/shared';
import type { Queryable } from '../../database/database.port.ts';
import { columnOf } from '../../facts/fact-columns.ts';
import { personHistories, type StoredHistory } from '../../facts/person-history.query.ts';
import type { ServedList } from '../../lists/source.ts';
import type { ServedLists } from '../../lists/serve-lists.ts';

/** Every row a list could show in a county, as plain data; `undefined` for rows of the back office, of which there is no plain form. */
export type ListedRows = (served: ServedList) => readonly AnsweringRow[] | undefined;

const RECORD = `select id, form_id as "formId", subject_id as "subjectId", occurred_on as "occurredOn", institution_code as institution, created_at as "createdAt",
  created_by as "createdBy", updated_at as "updatedAt", updated_by as "updatedBy", version, stage, data, removed_at is not null as removed, text_order as "textOrder" from records
  where county_code = $1 and (removed_at is null or subject_kind <> 'resident')`;

/** Reads a whole county once; facts as they are stored. */
export async function listedRows(
  database: Queryable,
  county: string,
  lists: ServedLists,
  factKeys: readonly string[],
  asked: AskedBy,
): Promise<ListedRows> {
  const ids = await database.query<{ id: string }>('select id from residents where county_code = $1', [county]);
  const histories = await personHistories(
    database,
    county,
    ids.map(({ id }) => id),
  );
  const people = new Map(histories.map((one) => [one.id, personOf(one, factKeys)]));
  const stored = await database.query<
    Omit<HistoryRecord, 'textOrder'> & {
      subjectId: string;
      stage: string | null;
      textOrder: HistoryRecord['textOrder'] | null;
    }
  >(RECORD, [county]);
  const records = stored.map(({ stage, textOrder, ...record }) => ({
    ...record,
    ...(stage === null ? {} : { stage }),
    ...(textOrder && { textOrder }),
  }));
  const reviews = await reviewsOf(database, county);
  const byForm = Map.groupBy(records, ({ formId }) => formId);
  const of: RecordsOf = (formId) => byForm.get(formId) ?? [];
  return ({ list }) => {
    if (list.definition.subject === 'resident') return [...people].map(([id, person]) => ({ id, asked, person }));
    const formId = formOfSubject(list.definition.subject);
    const form = formId === undefined ? undefined : lists.library.form(formId)?.definition;
    if (!form) return undefined;
    return of(form.id).flatMap((record): readonly AnsweringRow[] => {
      const told = { '@time': timeOf(record, of), '@houseTypes': houseTypesOf(record, of) };
      const own = {
        ...record,
        data: { ...record.data, ...told, ...hotelsOf(record, of), ...drugsOf(record, of, asked) },
      };
      if (!isOfResident(form.subject)) return [{ id: record.id, asked, record: own }];
      const person = people.get(record.subjectId);
      const review = reviews.get(record.id) ?? UNJUDGED;
      const roots = list.definition.subject === 'review' ? { roots: { review } } : {};
      return person ? [{ id: record.id, asked, record: own, person, ...roots }] : [];
    });
  };
}

/** What is said of a sheet that nobody judged yet. */
const UNJUDGED: JsonObject = { state: '0', reportState: '0', printCount: 0, signed: false };

async function reviewsOf(database: Queryable, county: string): Promise<ReadonlyMap<string, JsonObject>> {
  const rows = await database.query<{ id: string; review: JsonObject }>(
    `select record_id as id, jsonb_strip_nulls(jsonb_build_object('state', state, 'missing', missing, 'abnormal', abnormal, 'critical', critical,
       'unheard', critical and critical_told is null, 'by', judged_by, 'note', note, 'reportState', report_state, 'reportBy', report_by,
       'printCount', print_count, 'receiver', delivery ->> 'receiver', 'signed', delivery_signature is not null)) as review from check_up_reviews where county_code = $1`,
    [county],
  );
  return new Map(rows.map(({ id, review }) => [id, review]));
}

type Sheet = HistoryRecord & { readonly subjectId: string };
/** All records of a form. */
type RecordsOf = (formId: string) => readonly Sheet[];

/** How often the same page was printed until then. */
const timeOf = (record: Sheet, of: RecordsOf): number =>
  record.data['template'] === undefined
    ? 0
    : of(record.formId).filter(
        (other) =>
          other.subjectId === record.subjectId &&
          other.data['template'] === record.data['template'] &&
          other.data['checkUpId'] === record.data['checkUpId'] &&
          (other.createdAt < record.createdAt || (other.createdAt === record.createdAt && other.id <= record.id)),
      ).length;

const isHere = (record: HistoryRecord): boolean => !('removed' in record && record.removed === true);

/** The room types entered under a hotel's name, where the hotel is. */
const houseTypesOf = (hotel: HistoryRecord, of: RecordsOf): number =>
  of('house-type').filter(
    (record) =>
      record.institution === hotel.institution &&
      isHere(record) &&
      record.data['hotel'] !== undefined &&
      record.data['hotel'] === hotel.data['name'],
  ).length;

/** How often a drug of the catalogue was begun within a year, and which drugs of it a medicine is called as. */
function drugsOf(one: HistoryRecord, of: RecordsOf, { today, institution }: AskedBy): JsonObject {
  if (one.formId === 'drug-catalogue') {
    const since = addDays(today, -DRUG_DAYS);
    const uses = of('medication-record').filter(
      (record) =>
        record.data['drugName'] !== undefined &&
        record.data['drugName'] === one.data['genericName'] &&
        isHere(record) &&
        record.institution.startsWith(institution) &&
        record.occurredOn >= since &&
        record.occurredOn <= today,
    );
    return { '@used': uses.length };
  }
  if (one.formId !== 'medication-record') return {};
  const ids = of('drug-catalogue')
    .filter(({ data }) => data['genericName'] !== undefined && data['genericName'] === one.data['drugName'])
    .map(({ id }) => id);
  return ids.length === 0 ? {} : { '@drugs': ids.toSorted() };
}

/** The hotels there whose name a room type was entered under. */
function hotelsOf(room: HistoryRecord, of: RecordsOf): { readonly '@hotels'?: readonly string[] } {
  const ids = of('hotel')
    .filter(
      ({ institution, data }) =>
        institution === room.institution && data['name'] !== undefined && data['name'] === room.data['hotel'],
    )
    .map(({ id }) => id);
  return ids.length === 0 ? {} : { '@hotels': ids.toSorted() };
}

function personOf({ history, facts }: StoredHistory, keys: readonly string[]): StoredHistory['history'] {
  const kept = keys.flatMap((key) => {
    const value = facts?.[columnOf(key)];
    return value === null || value === undefined ? [] : [[key, value] as const];
  });
  return { ...history, resident: { ...(Object.fromEntries(kept) as JsonObject), ...history.resident } };
}
