import type { TaskEvent, UploadDetail, UploadTask } from '@gongwei/application/upload';
import { isOfThePerson, isUploadError, type BatchState, type UploadState } from '@gongwei/domain/upload';

export type Tone = 'good' | 'warn' | 'danger' | 'quiet';
const ENTRY_TONES: { readonly [state in UploadState]?: Tone } = {
  '0': 'warn',
  '3': 'good',
  '4': 'danger',
  '5': 'quiet',
  '6': 'warn',
  '7': 'warn',
};
const TASK_TONES: { readonly [state in BatchState]?: Tone } = { '3': 'good', '4': 'danger', '5': 'quiet', '6': 'warn' };
export const entryTone = (state: UploadState): Tone | undefined => ENTRY_TONES[state];
export const taskTone = (state: BatchState): Tone | undefined => TASK_TONES[state];

/** What stands in the way of a record's upload, and what to do, in sentences; nothing where all is well or under way. */
export function troubleOf(entry: UploadDetail): { readonly what: string; readonly advice: string } | undefined {
  const { state, error, missing, skipReason, askedTimes } = entry;
  if (state === '0' && missing.length > 0)
    return {
      what: `缺 ${missing.length} 项必填：${missing.map(({ label }) => label).join('、')}`,
      advice: '补录后自动变为待上传',
    };
  if (state === '4' && error)
    return {
      what: `${error.label}（${error.code}）${error.text === '' ? '' : `：${error.text}`}`,
      advice: error.advice,
    };
  if (state === '7')
    return {
      what: askedTimes === 0 ? '已发出，平台没有应答' : `已发出，平台没有应答；已问过 ${askedTimes} 次`,
      advice: '系统会自动再问，问清以前不会再发。着急时点“与平台比对”',
    };
  if (state === '6') return { what: '上传后本地又改过', advice: '到“未上传”勾选后上传，按平台编号更新' };
  if (state === '5' && skipReason !== undefined) return { what: `不用上传：${skipReason}`, advice: '' };
  return undefined;
}

/** How a deletion on the platform stands, in a sentence; nothing where nobody asked for one. */
export function deletionMessage({ deletion }: Pick<UploadDetail, 'deletion'>): string | undefined {
  if (!deletion) return undefined;
  const { state, reason, message } = deletion;
  const why = reason === '' ? '' : `（${reason}）`;
  if (state === '1') return `已申请平台删除${why}，10 分钟后发给平台，发出以前可以撤回`;
  if (state === '4') return `已向平台发出删除申请${why}，等平台答复`;
  if (state === '5') return `删除申请${why}发出后平台没有应答；系统会自动问平台，问清以前不再发`;
  if (state === '3') return `平台拒绝删除${why}${message === undefined ? '' : `：${message}`}`;
  return state === '2' ? `平台已删除${why}；要再传时先“恢复上传”` : undefined;
}

/** The field of the form that is to be mended, where one is known: what the platform complained of, or the first that is missing. */
export const fieldToMend = ({ error, missing, state }: UploadDetail): string | undefined =>
  state === '4' ? error?.field : state === '0' ? missing[0]?.key : undefined;

/** What is refused for the person is put right in 个人基本信息, and with it all their records. */
export const isPersonToMend = ({ error, state }: UploadDetail): boolean =>
  state === '4' && error !== undefined && isUploadError(error.code) && isOfThePerson(error.code);

/** How many records a task that was stopped gave back: they wait again, and another task may send them. */
export const givenBack = ({ state, total, success, fail, unknown, waiting, skipped }: UploadTask): number =>
  state === '5' ? Math.max(0, total - success - fail - unknown - waiting - skipped) : 0;

/** When a task begins that waits for its time; nothing once that has come. */
export const waitsUntil = ({ planAt, state }: UploadTask, now: Date): string | undefined =>
  planAt !== undefined && state !== '5' && Date.parse(planAt) > now.getTime() ? planAt : undefined;

/** Percent of a task's records that have come to an end of whatever kind. */
export function doneShare(task: UploadTask): number {
  const { total, waiting } = task;
  return total === 0 ? 100 : Math.floor(((total - waiting - givenBack(task)) / total) * 100);
}

const STEERS: { readonly [state in BatchState]?: readonly TaskEvent['type'][] } = {
  '1': ['PAUSE', 'STOP'],
  '2': ['PAUSE', 'STOP'],
  '4': ['RETRY_FAILED'],
  '6': ['RESUME', 'STOP'],
};
/** What may be done with a task now. */
export const steersOf = ({ state }: UploadTask): readonly TaskEvent['type'][] => STEERS[state] ?? [];
