import type { Option } from '../../forms/index.ts';

/** 新生儿听力筛查结果。来源：国家基本公共卫生服务规范（第三版，2017） 0～6岁儿童健康管理服务规范 新生儿家庭访视记录表。 */
export const newbornHearingScreening: readonly Option[] = [
  { code: '1', label: '通过' },
  { code: '2', label: '未通过' },
  { code: '3', label: '未筛查' },
  { code: '4', label: '不详' },
];
