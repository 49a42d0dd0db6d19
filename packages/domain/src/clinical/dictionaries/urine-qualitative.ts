import type { Option } from '../../forms/index.ts';

/**
 * 尿液定性结果。来源：尿常规定性。
 * 代码是等级 0～5，按 check-up 与 clinical-thresholds 的判定规则；来源字典文件印作 1～6，与各判定规则和算例矛盾，不采用。
 */
export const urineQualitative: readonly Option[] = [
  { code: '0', label: '-' },
  { code: '1', label: '±' },
  { code: '2', label: '+' },
  { code: '3', label: '++' },
  { code: '4', label: '+++' },
  { code: '5', label: '++++' },
];
