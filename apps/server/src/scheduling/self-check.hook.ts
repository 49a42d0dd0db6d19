import { SELF_CHECK_FORM, selfCheckChange } from '@gongwei/domain/scheduling';
import type { JsonObject } from '@gongwei/domain/shared';
import { holdToWay } from '../records/hold-to-way.ts';
import type { RecordHook } from '../records/record-hooks.ts';
import { httpFailure } from '../shared/http-failure.ts';

const CODE = 'gwtjdngl';

/**
 * A 机构自查表 goes the ways of its machine, by a button or typed, and keeps what was handed in: 409 for a way there is not and
 * for taking out what is handed in, 422 for what stands against it, 403 for one that needs M.
 */
export const selfCheckHook: RecordHook = {
  name: 'life of self-checks',
  beforeWrite: async ({ form, before, data, holder, staff, save }) => {
    if (form.id !== SELF_CHECK_FORM) return;
    const place = holder.institutionCode;
    const above = place.startsWith(staff.institutionCode) && place !== staff.institutionCode;
    const known = { above, reason: save.reason ?? '' };
    const way = selfCheckChange(before?.data as JsonObject | undefined, data as JsonObject, known);
    holdToWay(way, { staff, right: CODE, kind: 'self-check' });
  },
  afterWrite: ({ form, stored }) => {
    const handedIn = form.id === SELF_CHECK_FORM && ['1', '2'].includes(String(stored.data['state']));
    if (handedIn && stored.removed_at !== null)
      throw httpFailure(409, { code: 'self-check.state', message: '已提交的自查表不能删除，请先“撤回提交”' });
    return Promise.resolve(false);
  },
};
