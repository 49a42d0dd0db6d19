import { prescriptionChange } from '@gongwei/domain/chronic';
import type { Refusal, WayGone } from '@gongwei/domain/life-cycle';
import { monitoringChange, sheetChange } from '@gongwei/domain/prevention';
import { fail, type JsonObject, type Result } from '@gongwei/domain/shared';
import { holdToWay } from '../records/hold-to-way.ts';
import type { CheckedRecord, RecordHook } from '../records/record-hooks.ts';

const CODE = 'gwyfrh';
const READINGS: { readonly [patient: string]: string } = {
  'blood-pressure-patient': 'blood-pressure-reading',
  'blood-glucose-patient': 'blood-glucose-reading',
};

/**
 * The state of who is followed at home, of readings, medicines and prescriptions goes the ways of their machines, by a button or typed: 409 for
 * a way there is not, 422 for what stands against it, 403 for one that needs M of `gwyfrh`.
 */
export const lifeOfSheetsHook: RecordHook = {
  name: 'life of monitoring and prescriptions',
  beforeWrite: async (record) => {
    holdToWay(await wayOf(record), { staff: record.staff, right: CODE, kind: 'sheet' });
  },
};

async function wayOf(record: CheckedRecord): Promise<Result<WayGone | undefined, Refusal>> {
  const { form, before, data, holder, save } = record;
  if (!before) return { ok: true, value: undefined };
  const [was, is] = [before.data as JsonObject, data as JsonObject];
  const readings = READINGS[form.id];
  if (readings !== undefined)
    return monitoringChange(was, is, {
      ...{ inCare: holder.resident?.status === '1', reason: save.reason ?? '' },
      openWarnings: was['state'] === is['state'] ? 0 : await openWarnings(record, readings),
    });
  const way = form.id === 'management-prescription' ? prescriptionChange(was, is) : sheetChange(form.id, was, is);
  return way.ok ? way : fail({ why: 'state', message: way.failure });
}

/** Readings with a warning of 3 or 4 that nobody has dealt with; none comes meanwhile, as the person is held. */
async function openWarnings({ inside, holder, save }: CheckedRecord, readings: string): Promise<number> {
  const [row] = await inside.query<{ count: number }>(
    `select count(*)::int as count from records where county_code = $1 and subject_id = $2 and form_id = $3 and removed_at is null
       and left(data->>'warningLevel', 1) in ('3', '4') and data->>'valid' is distinct from 'false' and data->>'handled' is distinct from 'true'`,
    [holder.countyCode, save.subjectId, readings],
  );
  return row?.count ?? 0;
}
