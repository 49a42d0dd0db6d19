import type { UploadChoice, UploadPreview } from '@gongwei/application/upload';
import type { CalendarDay } from '@gongwei/domain/shared';

/** What the last step of a new task asks. `day` and `time`: when it begins, where not at once. */
export type StartPlan = {
  readonly later: boolean;
  readonly day: CalendarDay;
  readonly time: string;
  readonly stopAt: string;
  readonly remark: string;
};

const MOST = 10_000;
/** The answers of the job that begins a task; a sentence where something cannot be. */
export function startAnswers(plan: StartPlan): { readonly [key: string]: unknown } | string {
  const stopAt = plan.stopAt.trim() === '' ? undefined : Number(plan.stopAt);
  if (stopAt !== undefined && (!Number.isInteger(stopAt) || stopAt < 1 || stopAt > MOST))
    return `失败多少条时暂停：请填 1 到 ${MOST} 的整数，或留空不暂停`;
  const remark = plan.remark.trim();
  return {
    ...(plan.later && { planAt: new Date(`${plan.day}T${plan.time}:00+08:00`).toISOString() }),
    ...(stopAt !== undefined && { stopAt }),
    ...(remark !== '' && { remark }),
  };
}

/** Half hours of a day. */
export const TIMES: readonly string[] = Array.from(
  { length: 48 },
  (_, at) => `${String(Math.floor(at / 2)).padStart(2, '0')}:${at % 2 === 0 ? '00' : '30'}`,
);

const notUploaded = ({ institution }: UploadChoice, state: string, recordType: string): string =>
  `/uploadManage/uploadListNot?view=&state=${state}&place=${institution}&recordType=${recordType}`;
/** The archives of a choice that the platform lacks: something is missing in them, or it refused them. */
export const unfiledPath = (choice: UploadChoice): string => notUploaded(choice, '0~4', '1');

/** What a task leaves out, why and where it is found; days are not in the address, so the names are those of all days. */
export function leftOut({ left }: UploadPreview, choice: UploadChoice) {
  const list = (state: string): string => notUploaded(choice, state, choice.recordTypes.join('~'));
  const lines = [
    { why: 'lacking', label: '缺平台必填的项目', advice: '补齐后自动变为待上传', path: list('0') },
    {
      why: 'unmended',
      label: '平台退回，还没有修正',
      advice: '点条数打开名单，在一行上按回车，改好保存，就会跟着下一次上传',
      path: list('4'),
    },
    { why: 'unknown', label: '未知，还没有问清', advice: '系统会自动问平台，问清以前不会再发', path: list('7') },
    { why: 'taken', label: '已在别的上传任务里', advice: '那个任务会传' },
    { why: 'account', label: '没有能用的上传账号', advice: '改正账号并检验通过后再传' },
  ] as const;
  return lines.flatMap((line) => (left[line.why] > 0 ? [{ ...line, count: left[line.why] }] : []));
}

/** Minutes as they are said. */
export const formatPace = (minutes: number): string =>
  minutes < 90 ? `${minutes} 分钟` : `${Math.round(minutes / 30) / 2} 小时`;
