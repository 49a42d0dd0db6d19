import type { Option } from '../../forms/index.ts';

/** 喂养方式。来源：国家基本公共卫生服务规范（第三版，2017） 0～6岁儿童健康管理服务规范 新生儿家庭访视记录表。 */
export const childFeedingMethod: readonly Option[] = [
  { code: '1', label: '纯母乳' },
  { code: '2', label: '混合' },
  { code: '3', label: '人工' },
];
