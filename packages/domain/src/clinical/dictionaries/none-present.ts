import type { Option } from '../../forms/index.ts';

/** 无/有。来源：国家基本公共卫生服务规范（第三版，2017）。 */
export const nonePresent: readonly Option[] = [
  { code: '1', label: '无' },
  { code: '2', label: '有' },
];
