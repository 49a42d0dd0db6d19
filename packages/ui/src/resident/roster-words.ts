import type { RosterRowResult } from '@gongwei/domain/resident';

/** In the order of how much attention they need. */
export const OUTCOME_WORDS: Readonly<Record<RosterRowResult['outcome'], string>> = {
  rejected: '未导入',
  created: '新建',
  updated: '更新',
  unchanged: '无变化',
  'skipped-empty': '空行',
};

export const OUTCOME_TONES: Readonly<Record<RosterRowResult['outcome'], string>> = {
  rejected: 'gw-chip--danger',
  created: 'gw-chip--good',
  updated: 'gw-chip--brand',
  unchanged: '',
  'skipped-empty': '',
};
