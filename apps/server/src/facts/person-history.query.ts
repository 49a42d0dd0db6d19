import type { HistoryRecord, PersonHistory } from '@gongwei/domain/lists';
import type { JsonObject } from '@gongwei/domain/shared';
import type { Queryable } from '../database/database.port.ts';

/** Stored for "never" (see the migration of the foundation); an expression sees nothing. */
const NEVER = new Set(['0001-01-01', '9999-12-31']);

type Row = {
  readonly id: string;
  readonly resident: JsonObject;
  readonly records: readonly HistoryRecord[];
  readonly facts: JsonObject | null;
};

export type StoredHistory = {
  readonly id: string;
  readonly history: PersonHistory;
  /** The row of facts as it is stored, by columns. */
  readonly facts: JsonObject | undefined;
};

// `$4`: forms whose answers are wanted; of others the day and the form are enough.
const HISTORIES = `select r.id,
  jsonb_build_object('id', r.id, 'archiveNumber', r.archive_number, 'name', r.name, 'pinyin', r.name_pinyin, 'initials', r.initials, 'sex', r.sex,
    'birthDate', r.birth_date, 'idNumber', r.id_number, 'phone', r.phone, 'address', r.address, 'village', r.village_code,
    'villageName', r.village_name, 'institution', r.institution_code, 'doctor', r.doctor_id, 'conditions', r.conditions, 'pausedCare', r.paused_care, 'status', r.status,
    'filedOn', r.filed_on, 'lastCheckUpOn', r.last_check_up_on, 'nextFollowUpOn', r.next_follow_up_on, 'hasPersonalInfo', r.has_personal_info) as resident,
  (select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('id', x.id, 'formId', x.form_id, 'occurredOn', x.occurred_on,
      'institution', x.institution_code, 'createdAt', to_char(x.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'createdBy', x.created_by,
      'updatedAt', to_char(x.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'updatedBy', x.updated_by, 'version', x.version,
      'stage', x.stage)) || jsonb_build_object('data', case when $3 or x.form_id = any($4) then x.data else '{}'::jsonb end)
      order by x.occurred_on desc, x.id desc), '[]')
    from records x where x.county_code = r.county_code and x.subject_id = r.id and x.subject_kind = 'resident' and x.removed_at is null) as records,
  row_to_json(f) as facts
  from residents r left join resident_facts f on f.county_code = r.county_code and f.resident_id = r.id
  where r.county_code = $1 and r.id = any($2)`;

/**
 * Everything expressions and rules may know of these residents, unmasked, in one round trip; records newest first. `formIds`: the forms whose
 * answers are read, all where nothing is said. For work inside of the server only: what leaves it goes through its scope and its masks.
 */
export async function personHistories(
  on: Queryable,
  countyCode: string,
  residentIds: readonly string[],
  formIds?: readonly string[],
): Promise<readonly StoredHistory[]> {
  const rows = await on.query<Row>(HISTORIES, [countyCode, residentIds, formIds === undefined, formIds ?? []]);
  return rows.map(({ id, resident, records, facts }) => ({
    id,
    history: { resident: withoutNever(resident), records },
    facts: facts ?? undefined,
  }));
}

/** What an expression sees of a row of `residents`. */
export const withoutNever = (resident: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(resident).filter(([, value]) => value !== null && !(typeof value === 'string' && NEVER.has(value))),
  );
