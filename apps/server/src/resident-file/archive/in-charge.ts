import type { JsonObject } from '@gongwei/domain/shared';
import type { Queryable } from '../../database/database.port.ts';
import { mayWorkFor } from '../../identity/staff-places.ts';
import { findStaff } from '../../identity/users.repository.ts';
import { FULL_RECORD_COLUMNS, toSnapshot, type FullRecordRow } from '../../records/record.mapper.ts';
import { slotOf } from '../../records/record-slot.policy.ts';
import { writeRecord } from '../../records/write-record.ts';
import type { ServerContext } from '../../server-context.ts';
import { uuidV7 } from '../../shared/random-source.ts';

export const PERSON_SHEET = 'resident-personal-info';
/** Cards of programmes: their doctor is who the plans are of. */
export const CARDS_IN_CHARGE: readonly string[] = [
  ...['hypertension-card', 'diabetes-card', 'psychosis-card', 'copd-card', 'pregnancy-basic-info', 'child-basic-info'],
  ...['blood-glucose-patient', 'blood-pressure-patient'],
];
/** In which answer the sheet of the person and the cards name the doctor. */
export const IN_CHARGE = 'responsibleDoctor';

/** A resident who moves, the institution they move to, and in whose name. `at`: ISO 8601 in UTC. */
type Moving = {
  readonly resident: { readonly county_code: string; readonly id: string };
  readonly institutionCode: string;
  readonly by: { readonly id: string; readonly name: string };
  readonly at: string;
};

/** Writes the newest sheet of each of some forms anew, as `change` says; nothing: it stays as it is. */
export async function rewriteNewest(
  { forms, clock, random }: Pick<ServerContext, 'forms' | 'clock' | 'random'>,
  inside: Queryable,
  { resident: { county_code: countyCode, id }, institutionCode, by, at }: Moving,
  formIds: readonly string[],
  change: (data: JsonObject, formId: string) => JsonObject | undefined | Promise<JsonObject | undefined>,
): Promise<void> {
  const rows = await inside.query<FullRecordRow>(
    `select ${FULL_RECORD_COLUMNS} from records r where r.county_code = $1 and r.id in (
       select distinct on (c.form_id) c.id from records c where c.county_code = $1 and c.subject_id = $2 and c.form_id = any($3::text[]) and c.removed_at is null
       order by c.form_id, c.occurred_on desc, c.id desc) order by r.id for update`,
    [countyCode, id, formIds],
  );
  for (const row of rows) {
    const { data: before, ...record } = toSnapshot(row);
    const data = await change(before, row.form_id);
    if (!data) continue;
    const form = forms.definition(row.form_id);
    await writeRecord(inside, {
      ...{ countyCode, institutionCode, subjectKind: 'resident', version: row.version + 1 },
      save: { ...record, data, baseVersion: row.version, saveId: uuidV7(clock.now(), random), reason: '随居民迁入' },
      slot: form && slotOf(form, { ...record, data }),
      ...{ by, at },
      textOrder: forms.textOrder(row.form_id, data),
      headline: forms.headline(row.form_id, data),
    });
  }
}

/** Whether an account may see residents of an institution; of one that is gone nobody says that it may not. Each is asked about once. */
export function seeing(inside: Queryable, institutionCode: string): (userId: string) => Promise<boolean> {
  const known = new Map<string, Promise<boolean>>();
  const ask = async (userId: string): Promise<boolean> => {
    const account = await findStaff(inside, userId);
    return !account || mayWorkFor(account, institutionCode);
  };
  return (userId) => {
    const answer = known.get(userId) ?? ask(userId);
    known.set(userId, answer);
    return answer;
  };
}

/**
 * Who moved within the reach of whoever moved them keeps the doctors who still see them. The others are named on no card any more, stand in for
 * nobody and have the person in no round of theirs: what is due would go to somebody who finds nobody there.
 */
export async function leaveDoctors(context: ServerContext, inside: Queryable, moving: Moving): Promise<void> {
  const { resident, institutionCode } = moving;
  const sees = seeing(inside, institutionCode);
  await rewriteNewest(context, inside, moving, CARDS_IN_CHARGE, async (data) => {
    const { [IN_CHARGE]: doctor, ...rest } = data;
    return typeof doctor !== 'string' || doctor === '' || (await sees(doctor)) ? undefined : rest;
  });
  const who = [resident.county_code, resident.id] as const;
  const named = await inside.query<{ id: string }>(
    `select doctor_id as id from plan_doctors where county_code = $1 and resident_id = $2
     union select user_id from round_places where county_code = $1 and resident_id = $2`,
    who,
  );
  const blind: string[] = [];
  for (const { id } of named) if (!(await sees(id))) blind.push(id);
  if (blind.length === 0) return;
  for (const [table, column] of [
    ['plan_doctors', 'doctor_id'],
    ['round_places', 'user_id'],
  ] as const)
    await inside.query(
      `delete from ${table} where county_code = $1 and resident_id = $2 and ${column} = any($3::text[])`,
      [...who, blind],
    );
}
