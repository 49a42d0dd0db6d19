import type { Option } from '../../forms/index.ts';

/** 转诊结果。来源：同类系统（融合版随访表）。 */
export const referralResult: readonly Option[] = [
  { code: '1', label: '到位' },
  { code: '2', label: '不到位' },
];
