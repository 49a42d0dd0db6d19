import type { Option } from '../../forms/index.ts';

/** 测量方式。来源：产品自定。 */
export const measurementSource: readonly Option[] = [
  { code: '1', label: '诊室测量' },
  { code: '2', label: '家庭自测' },
  { code: '3', label: '动态血压监测' },
  { code: '4', label: '动态血糖监测（CGM）' },
  { code: '5', label: '健康小屋/一体机' },
  { code: '9', label: '其他' },
];
