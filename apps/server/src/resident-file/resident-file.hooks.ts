import { mirrorPersonalInfo } from '../resident/mirror-personal-info.ts';
import type { RecordHook } from '../records/record-hooks.ts';
import { todayOf } from '../shared/server-clock.ts';
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
    const { inside, context, scope, form, holder, data } = record;
    if (form.id !== 'resident-personal-info' || !holder.resident) return false;
    const { archiveStatus, responsibleDoctor, ...rest } = data;
    const answers = {
      ...rest,
      ...((await statusChangedBy(record, holder.resident)) && { archiveStatus }),
      ...(responsibleDoctor !== record.before?.data['responsibleDoctor'] && { responsibleDoctor }),
    };
    return mirrorPersonalInfo(inside, scope, holder.resident, answers, todayOf(context.clock));
  },
};

/** Last check-up and whether there is personal information: what lists sort by. After the personal information, which may change the conditions. */
export const standingHook: RecordHook = {
  name: 'standing of the resident',
  afterWrite: async ({ inside, form, holder: { resident } }) =>
    resident !== undefined && STANDING_FORMS.includes(form.id) && refreshStanding(inside, resident),
};
