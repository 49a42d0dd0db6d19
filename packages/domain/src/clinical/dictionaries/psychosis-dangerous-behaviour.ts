import type { Option } from '../../forms/index.ts';

/** 危险行为。来源：国家基本公共卫生服务规范（第三版，2017） 严重精神障碍表。 */
export const psychosisDangerousBehaviour: readonly Option[] = [
  { code: '1', label: '轻度滋事' },
  { code: '2', label: '肇事' },
  { code: '3', label: '肇祸' },
  { code: '4', label: '其他危害行为' },
  { code: '5', label: '自伤' },
  { code: '6', label: '自杀未遂' },
  { code: '7', label: '无' },
];
