import type { Option } from '../../forms/index.ts';

/** 儿童生长水平（五级）。来源：WS/T 423-2022 表1、表2。 */
export const childGrowthLevel: readonly Option[] = [
  { code: '1', label: '上' },
  { code: '2', label: '中上' },
  { code: '3', label: '中' },
  { code: '4', label: '中下' },
  { code: '5', label: '下' },
];
