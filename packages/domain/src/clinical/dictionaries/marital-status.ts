import type { Option } from '../../forms/index.ts';

/**
 * 婚姻状况。来源：第三版 个人基本信息表。
 * GB/T 2261.2 对应：1→10，2→20（21 初婚 22 再婚 23 复婚），3→30，4→40，5→90。
 */
export const maritalStatus: readonly Option[] = [
  { code: '1', label: '未婚' },
  { code: '2', label: '已婚' },
  { code: '3', label: '丧偶' },
  { code: '4', label: '离婚' },
  { code: '5', label: '未说明的婚姻状况' },
];
