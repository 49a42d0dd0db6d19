import type { ArchiveStatus } from '@gongwei/domain/resident';

/** Words of dictionaries/archive-status as a list shows them. */
export const STATUS_LABELS: Readonly<Record<ArchiveStatus, string>> = {
  '1': '在管',
  '2': '迁出',
  '3': '死亡',
  '4': '失访',
  '5': '拒绝',
  '6': '重复建档',
  '9': '其他终止',
};

/** How a file that was ended comes back, for whoever opens it by mistake or hears of the person again. */
export const WAY_BACK: { readonly [status in ArchiveStatus]?: string } = {
  '2': '人已回来的，在“档案状态”里办理“恢复”。',
  '3': '登记错了的，请县级管理员在“档案状态”里更正。',
  '4': '又联系上的，在“档案状态”里办理“恢复”。',
  '5': '本人又同意的，在“档案状态”里办理“恢复”。',
};

/** 待办 without a line: nothing is due, or nothing will be. */
export const nothingDue = (status: ArchiveStatus): string =>
  status === '1' ? '目前没有到期的服务' : `档案状态为“${STATUS_LABELS[status]}”，不再安排服务`;

/** How long a talk was: `5 分 12 秒`, `48 秒`. */
export const formatTalkTime = (seconds: number): string =>
  seconds < 60 ? `${seconds} 秒` : `${Math.floor(seconds / 60)} 分 ${seconds % 60} 秒`;
