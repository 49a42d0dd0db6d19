import type { Option } from '../../forms/index.ts';

/**
 * 血糖监测时点。来源：血糖监测临床应用指南；同类系统。
 * 七点血糖为 1 至 7；8 与 0 另记，不计入七点。空腹指早餐前且禁食≥8小时。
 */
export const glucoseTimePoint: readonly Option[] = [
  { code: '1', label: '空腹' },
  { code: '2', label: '早餐后2小时' },
  { code: '3', label: '午餐前' },
  { code: '4', label: '午餐后2小时' },
  { code: '5', label: '晚餐前' },
  { code: '6', label: '晚餐后2小时' },
  { code: '7', label: '睡前' },
  { code: '8', label: '凌晨（夜间）' },
  { code: '0', label: '随机' },
];
