import type { JsonObject } from '@gongwei/domain/shared';
import type { Queryable } from '../database/database.port.ts';
import { receiverOf } from '../identity/receiver.ts';
import { FULL_RECORD_COLUMNS, toSnapshot, type FullRecordRow } from './record.mapper.ts';
import { slotOf } from './record-slot.policy.ts';
import { writeRecord } from './write-record.ts';
import type { ServerContext } from '../server-context.ts';
import { uuidV7 } from '../shared/random-source.ts';

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

/** Whether somebody who is named may see residents of an institution; of an account that is gone nobody says that it may not. */
async function sees(inside: Queryable, userId: string, institutionCode: string): Promise<boolean> {
  const { account, whyNot } = await receiverOf(inside, userId);
  return !account || whyNot(institutionCode) === undefined;
}

/**
 * Who moved within the reach of whoever moved them keeps the doctors who still see them. The others are named on no card any more, stand in for
 * nobody and have the person in no round of theirs: what is due would go to somebody who finds nobody there.
 */
export async function leaveDoctors(context: ServerContext, inside: Queryable, moving: Moving): Promise<void> {
  const { resident, institutionCode } = moving;
  await rewriteNewest(context, inside, moving, CARDS_IN_CHARGE, async (data) => {
    const { [IN_CHARGE]: doctor, ...rest } = data;
    return typeof doctor !== 'string' || doctor === '' || (await sees(inside, doctor, institutionCode))
      ? undefined
      : rest;
  });
  const who = [resident.county_code, resident.id] as const;
  const named = await inside.query<{ id: string }>(
    `select doctor_id as id from plan_doctors where county_code = $1 and resident_id = $2
     union select user_id from round_places where county_code = $1 and resident_id = $2`,
    who,
  );
  const blind: string[] = [];
  for (const { id } of named) if (!(await sees(inside, id, institutionCode))) blind.push(id);
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

/** What went over with people from one doctor to another: cards of theirs, and programmes in which the one stood in for somebody. */
export type Passed = {
  readonly cards: readonly { readonly resident: string; readonly id: string }[];
  readonly standIns: readonly { readonly resident: string; readonly programme: string }[];
};
export const NOTHING_PASSED: Passed = { cards: [], standIns: [] };
export const joined = (all: readonly Passed[]): Passed => ({
  cards: all.flatMap(({ cards }) => cards),
  standIns: all.flatMap(({ standIns }) => standIns),
});
/** What a receipt keeps of it, if anything went. */
export const receiptOf = (passed: Passed | undefined): { readonly passed?: Passed } =>
  passed && passed.cards.length + passed.standIns.length > 0 ? { passed } : {};
/** In words, what went over and did not come back: somebody else was named on it since, or it is in force no more. */
export function stayedOf(went: Passed, back: Passed): string | undefined {
  const [cards, standIns] = [went.cards.length - back.cards.length, went.standIns.length - back.standIns.length];
  const words = [...(cards > 0 ? [`专案 ${cards} 份`] : []), ...(standIns > 0 ? [`代随访 ${standIns} 项`] : [])];
  return words.length === 0 ? undefined : `${words.join('、')}之后又有变更`;
}
export const passedIn = (receipt: JsonObject): Passed => (receipt['passed'] as Passed | undefined) ?? NOTHING_PASSED;

/**
 * What one doctor is in charge of for people of a county goes over to another one: the newest card of each programme that names the one, and where the one
 * stands in. Cards of other doctors stay. The people are held. `only`: what went the other way before, where it still stands so.
 */
export async function passCare(
  context: Pick<ServerContext, 'facts' | 'clock'>,
  inside: Queryable,
  { countyCode, people, from, to, by, only }: Passing,
): Promise<Passed> {
  if (people.length === 0 || from === to) return NOTHING_PASSED;
  const who = [countyCode, people, from] as const;
  const cards = await inside.query<{ id: string; resident: string }>(
    `select n.id, n.subject_id as resident from (
       select distinct on (c.subject_id, c.form_id) c.id, c.subject_id, c.data ->> '${IN_CHARGE}' as doctor from records c
       where c.county_code = $1 and c.subject_id = any($2::text[]) and c.form_id = any($4::text[]) and c.removed_at is null
       order by c.subject_id, c.form_id, c.occurred_on desc, c.id desc) n
     where n.doctor = $3 and ($5::text[] is null or n.id = any($5)) order by n.id`,
    [...who, CARDS_IN_CHARGE, only ? only.cards.map(({ id }) => id) : null],
  );
  const ids = cards.map(({ id }) => id);
  if (ids.length > 0) await nameOnCards(inside, countyCode, ids, to, by, context.clock.now().toISOString());
  const standIns = await inside.query<{ resident: string; programme: string }>(
    `update plan_doctors set doctor_id = $4 where county_code = $1 and resident_id = any($2::text[]) and doctor_id = $3
       and ($5::text[] is null or resident_id || ' ' || programme = any($5)) returning resident_id as resident, programme`,
    [...who, to, only ? only.standIns.map(({ resident, programme }) => `${resident} ${programme}`) : null],
  );
  const touched = [...new Set(cards.map(({ resident }) => resident))];
  if (touched.length > 0) await context.facts.refresh(inside, countyCode, touched);
  return { cards, standIns };
}
type Passing = {
  readonly countyCode: string;
  readonly people: readonly string[];
  readonly from: string;
  readonly to: string;
  readonly by: { readonly id: string; readonly name: string };
  readonly only?: Passed | undefined;
};

/** Many cards at once: nothing that is sorted by or shown in a line of the file hangs on the doctor. */
const nameOnCards = (
  inside: Queryable,
  countyCode: string,
  cards: readonly string[],
  doctor: string,
  by: { readonly id: string; readonly name: string },
  at: string,
): Promise<unknown> =>
  inside.query(
    `with history as (
       insert into record_versions (county_code, record_id, version, form_version, institution_code, occurred_on, stage, data, origins,
         saved_at, saved_by, saved_by_name, reason, removed)
       select county_code, id, version, form_version, institution_code, occurred_on, stage, data, origins, updated_at, updated_by, updated_by_name, reason, false
       from records where county_code = $1 and id = any($2::text[]) returning record_id)
     update records r set data = jsonb_set(r.data, '{${IN_CHARGE}}', to_jsonb($3::text)), version = r.version + 1, updated_at = $4, updated_by = $5,
       updated_by_name = $6, reason = '变更责任医生'
     from history h where r.county_code = $1 and r.id = h.record_id`,
    [countyCode, cards, doctor, at, by.id, by.name],
  );
