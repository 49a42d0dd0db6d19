import type { ArchiveStatus } from '@gongwei/domain/resident';

/** Words of dictionaries/archive-status as a list shows them. */
export const STATUS_WORDS: Readonly<Record<ArchiveStatus, string>> = {
  '1': '在管',
  '2': '迁出',
  '3': '死亡',
  '4': '失访',
  '5': '拒绝',
  '6': '重复建档',
  '9': '其他终止',
};

/** How long a talk was: `5 分 12 秒`, `48 秒`. */
export const talkWords = (seconds: number): string =>
  seconds < 60 ? `${seconds} 秒` : `${Math.floor(seconds / 60)} 分 ${seconds % 60} 秒`;
