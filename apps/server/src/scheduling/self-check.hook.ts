import { sameJson } from '@gongwei/domain/forms';
import { FIGURES_HOLD_DAYS, SELF_CHECK_FORM, selfCheckChange } from '@gongwei/domain/scheduling';
import { addDays, type JsonObject } from '@gongwei/domain/shared';
import { holdToWay } from '../records/hold-to-way.ts';
import type { CheckedRecord, RecordHook } from '../records/record-hooks.ts';
import { httpFailure } from '../shared/http-failure.ts';
import { todayOf } from '../shared/server-clock.ts';

const CODE = 'gwtjdngl';

/**
 * A 机构自查表 goes the ways of its machine, by a button or typed, and keeps what was handed in: 409 for a way there is not and
 * for taking out what is handed in, 422 for what stands against it, 403 for one that needs M.
 */
export const selfCheckHook: RecordHook = {
  name: 'life of self-checks',
  beforeWrite: async (record) => {
    const { context, form, before, data, holder, staff, save } = record;
    if (form.id !== SELF_CHECK_FORM) return;
    checkWhose(record);
    checkTaken(record);
    const place = holder.institutionCode;
    const above = place.startsWith(staff.institutionCode) && place !== staff.institutionCode;
    const known = { above, reason: save.reason ?? '', today: todayOf(context.clock) };
    const way = selfCheckChange(before?.data as JsonObject | undefined, data as JsonObject, known);
    holdToWay(way, { staff, right: CODE, kind: 'self-check' });
  },
  afterWrite: ({ form, stored }) => {
    const isGone = form.id === SELF_CHECK_FORM && stored.removed_at !== null;
    const message = isGone ? KEPT[String(stored.data['state'])] : undefined;
    if (message !== undefined) throw httpFailure(409, { code: 'self-check.state', message });
    return Promise.resolve(false);
  },
};

/** Why a sheet of a state stays in its register; drafts may go. */
const KEPT: { readonly [state: string]: string } = {
  '1': '已提交的自查表不能删除，请先“撤回提交”',
  '2': '已审核的自查表不能删除',
  '3': '被退回的自查表不能删除，请逐条回应后再提交',
};

/** A self-check is of the institution that fills it in: there is one a period, and those above review it. */
function checkWhose({ before, data, holder }: CheckedRecord): void {
  if (data['org'] === holder.institutionCode || before?.data['org'] === data['org']) return;
  const message = '自查表由被查机构自己填写：“被查机构”请选填表的机构';
  throw httpFailure(422, { code: 'self-check.org', message: `${message}，没有保存` });
}

/** Where figures come from is what the system said to whoever saves, not something to be typed. */
function checkTaken({ context, before, data, staff }: CheckedRecord): void {
  const rowsIn = (answer: unknown): readonly JsonObject[] => (Array.isArray(answer) ? (answer as JsonObject[]) : []);
  const known = rowsIn(before?.data['taken']);
  const today = todayOf(context.clock);
  const oldest = addDays(today, -FIGURES_HOLD_DAYS);
  const typed = rowsIn(data['taken']).filter((row) => {
    const day = String(row['takenAt'] ?? '').slice(0, 10);
    return !known.some((one) => sameJson(one, row)) && (row['takenBy'] !== staff.name || day < oldest || day > today);
  });
  if (typed.length === 0) return;
  const message = `有 ${typed.length} 项的取数来源不是刚才取的，请重新“自动取数”`;
  throw httpFailure(422, { code: 'self-check.taken', message: `${message}，没有保存` });
}
