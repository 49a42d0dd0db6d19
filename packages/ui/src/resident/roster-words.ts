import type { RosterColumn, RosterImport, RosterOutcome } from '@gongwei/domain/resident';

type Words = Readonly<Record<RosterOutcome, string>>;

/** In the order of how much attention they need. */
export const OUTCOME_ORDER: readonly RosterOutcome[] = [
  'rejected',
  'recheck',
  'created',
  'updated',
  'unchanged',
  'not-written',
  'withdrawn',
  'skipped-empty',
];

const OUTCOME_WORDS: Words = {
  rejected: '未导入',
  recheck: '需重新核对',
  created: '新建',
  updated: '更新',
  unchanged: '无变化',
  'not-written': '未写入',
  withdrawn: '已撤回',
  'skipped-empty': '空行',
};
/** Nothing has been written yet. */
const PLAN_WORDS: Words = { ...OUTCOME_WORDS, rejected: '不能导入', created: '将新建', updated: '将更新' };

export const outcomeWords = (state: RosterImport['state']): Words => (state === 'checked' ? PLAN_WORDS : OUTCOME_WORDS);

export const OUTCOME_TONES: Words = {
  rejected: 'gw-chip--danger',
  recheck: 'gw-chip--warn',
  created: 'gw-chip--good',
  updated: 'gw-chip--brand',
  unchanged: '',
  'not-written': 'gw-chip--warn',
  withdrawn: '',
  'skipped-empty': '',
};

export const STATE_WORDS: Readonly<Record<RosterImport['state'], string>> = {
  reading: '正在读取',
  columns: '待指定列',
  checking: '正在核对',
  checked: '待确认',
  saving: '正在写入',
  done: '已导入',
  stopped: '已取消',
  withdrawing: '正在撤回',
  withdrawn: '已撤回',
  failed: '没有导入',
};

export const STATE_TONES: Readonly<Record<RosterImport['state'], string>> = {
  reading: 'gw-chip--brand',
  columns: 'gw-chip--warn',
  checking: 'gw-chip--brand',
  checked: 'gw-chip--warn',
  saving: 'gw-chip--brand',
  done: 'gw-chip--good',
  stopped: '',
  withdrawing: 'gw-chip--brand',
  withdrawn: '',
  failed: 'gw-chip--danger',
};

/** What goes on, while somebody works on it. */
export const BUSY_WORDS: Readonly<Partial<Record<RosterImport['state'], string>>> = {
  reading: '正在读取名册',
  checking: '正在逐行核对，尚未写入任何居民',
  saving: '正在写入',
  withdrawing: '正在撤回',
};

/** What a heading may be said to mean, in the order of the template. */
export const COLUMN_CHOICES: readonly RosterColumn[] = [
  'name',
  'idNumber',
  'sex',
  'birthDate',
  'phone',
  'address',
  'village',
];
