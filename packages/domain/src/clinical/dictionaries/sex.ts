import type { Option } from '../../forms/index.ts';

/** 性别。来源：GB/T 2261.1；国家基本公共卫生服务规范（第三版）个人基本信息表。 */
export const sex: readonly Option[] = [
  { code: '1', label: '男' },
  { code: '2', label: '女' },
  { code: '9', label: '未说明的性别' },
  { code: '0', label: '未知的性别' },
];
