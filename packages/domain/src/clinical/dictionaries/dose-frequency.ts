import type { Option } from '../../forms/index.ts';

/** 用药频次。来源：临床通用。 */
export const doseFrequency: readonly Option[] = [
  { code: 'qd', label: '每日1次' },
  { code: 'bid', label: '每日2次' },
  { code: 'tid', label: '每日3次' },
  { code: 'qid', label: '每日4次' },
  { code: 'qod', label: '隔日1次' },
  { code: 'qw', label: '每周1次' },
  { code: 'biw', label: '每周2次' },
  { code: 'q2w', label: '每2周1次' },
  { code: 'qm', label: '每月1次' },
  { code: 'qn', label: '每晚1次' },
  { code: 'ac', label: '餐前' },
  { code: 'pc', label: '餐后' },
  { code: 'hs', label: '睡前' },
  { code: 'prn', label: '必要时' },
  { code: 'once', label: '一次性' },
];
