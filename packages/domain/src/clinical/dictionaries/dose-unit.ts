import type { Option } from '../../forms/index.ts';

/** 剂量单位。来源：同类系统。 */
export const doseUnit: readonly Option[] = [
  { code: 'mg', label: 'mg（毫克）' },
  { code: 'g', label: 'g（克）' },
  { code: 'ug', label: 'μg（微克）' },
  { code: 'mL', label: 'mL（毫升）' },
  { code: 'IU', label: 'IU（国际单位）' },
  { code: 'U', label: 'U（单位）' },
  { code: 'tablet', label: '片' },
  { code: 'capsule', label: '粒' },
  { code: 'sachet', label: '袋' },
  { code: 'puff', label: '吸（喷）' },
  { code: 'drop', label: '滴' },
  { code: 'other', label: '其他' },
];
