import type { Option } from '../../forms/index.ts';

/** 妊娠风险分级（五色）。来源：孕产妇妊娠风险评估与管理工作规范（国卫办妇幼发〔2017〕35号）。 */
export const pregnancyRiskLevel: readonly Option[] = [
  { code: '1', label: '绿色（低风险）' },
  { code: '2', label: '黄色（一般风险）' },
  { code: '3', label: '橙色（较高风险）' },
  { code: '4', label: '红色（高风险）' },
  { code: '5', label: '紫色（传染病）' },
];
