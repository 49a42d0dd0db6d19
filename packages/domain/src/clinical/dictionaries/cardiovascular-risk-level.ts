import type { Option } from '../../forms/index.ts';

/** 心血管危险分层。来源：中国高血压防治指南；同类系统编码。 */
export const cardiovascularRiskLevel: readonly Option[] = [
  { code: '1', label: '低危' },
  { code: '2', label: '中危' },
  { code: '3', label: '高危' },
  { code: '4', label: '很高危' },
];
