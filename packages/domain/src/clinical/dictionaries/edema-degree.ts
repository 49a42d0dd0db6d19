import type { Option } from '../../forms/index.ts';

/** 浮肿程度。来源：同类生产系统字典（WS 364 值域）。 */
export const edemaDegree: readonly Option[] = [
  { code: '1', label: '正常' },
  { code: '2', label: 'Ⅰ度' },
  { code: '3', label: 'Ⅱ度' },
  { code: '4', label: 'Ⅲ度' },
  { code: '5', label: 'Ⅳ度' },
];
