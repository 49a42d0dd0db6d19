import type { Answers } from '@gongwei/domain/forms';
import type { CalendarDay } from '@gongwei/domain/shared';
import { residentChangesFrom, resolveVillage, type ResidentChanges } from '@gongwei/domain/resident';
import type { Parameter, Queryable } from '../database/database.port.ts';
import type { Scope } from '../database/scope.ts';
import { receiverOf } from '../identity/receiver.ts';
import { requireOpen } from '../organisation/open-institutions.ts';
import { villagesOf, type Village } from '../organisation/villages.query.ts';
import { httpFailure } from '../shared/http-failure.ts';
import type { ResidentRecord } from './resident.mapper.ts';
import { pinyinOf } from '../shared/pinyin.ts';

/** `movedTo`: the institution that keeps the file now, where another one did. */
type Mirrored = { readonly changed: boolean; readonly movedTo?: string };

/**
 * Brings the resident's master data in step with the saved 个人基本信息表; tells what became of it. A village or clinic
 * of the editor's scope moves the resident there, records and all; a place outside of it moves nobody, that is an act of
 * its own. A doctor who would not see them there does not come along. @throws 409 when the identity number is another resident's.
 */
export async function mirrorPersonalInfo(
  inside: Queryable,
  scope: Scope,
  resident: ResidentRecord,
  answers: Answers,
  today: CalendarDay,
): Promise<Mirrored> {
  const changes = residentChangesFrom(answers, today);
  if (changes.idNumber !== undefined && changes.idNumber !== resident.id_number)
    await refuseTaken(inside, resident, changes.idNumber);
  const name = changes.name === undefined ? undefined : pinyinOf(changes.name);
  const village = await newVillage(inside, scope, resident, changes);
  if (village) await requireOpen(inside, [village.institutionCode]);
  const columns: readonly (readonly [column: string, value: Parameter | undefined])[] = [
    ['name', changes.name],
    ['name_pinyin', name?.full],
    ['initials', name?.initials],
    ['sex', changes.sex],
    ['birth_date', changes.birthDate],
    ['id_number', changes.idNumber],
    ['phone', changes.phone],
    ['address', changes.address],
    ['conditions', changes.conditions],
    ['status', changes.status],
    ['filed_on', changes.filedOn],
    ['doctor_id', await doctorFor(inside, resident, changes, village)],
    ...(village ? placeOfFile(village) : []),
  ];
  const given = columns.flatMap(([column, value]) => (value === undefined ? [] : [[column, value] as const]));
  if (given.length === 0) return { changed: false };
  await inside.query(
    `update residents set ${given.map(([column], at) => `${column} = $${at + 3}`).join(', ')} where county_code = $1 and id = $2`,
    [resident.county_code, resident.id, ...given.map(([, value]) => value)],
  );
  if (!village) return { changed: true };
  // A record belongs to the institution of its resident: whoever cares for them now sees what was before.
  await inside.query('update records set institution_code = $3 where county_code = $1 and subject_id = $2', [
    resident.county_code,
    resident.id,
    village.institutionCode,
  ]);
  return {
    changed: true,
    ...(village.institutionCode !== resident.institution_code && { movedTo: village.institutionCode }),
  };
}

const placeOfFile = ({ code, name, institutionCode }: Village) =>
  [
    ['village_code', code],
    ['village_name', name],
    ['institution_code', institutionCode],
  ] as const;

/** Who would not see the resident in another village cares for them no more: somebody is named anew. */
async function doctorFor(
  inside: Queryable,
  { doctor_id }: ResidentRecord,
  { doctorId }: ResidentChanges,
  village: Village | undefined,
): Promise<string | null | undefined> {
  if (doctorId !== undefined || !village || doctor_id === null) return doctorId;
  const { whyNot } = await receiverOf(inside, doctor_id);
  return whyNot(village.institutionCode) === undefined ? undefined : null;
}

/** Where the saved sheet takes the resident, if anywhere. */
export const movesTo = (
  inside: Queryable,
  scope: Scope,
  resident: ResidentRecord,
  answers: Answers,
  today: CalendarDay,
): Promise<Village | undefined> => newVillage(inside, scope, resident, residentChangesFrom(answers, today));

/** Where the form says the resident lives now, if that is another village of the scope: by its name, else by the clinic that keeps the file. */
async function newVillage(
  inside: Queryable,
  scope: Scope,
  resident: ResidentRecord,
  { villageName, institutionCode }: ResidentChanges,
): Promise<Village | undefined> {
  const named = villageName !== undefined && villageName !== resident.village_name ? villageName : undefined;
  const clinic =
    institutionCode !== undefined && institutionCode !== resident.institution_code ? institutionCode : undefined;
  if (named === undefined && clinic === undefined) return undefined;
  const villages = await villagesOf(inside, scope);
  const byName = named === undefined ? undefined : resolveVillage(named, undefined, villages);
  const village = byName?.ok ? byName.value : villages.find(({ code }) => code === clinic);
  return village && village.code !== resident.village_code ? village : undefined;
}

async function refuseTaken(inside: Queryable, resident: ResidentRecord, idNumber: string): Promise<void> {
  const [other] = await inside.query('select 1 from residents where county_code = $1 and id_number = $2 and id <> $3', [
    resident.county_code,
    idNumber,
    resident.id,
  ]);
  if (other)
    throw httpFailure(409, {
      code: 'resident.id-number-taken',
      message: '这个身份证号已属于另一位居民，未保存',
      advice: '请核对身份证号，或先处理重复档案',
    });
}
