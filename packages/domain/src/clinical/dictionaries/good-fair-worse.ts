import type { Option } from '../../forms/index.ts';

/** 评价（良好/一般/较差）。来源：国家基本公共卫生服务规范（第三版，2017） 严重精神障碍随访记录表。 */
export const goodFairWorse: readonly Option[] = [
  { code: '1', label: '良好' },
  { code: '2', label: '一般' },
  { code: '3', label: '较差' },
];
