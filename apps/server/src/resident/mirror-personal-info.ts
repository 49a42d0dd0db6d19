import type { Answers } from '@gongwei/domain/forms';
import { residentChangesFrom } from '@gongwei/domain/resident';
import type { Parameter, Queryable } from '../database/database.port.ts';
import { httpFailure } from '../shared/http-failure.ts';
import type { ResidentRecord } from './resident.mapper.ts';
import { pinyinOf } from './search-text.rules.ts';

/**
 * Brings the resident's master data in step with the saved 个人基本信息表. Village and institution stay: moving a resident
 * is an act of its own. @throws 409 when the identity number is another resident's.
 */
export async function mirrorPersonalInfo(inside: Queryable, resident: ResidentRecord, answers: Answers): Promise<void> {
  const changes = residentChangesFrom(answers);
  if (changes.idNumber !== undefined && changes.idNumber !== resident.id_number) await refuseTaken(inside, resident, changes.idNumber);
  const name = changes.name === undefined ? undefined : pinyinOf(changes.name);
  const columns: readonly (readonly [column: string, value: Parameter | undefined])[] = [
    ['name', changes.name], ['name_pinyin', name?.full], ['initials', name?.initials], ['sex', changes.sex], ['birth_date', changes.birthDate],
    ['id_number', changes.idNumber], ['phone', changes.phone], ['address', changes.address], ['conditions', changes.conditions],
    ['status', changes.status], ['filed_on', changes.filedOn], ['doctor_id', changes.doctorId],
  ];
  const given = columns.flatMap(([column, value]) => (value === undefined ? [] : [[column, value] as const]));
  if (given.length === 0) return;
  await inside.query(
    `update residents set ${given.map(([column], at) => `${column} = $${at + 3}`).join(', ')} where county_code = $1 and id = $2`,
    [resident.county_code, resident.id, ...given.map(([, value]) => value)],
  );
}

async function refuseTaken(inside: Queryable, resident: ResidentRecord, idNumber: string): Promise<void> {
  const [other] = await inside.query('select 1 from residents where county_code = $1 and id_number = $2 and id <> $3', [resident.county_code, idNumber, resident.id]);
  if (other) throw httpFailure(409, { code: 'resident.id-number-taken', message: '这个身份证号已属于另一位居民，未保存', advice: '请核对身份证号，或先处理重复档案' });
}
