import {
  birthDateOf,
  isImpossiblyOld,
  numberDiffers,
  parseCitizenNumber,
  sexOf,
  type CitizenNumber,
} from '@gongwei/domain/resident';
import type { CalendarDay } from '@gongwei/domain/shared';
import type { Queryable } from '../database/database.port.ts';
import { personChanged } from '../database/branch-changes.ts';
import { repeatedTransaction } from '../database/repeated-transaction.ts';
import { isWithin, type Scope } from '../database/scope.ts';
import type { Staff } from '../identity/users.repository.ts';
import { recordOperation } from '../logging/operation-log.ts';
import type { ServerContext } from '../server-context.ts';
import { httpFailure, notFound } from '../shared/http-failure.ts';
import { todayOf } from '../shared/server-clock.ts';
import type { ResidentRecord } from './resident.mapper.ts';
import { holdResident } from './residents.repository.ts';

/** `confirmed`: the question about another sex or birth date, as it was read. */
export type AskedNumber = { readonly idNumber: string; readonly confirmed?: string };

/**
 * Gives a file without an identity number its number, and the sex and birth date it says where staff confirmed that. The same number again is
 * answered as the first time. @throws 404 out of scope, 422 of no real number, 409 `resident.number-known` where the file has another one meanwhile,
 * `resident.id-number-taken` with `existingId` where it is another file's, `resident.number-differs` of a sex or birth date nobody confirmed.
 */
export async function addIdNumber(
  context: ServerContext,
  scope: Scope,
  staff: Staff,
  residentId: string,
  { idNumber, confirmed }: AskedNumber,
): Promise<void> {
  const today = todayOf(context.clock);
  const number = realNumber(idNumber, today);
  await repeatedTransaction(context.database, async (inside) => {
    const resident = await holdResident(inside, scope, residentId);
    if (!resident) throw notFound('resident.not-found', '没有找到这位居民，或不在您的管理范围内');
    if (resident.id_number === number) return;
    if (resident.id_number !== null)
      throw httpFailure(409, {
        code: 'resident.number-known',
        message: '这份档案已经有身份证号，可能刚由别人补录',
        advice: '请刷新后核对；要改号码请在个人基本信息表中修改',
      });
    await refuseTaken(inside, scope, resident, number);
    const question = numberDiffers({ sex: resident.sex, birthDate: resident.birth_date }, number);
    if (question !== undefined && question !== confirmed)
      throw httpFailure(409, { code: 'resident.number-differs', message: question });
    await inside.query(
      'update residents set id_number = $3, no_number = null, sex = $4, birth_date = $5 where county_code = $1 and id = $2',
      [resident.county_code, resident.id, number, sexOf(number), birthDateOf(number)],
    );
    await context.facts.refresh(inside, resident.county_code, [resident.id]);
    for (const hook of context.numberHooks)
      await hook({
        inside,
        countyCode: resident.county_code,
        residentId: resident.id,
        now: context.clock.now(),
        today,
      });
    await recordOperation(inside, context, staff, {
      action: 'resident.change',
      subjectId: resident.id,
      details: { fields: question === undefined ? ['idNumber'] : ['idNumber', 'sex', 'birthDate'] },
    });
    await personChanged(inside, {
      ...{ countyCode: resident.county_code, id: resident.id, institutionCode: resident.institution_code },
    });
  });
}

function realNumber(text: string, today: CalendarDay): CitizenNumber {
  const read = parseCitizenNumber(text.replaceAll(/\s/g, '').toUpperCase(), today);
  if (read.ok && !isImpossiblyOld(read.value, today)) return read.value;
  const message = '身份证号有误，请逐位核对';
  throw httpFailure(422, {
    code: 'resident.invalid',
    message,
    fields: [{ field: 'idNumber', severity: 'error', code: 'invalid', message }],
  });
}

async function refuseTaken(
  inside: Queryable,
  scope: Scope,
  resident: ResidentRecord,
  number: CitizenNumber,
): Promise<void> {
  const [other] = await inside.query<{ id: string; name: string; village_name: string; institution_code: string }>(
    'select id, name, village_name, institution_code from residents where county_code = $1 and id_number = $2',
    [resident.county_code, number],
  );
  if (!other) return;
  const inScope = isWithin(scope, other.institution_code);
  throw httpFailure(409, {
    code: 'resident.id-number-taken',
    message: inScope ? `该身份证号已有档案：${other.name}（${other.village_name}）` : '该身份证号的档案在其他机构',
    advice: inScope
      ? '确为同一人的，请把这份档案合并到那一份'
      : '请核对号码；确为同一人的，对方办理“迁出”后在“新建档案”里迁入，再合并两份档案',
    ...(inScope ? { existingId: other.id } : {}),
  });
}
