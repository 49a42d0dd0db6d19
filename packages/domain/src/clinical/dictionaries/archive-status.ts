import type { Option } from '../../forms/index.ts';

/** 档案状态。来源：同类系统（WS/T 相关标准未规定编码）。 */
export const archiveStatus: readonly Option[] = [
  { code: '1', label: '正常（在管）' },
  { code: '2', label: '迁出' },
  { code: '3', label: '死亡' },
  { code: '4', label: '失访' },
  { code: '5', label: '拒绝管理' },
  { code: '6', label: '重复作废' },
  { code: '9', label: '其他终止' },
];
