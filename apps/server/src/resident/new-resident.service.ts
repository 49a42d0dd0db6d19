import type { FieldIssue } from '@gongwei/domain/forms';
import { tieRefusal, type RosterEntry } from '@gongwei/domain/resident';
import { todayOf } from '../shared/server-clock.ts';
import { sqlStateOf, UNIQUE_VIOLATION, type Queryable } from '../database/database.port.ts';
import type { Staff } from '../identity/users.repository.ts';
import { countyCodeOf, type Scope } from '../database/scope.ts';
import { villagesOf, type Village } from '../organisation/villages.query.ts';
import { findByIdNumbers, insertResidents, logResidents, reserveArchiveNumbers } from './resident-writes.ts';
import { writeTie } from './family.query.ts';
import type { FoundResident } from './filed-people.ts';
import type { ResidentRecord } from './resident.mapper.ts';
import { findResident } from './residents.repository.ts';
import { personChanged } from '../database/branch-changes.ts';
import type { ServerContext } from '../server-context.ts';
import { httpFailure, notFound, type HttpFailure } from '../shared/http-failure.ts';
import { residentId } from '../shared/random-source.ts';
import { similarFiles, similarRefusal } from './similar-files.ts';
import { checkNewResident, type TypedResident } from './new-resident.rules.ts';

export type CreatedResident = {
  readonly id: string;
  readonly archiveNumber: string;
  readonly warnings: readonly string[];
};

/** Takes the file of somebody whose number another institution has, if it let the file go. `confirmed`: the question that was read. */
export type MoveIn = (
  context: ServerContext,
  scope: Scope,
  staff: Staff,
  into: Pick<RosterEntry, 'name' | 'phone' | 'address'> & {
    readonly id: string;
    readonly village: Village;
    readonly confirmed: string | undefined;
  },
) => Promise<CreatedResident>;

/**
 * Opens the file of somebody who is not on a roster, by the same rules; one that another institution let go is taken over (`moveIn`). @throws 422 with a
 * sentence per field, 409 `resident.exists` with `existingId` where somebody of the scope has the number, without it where another institution does, and
 * `resident.similar` where a file may be the same person's and a number does not tell.
 */
export async function createResident(
  context: ServerContext,
  scope: Scope,
  staff: Staff,
  typed: TypedResident,
  moveIn: MoveIn,
): Promise<CreatedResident> {
  const user = { id: staff.id, name: staff.name, institutionCode: scope.institutionCode };
  const { database } = context;
  const today = todayOf(context.clock);
  const mother = await motherOf(database, scope, typed.motherId);
  const checked = checkNewResident(mother ? asOf(mother, typed) : typed, await villagesOf(database, scope), today);
  if (!checked.ok) throw invalid(checked.failure);
  const { entry, village, warnings } = checked.value;
  const takeKnown = async (): Promise<CreatedResident | undefined> => {
    const [known] = entry.idNumber === '' ? [] : await findByIdNumbers(database, scope, [entry.idNumber]);
    if (known?.inScope) throw alreadyThere(known);
    return known && moveIn(context, scope, staff, { ...entry, id: known.id, village, confirmed: typed.apart });
  };
  const taken = await takeKnown();
  if (taken) return taken;
  const id = residentId(context.clock.now(), context.random);
  if (mother) refuseOther(mother, { id, ...entry });
  const [archiveNumber] = await reserveArchiveNumbers(database, village.code, 1);
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
      const refusal = similarRefusal(scope, await similarFiles(inside, scope, entry, mother?.id));
      if (refusal && refusal.body.message !== typed.apart) throw refusal;
      await insertResidents(inside, context.facts, [resident]);
      if (mother)
        await writeTie(
          inside,
          { county_code: mother.county_code, id },
          { kind: 'mother', otherId: mother.id, by: staff.id, at: context.clock.now().toISOString() },
        );
      await logResidents(inside, context, user, [
        { action: 'resident.create', subjectId: id, details: { source: mother ? 'mother' : 'form', fields: [] } },
      ]);
      await personChanged(inside, {
        countyCode: countyCodeOf(village.institutionCode),
        id,
        institutionCode: village.institutionCode,
      });
    });
  await open().catch(async (error: unknown) => {
    // Somebody else opened the same file in the meantime: of another institution it is not one that was let go.
    if (sqlStateOf(error) === UNIQUE_VIOLATION) await takeKnown();
    throw error;
  });
  return { id, archiveNumber: resident.archiveNumber, warnings };
}

const invalid = (fields: readonly FieldIssue[]): HttpFailure =>
  httpFailure(422, {
    code: 'resident.invalid',
    message: '有内容需要修改，未建档',
    advice: '请按提示修改后再保存',
    fields,
  });

async function motherOf(on: Queryable, scope: Scope, id: string | undefined): Promise<ResidentRecord | undefined> {
  if (id === undefined) return undefined;
  const found = await findResident(on, scope, id);
  if (!found) throw notFound('resident.not-found', '没有找到母亲的档案，或不在您的管理范围内');
  return found;
}

/** A child lives with its mother and is reached by her telephone, unless something else is said. */
const asOf = ({ village_code, phone, address }: ResidentRecord, typed: TypedResident): TypedResident => ({
  ...typed,
  villageCode: typed.villageCode || village_code,
  phone: typed.phone || (phone ?? ''),
  address: typed.address || (address ?? ''),
});

/** Of the number of somebody else: this woman cannot have borne whom it belongs to. */
function refuseOther(
  mother: ResidentRecord,
  child: { readonly id: string } & Pick<RosterEntry, 'sex' | 'birthDate' | 'idNumber'>,
) {
  const message = tieRefusal('mother', child, { ...mother, birthDate: mother.birth_date });
  const field = child.idNumber === '' ? 'birthDate' : 'idNumber';
  if (message !== undefined) throw invalid([{ field, severity: 'error', code: 'invalid', message }]);
}

function alreadyThere({ id, name, villageName }: FoundResident): HttpFailure {
  const message = `该身份证号已建档：${name}（${villageName}）`;
  return httpFailure(409, {
    ...{ code: 'resident.exists', message, advice: '请打开已有的档案', existingId: id },
    fields: [{ field: 'idNumber', severity: 'error', code: 'taken', message }],
  });
}
