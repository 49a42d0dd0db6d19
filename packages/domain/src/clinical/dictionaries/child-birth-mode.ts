import type { Option } from '../../forms/index.ts';

/** 出生情况。来源：国家基本公共卫生服务规范（第三版，2017） 0～6岁儿童健康管理服务规范 新生儿家庭访视记录表。 */
export const childBirthMode: readonly Option[] = [
  { code: '1', label: '顺产' },
  { code: '2', label: '胎头吸引' },
  { code: '3', label: '产钳' },
  { code: '4', label: '剖宫' },
  { code: '5', label: '双多胎' },
  { code: '6', label: '臀位' },
  { code: '7', label: '其他' },
];
