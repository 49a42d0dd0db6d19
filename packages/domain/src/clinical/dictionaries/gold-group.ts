import type { Option } from '../../forms/index.ts';

/** GOLD 综合评估分组。来源：GOLD 2023 及以后（ABE）。 */
export const goldGroup: readonly Option[] = [
  { code: 'A', label: 'A组' },
  { code: 'B', label: 'B组' },
  { code: 'E', label: 'E组' },
];
