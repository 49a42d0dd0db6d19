import type { Option } from '../../forms/index.ts';

/** 出生（分娩）地点。来源：同类生产系统字典（WS 364 值域）。 */
export const birthPlace: readonly Option[] = [
  { code: '1', label: '医院' },
  { code: '11', label: '省（市）级医院' },
  { code: '12', label: '县（区）级医院' },
  { code: '2', label: '妇幼保健院' },
  { code: '3', label: '乡（街道）卫生机构' },
  { code: '4', label: '村（诊所）卫生机构' },
  { code: '5', label: '途中' },
  { code: '6', label: '家庭（家中）' },
  { code: '9', label: '其他' },
];
