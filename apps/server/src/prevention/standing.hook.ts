import { prescriptionChange } from '@gongwei/domain/chronic';
import { sheetChange } from '@gongwei/domain/prevention';
import type { JsonObject } from '@gongwei/domain/shared';
import { allows } from '../identity/permissions.policy.ts';
import type { RecordHook } from '../records/record-hooks.ts';
import { forbidden, httpFailure } from '../shared/http-failure.ts';

const CODE = 'gwyfrh';

/**
 * The state of who is followed at home, of readings, medicines and prescriptions goes the ways of their machines, also where it was typed:
 * 409 for a way there is not, 403 for one that needs M of `gwyfrh`.
 */
export const lifeOfSheetsHook: RecordHook = {
  name: 'life of monitoring and prescriptions',
  beforeWrite: async ({ form, staff, before, data }) => {
    if (!before) return;
    const [was, is] = [before.data as JsonObject, data as JsonObject];
    const way = form.id === 'management-prescription' ? prescriptionChange(was, is) : sheetChange(form.id, was, is);
    if (!way.ok) throw httpFailure(409, { code: 'sheet.state', message: `${way.failure}，没有保存` });
    if (way.value?.letter === 'M' && !allows(staff.permissions, [CODE], 'M'))
      throw forbidden(`“${way.value.label}”由有管理权限的人办理`);
  },
};
