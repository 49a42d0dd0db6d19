import type { Option } from '../../forms/index.ts';

/**
 * 降压药种类。来源：同类系统。
 * 10 为补充（近年指南新增类别）。
 */
export const antihypertensiveClass: readonly Option[] = [
  { code: '1', label: '钙通道阻滞剂（CCB）' },
  { code: '2', label: 'ACEI' },
  { code: '3', label: 'ARB' },
  { code: '4', label: '利尿剂' },
  { code: '5', label: 'β受体阻滞剂' },
  { code: '6', label: '复方制剂' },
  { code: '7', label: '中枢交感抑制剂' },
  { code: '8', label: 'α受体阻滞剂' },
  { code: '9', label: 'α+β受体阻滞剂' },
  { code: '10', label: 'ARNI' },
  { code: '0', label: '其他' },
];
