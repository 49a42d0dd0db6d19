import type { Option } from '../../forms/index.ts';

/** 接种部位。来源：预防接种个案数据集。 */
export const injectionSite: readonly Option[] = [
  { code: '1', label: '左上臂' },
  { code: '2', label: '右上臂' },
  { code: '3', label: '左大腿' },
  { code: '4', label: '右大腿' },
  { code: '5', label: '左臀部' },
  { code: '6', label: '右臀部' },
  { code: '7', label: '口服' },
  { code: '9', label: '其他' },
];
