import type { Option } from '../../forms/index.ts';

/** 儿童生长水平（三级，记录表上/中/下）。来源：国家基本公共卫生服务规范（第三版，2017） 0～6岁儿童健康管理服务规范 填表说明；儿童健康检查服务技术规范（2012）。 */
export const childGrowthLevel3: readonly Option[] = [
  { code: '1', label: '上' },
  { code: '2', label: '中' },
  { code: '3', label: '下' },
];
