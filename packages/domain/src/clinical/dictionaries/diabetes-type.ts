import type { Option } from '../../forms/index.ts';

/** 糖尿病类型。来源：同类系统（仅 2 型纳入基本公共卫生服务）。 */
export const diabetesType: readonly Option[] = [
  { code: '1', label: '1型糖尿病' },
  { code: '2', label: '2型糖尿病' },
  { code: '3', label: '妊娠期糖尿病' },
  { code: '4', label: '特殊类型糖尿病' },
  { code: '9', label: '其他' },
];
