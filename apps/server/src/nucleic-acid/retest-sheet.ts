import type { RetestMember } from '@gongwei/domain/nucleic-acid';
import type { WrittenRecord } from '../records/record-hooks.ts';
import { doingOf } from './register-tube.ts';
import { holdRetest, type RetestRow } from './retests.repository.ts';
import { assignRetest, noteMember } from './retests.service.ts';
import { changeOf, no, rowsIn, words } from './sheet-parts.ts';
import { tubesByNumbers } from './tubes.repository.ts';

const NOTIFY: readonly RetestMember['notify'][] = ['0', '1', '2', '3'];

/** A task's sheet says whom it was given to and who was told; the task itself opens and ends with its pool and its people. @throws 409, 422 with a sentence. */
export async function followRetestSheet(record: WrittenRecord): Promise<void> {
  const { inside, scope, data } = record;
  if (changeOf(record).removed)
    throw no(409, 'retest.kept', '复核任务随混采管的审核生成和撤销，不能删除', '要撤销的，请撤回混采管的审核');
  const code = (words(data, 'poolBarcode') ?? '').toUpperCase();
  const pool = (await tubesByNumbers(inside, scope, [code])).find((one) => one.code === code);
  const task = pool && (await holdRetest(inside, pool.county_code, pool.id));
  if (!task) throw no(422, 'retest.none', '这个混采管没有单采复核任务；混采阳性、可疑的审核后自动生成');
  if (data['poolResult'] !== undefined && data['poolResult'] !== pool.result)
    throw no(422, 'tube.result', '混采结果与样本结果不符，没有保存');
  await noteRows(record, task.county_code, pool.id);
  await giveTo(record, task);
  const after = await holdRetest(inside, task.county_code, pool.id);
  if (data['state'] === '4' && after?.state !== '4')
    throw no(422, 'retest.open', '还有人没有单管结果，也没有标“无法联系”“已转社区”，任务不能完成');
}

async function giveTo(record: WrittenRecord, { id, handler: before, state }: RetestRow): Promise<void> {
  const handler = words(record.data, 'handler');
  if (handler !== undefined && handler !== before && state !== '4') await assignRetest(doingOf(record), id, handler);
}

async function noteRows(record: WrittenRecord, countyCode: string, poolId: string): Promise<void> {
  const members = await record.inside.query<{ id: string; id_no: string; notify: string }>(
    `select id, id_no, coalesce(notify_state, '0') as notify from nucleic_samples where county_code = $1 and tube_id = $2`,
    [countyCode, poolId],
  );
  for (const row of rowsIn(record.data, 'members')) {
    const number = typeof row['idNo'] === 'string' ? row['idNo'].toUpperCase() : '';
    const member = members.find(({ id_no }) => id_no.toUpperCase() === number);
    if (!member) throw no(422, 'tube.no-member', '复核人员不是该混采管的成员，请核对证件号码');
    const notify = NOTIFY.find((one) => one === row['notifyState']);
    if (notify !== undefined && notify !== member.notify) await noteMember(doingOf(record), member.id, notify);
  }
}
