import type { Option } from '../../forms/index.ts';

/** 血压水平分级。来源：同类系统编码；国家基层高血压指南。 */
export const bloodPressureGrade: readonly Option[] = [
  { code: '4', label: '理想血压' },
  { code: '5', label: '正常血压' },
  { code: '6', label: '正常高值' },
  { code: '1', label: '1级高血压（轻度）' },
  { code: '2', label: '2级高血压（中度）' },
  { code: '3', label: '3级高血压（重度）' },
  { code: '7', label: '单纯收缩期高血压' },
  { code: '8', label: '单纯舒张期高血压' },
];
