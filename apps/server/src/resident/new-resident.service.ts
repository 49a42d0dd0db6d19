import { todayOf } from '../shared/server-clock.ts';
import { sqlStateOf, UNIQUE_VIOLATION } from '../database/database.port.ts';
import type { Staff } from '../identity/users.repository.ts';
import type { Scope } from '../database/scope.ts';
import { villagesOf } from '../organisation/villages.query.ts';
import { findByIdNumbers, insertResidents, logResidents, reserveArchiveNumbers } from './resident-writes.ts';
import type { FoundResident } from './filed-people.ts';
import { residentsChanged } from '../database/cached-by-revision.ts';
import type { ServerContext } from '../server-context.ts';
import { httpFailure, type HttpFailure } from '../shared/http-failure.ts';
import { uuidV7 } from '../shared/random-source.ts';
import { checkNewResident, type TypedResident } from './new-resident.rules.ts';

export type CreatedResident = {
  readonly id: string;
  readonly archiveNumber: string;
  readonly warnings: readonly string[];
};

/**
 * Opens the file of somebody who is not on a roster, by the same rules. @throws 422 with a sentence per field, 409
 * `resident.exists` with `existingId` where somebody of the scope has the number, without it where another institution does.
 */
export async function createResident(
  context: ServerContext,
  scope: Scope,
  staff: Staff,
  typed: TypedResident,
): Promise<CreatedResident> {
  const user = { id: staff.id, name: staff.name, institutionCode: scope.institutionCode };
  const { database } = context;
  const today = todayOf(context.clock);
  const checked = checkNewResident(typed, await villagesOf(database, scope), today);
  if (!checked.ok) {
    throw httpFailure(422, {
      code: 'resident.invalid',
      message: '有内容需要修改，未建档',
      advice: '请按提示修改后再保存',
      fields: checked.failure,
    });
  }
  const { entry, village, warnings } = checked.value;
  const refuseKnown = async (): Promise<void> => {
    const [known] = await findByIdNumbers(database, scope, [entry.idNumber]);
    if (known) throw alreadyThere(known);
  };
  await refuseKnown();
  const [archiveNumber] = await reserveArchiveNumbers(database, village.code, 1);
  const id = uuidV7(context.clock.now(), context.random);
  const resident = {
    ...entry,
    id,
    archiveNumber: archiveNumber as string,
    villageCode: village.code,
    villageName: village.name,
    institutionCode: village.institutionCode,
    filedOn: today,
    conditions: [],
  };
  const open = async (): Promise<void> =>
    database.transaction(async (inside) => {
      await insertResidents(inside, context.facts, [resident]);
      await logResidents(inside, context, user, [
        { action: 'resident.create', subjectId: id, details: { source: 'form', fields: [] } },
      ]);
    });
  await open().catch(async (error: unknown) => {
    // Somebody else opened the same file in the meantime.
    if (sqlStateOf(error) === UNIQUE_VIOLATION) await refuseKnown();
    throw error;
  });
  await residentsChanged(database);
  return { id, archiveNumber: resident.archiveNumber, warnings };
}

function alreadyThere({ id, name, villageName, inScope }: FoundResident): HttpFailure {
  const message = inScope ? `该身份证号已建档：${name}（${villageName}）` : '该居民已由其他机构建档，请走迁入手续';
  return httpFailure(409, {
    code: 'resident.exists',
    message,
    ...(inScope ? { advice: '请打开已有的档案', existingId: id } : {}),
    fields: [{ field: 'idNumber', severity: 'error', code: 'taken', message }],
  });
}
