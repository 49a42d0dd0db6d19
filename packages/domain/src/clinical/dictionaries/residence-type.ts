import type { Option } from '../../forms/index.ts';

/** 常住类型。来源：第三版 个人基本信息表。 */
export const residenceType: readonly Option[] = [
  { code: '1', label: '户籍' },
  { code: '2', label: '非户籍' },
];
