import { rosterPlan, rosterRows } from '@gongwei/domain/lists';
import type { RosterColumn, RosterImport, RosterOutcome } from '@gongwei/domain/resident';

type Words = Readonly<Record<RosterOutcome, string>>;

/** As the list of the rows says them, what needs most attention first: before anything is written, and once it was. */
export const outcomeLabels = (state: RosterImport['state']): Words => {
  const { columns } = state === 'checked' ? rosterPlan : rosterRows;
  const words = columns.find(({ key }) => key === 'outcome')?.words;
  const options = words && 'options' in words ? words.options : [];
  return Object.fromEntries(options.map(({ code, label }) => [code, label])) as Words;
};

export const STATE_LABELS: Readonly<Record<RosterImport['state'], string>> = {
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
export const BUSY_MESSAGES: Readonly<Partial<Record<RosterImport['state'], string>>> = {
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
