import { contractChange } from '@gongwei/domain/prevention';
import type { JsonObject } from '@gongwei/domain/shared';
import { allows } from '../identity/permissions.policy.ts';
import type { CheckedRecord, RecordHook } from '../records/record-hooks.ts';
import { forbidden, httpFailure } from '../shared/http-failure.ts';
import { todayOf } from '../shared/server-clock.ts';

const CONTRACT = 'family-doctor-contract';
const CODE = 'gwyfrh';

/** The other contracts of the person, as they stand. */
const othersOf = async ({ inside, holder, save }: CheckedRecord): Promise<readonly JsonObject[]> => {
  const rows = await inside.query<{ data: JsonObject }>(
    `select data from records where county_code = $1 and subject_id = $2 and form_id = $3 and id <> $4 and removed_at is null`,
    [holder.countyCode, save.subjectId, CONTRACT, save.id],
  );
  return rows.map(({ data }) => data);
};

/** A contract with a family doctor goes the ways of its machine: 409 for one that its state does not know, 422 for what stands against it. */
export const contractHook: RecordHook = {
  name: 'life of a contract',
  beforeWrite: async (record) => {
    const { form, context, staff, holder, save, before, data } = record;
    if (form.id !== CONTRACT) return;
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
