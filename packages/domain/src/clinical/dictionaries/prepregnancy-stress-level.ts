import type { Option } from '../../forms/index.ts';

/** 压力程度。来源：国家免费孕前优生健康检查项目 一般情况表。 */
export const prepregnancyStressLevel: readonly Option[] = [
  { code: '0', label: '无' },
  { code: '1', label: '很少' },
  { code: '2', label: '有一点' },
  { code: '3', label: '比较大' },
  { code: '4', label: '很大' },
];
