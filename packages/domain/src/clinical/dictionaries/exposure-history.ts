import type { Option } from '../../forms/index.ts';

/** 暴露史。来源：第三版 个人基本信息表。 */
export const exposureHistory: readonly Option[] = [
  { code: '1', label: '无' },
  { code: '2', label: '化学品' },
  { code: '3', label: '毒物' },
  { code: '4', label: '射线' },
];
