import type { Option } from '../../forms/index.ts';

/** 督导人员。来源：国家基本公共卫生服务规范（第三版，2017） 肺结核表。 */
export const tbSupervisor: readonly Option[] = [
  { code: '1', label: '医生' },
  { code: '2', label: '家属' },
  { code: '3', label: '自服药' },
  { code: '4', label: '其他' },
];
