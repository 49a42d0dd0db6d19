import { CONTRACT_FORM, contractChange } from '@gongwei/domain/prevention';
import type { JsonObject } from '@gongwei/domain/shared';
import { allows } from '../identity/permissions.policy.ts';
import type { CheckedRecord, RecordHook, RecordMoment } from '../records/record-hooks.ts';
import { forbidden, httpFailure } from '../shared/http-failure.ts';
import { todayOf } from '../shared/server-clock.ts';

const CODE = 'gwyfrh';

/** The other contracts of the person, as they stand. */
const othersOf = async ({ inside, holder, save }: CheckedRecord): Promise<readonly JsonObject[]> => {
  const rows = await inside.query<{ data: JsonObject }>(
    `select data from records where county_code = $1 and subject_id = $2 and form_id = $3 and id <> $4 and removed_at is null`,
    [holder.countyCode, save.subjectId, CONTRACT_FORM, save.id],
  );
  return rows.map(({ data }) => data);
};

const rowsIn = (value: unknown): readonly JsonObject[] => (Array.isArray(value) ? (value as JsonObject[]) : []);
const codesOf = (data: JsonObject): readonly string[] =>
  rowsIn(data['packages']).flatMap(({ packageCode }) => (typeof packageCode === 'string' ? [packageCode] : []));
/** What of an item of a package is agreed upon. */
const AGREED = ['itemCode', 'itemName', 'times', 'linkedForm', 'finishRule'];

/** The items of the packages as they are offered now, those of the nearest institution; of a stored contract they stay while its packages do. */
async function agreedServices({ inside, holder, save, before }: RecordMoment): Promise<JsonObject> {
  const codes = codesOf(save.data as JsonObject);
  const kept = before?.data['services'];
  if (kept && JSON.stringify(codesOf(before.data as JsonObject)) === JSON.stringify(codes))
    return { agreedServices: kept };
  const packages = await inside.query<{ data: JsonObject }>(
    `select distinct on (data->>'code') data from records
     where county_code = $1 and form_id = 'service-package' and removed_at is null and data->>'state' = '1' and data->>'code' = any($2::text[])
       and starts_with($3, institution_code)
     order by data->>'code', length(institution_code) desc, id`,
    [holder.countyCode, codes, holder.institutionCode],
  );
  const services = codes.flatMap((packageCode) =>
    rowsIn(packages.find(({ data }) => data['code'] === packageCode)?.data['items']).map((item) => ({
      packageCode,
      ...Object.fromEntries(AGREED.flatMap((key) => (item[key] === undefined ? [] : [[key, item[key]]]))),
    })),
  );
  return { agreedServices: services };
}

/** A contract with a family doctor goes the ways of its machine: 409 for one that its state does not know, 422 for what stands against it. What was agreed upon stays as it was when it was signed. */
export const contractHook: RecordHook = {
  name: 'life of a contract',
  given: (moment) => (moment.form.id === CONTRACT_FORM ? agreedServices(moment) : Promise.resolve({})),
  beforeWrite: async (record) => {
    const { form, context, staff, holder, save, before, data } = record;
    if (form.id !== CONTRACT_FORM) return;
    const change = contractChange({
      before: before?.data,
      after: data as JsonObject,
      today: todayOf(context.clock),
      inCare: holder.resident?.status === '1',
      reason: save.reason ?? '',
      others: await othersOf(record),
    });
    if (!change) return;
    if (!change.ok) {
      const { why, message } = change.failure;
      throw httpFailure(why === 'state' ? 409 : 422, { code: `contract.${why}`, message: `${message}，没有保存` });
    }
    if (!allows(staff.permissions, [CODE], change.value)) throw forbidden('解约和撤销解约由有管理权限的人办理');
  },
};
