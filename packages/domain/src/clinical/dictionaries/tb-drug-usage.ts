import type { Option } from '../../forms/index.ts';

/** 用法。来源：国家基本公共卫生服务规范（第三版，2017） 肺结核表。 */
export const tbDrugUsage: readonly Option[] = [
  { code: '1', label: '每日' },
  { code: '2', label: '间歇' },
];
