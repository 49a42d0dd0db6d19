import type { Queryable } from '../database/database.port.ts';
import { receiverOf } from '../identity/receiver.ts';
import { mirrorPersonalInfo, movesTo } from '../resident/mirror-personal-info.ts';
import type { CheckedRecord, RecordHook } from '../records/record-hooks.ts';
import type { ResidentRecord } from '../resident/resident.mapper.ts';
import type { Village } from '../organisation/villages.query.ts';
import { httpFailure, type HttpFailure } from '../shared/http-failure.ts';
import { todayOf } from '../shared/server-clock.ts';
import { CARDS_IN_CHARGE, IN_CHARGE, leaveDoctors, passCare, PERSON_SHEET } from '../records/in-charge.ts';
import { statusChangedBy } from './archive/status-on-sheet.ts';
import { refreshStanding, STANDING_FORMS } from './resident-standing.ts';

/**
 * 个人基本信息表 is what the file says of the person: the master data follow it, and may move the person to another village. The status goes by its
 * machine: what the sheet repeats from before says nothing, and a change on the sheet is an event like any other. Nor does a doctor it repeats: the person may
 * have been given to another one since.
 */
export const personalInfoHook: RecordHook = {
  name: 'personal information',
  afterWrite: async (record) => {
    const { inside, context, scope, staff, form, holder, data } = record;
    if (form.id !== PERSON_SHEET || !holder.resident) return false;
    const { archiveStatus, responsibleDoctor, ...rest } = data;
    const answers = {
      ...rest,
      ...((await statusChangedBy(record, holder.resident)) && { archiveStatus }),
      ...(responsibleDoctor !== record.before?.data['responsibleDoctor'] && { responsibleDoctor }),
    };
    const { resident } = holder;
    const { changed, movedTo } = await mirrorPersonalInfo(inside, scope, resident, answers, todayOf(context.clock));
    const to = answers['responsibleDoctor'];
    if (resident.doctor_id !== null && typeof to === 'string')
      await passCare(context, inside, {
        ...{ countyCode: resident.county_code, people: [resident.id], from: resident.doctor_id, to, by: staff },
      });
    if (movedTo !== undefined)
      await leaveDoctors(context, inside, {
        ...{ resident, institutionCode: movedTo, by: staff, at: context.clock.now().toISOString() },
      });
    return changed;
  },
};

/**
 * The sheet of the person and the cards of programmes name who is in charge: what is due goes to them. Somebody who cannot see the resident would be told,
 * and find nobody. @throws 422 `doctor.elsewhere` for one named anew, and where the sheet moves the resident out of their sight.
 */
export const inChargeHook: RecordHook = {
  name: 'who is in charge',
  beforeWrite: async (record) => {
    const { inside, form, holder, data, before } = record;
    const doctorId = data[IN_CHARGE];
    if (!holder.resident || typeof doctorId !== 'string' || !NAMING.includes(form.id)) return;
    const village = await villageAfter(record, holder.resident);
    if (doctorId === before?.data[IN_CHARGE] && !village) return;
    await refuseWhoCannotSee(inside, doctorId, holder.resident, village);
  },
};
async function refuseWhoCannotSee(
  inside: Queryable,
  doctorId: string,
  { institution_code: now }: ResidentRecord,
  village: Village | undefined,
): Promise<void> {
  const { account, whyNot } = await receiverOf(inside, doctorId);
  if (account && whyNot(village?.institutionCode ?? now) !== undefined) throw elsewhere(account.name, village?.name);
}
const villageAfter = async ({ inside, context, scope, form, data }: CheckedRecord, resident: ResidentRecord) =>
  form.id === PERSON_SHEET ? movesTo(inside, scope, resident, data, todayOf(context.clock)) : undefined;
function elsewhere(doctor: string, village: string | undefined): HttpFailure {
  const message =
    village === undefined
      ? `这位居民不归“${doctor}”所在机构管理，“${doctor}”看不到这位居民`
      : `居民转到“${village}”后，“${doctor}”看不到这位居民，请改选责任医生`;
  return httpFailure(422, {
    ...{ code: 'doctor.elsewhere', message, advice: '请选管理机构或其上级机构的医生' },
    fields: [{ field: IN_CHARGE, severity: 'error', code: 'elsewhere', message }],
  });
}
const NAMING: readonly string[] = [PERSON_SHEET, ...CARDS_IN_CHARGE];

/** Last check-up and whether there is personal information: what lists sort by. After the personal information, which may change the conditions. */
export const standingHook: RecordHook = {
  name: 'standing of the resident',
  afterWrite: async ({ inside, form, holder: { resident } }) =>
    resident !== undefined && STANDING_FORMS.includes(form.id) && refreshStanding(inside, resident),
};
