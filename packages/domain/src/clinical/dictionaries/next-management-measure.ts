import type { Option } from '../../forms/index.ts';

/** 下一步管理措施。来源：同类系统（多地平台的融合版随访表，非2017版纸质表项目）。 */
export const nextManagementMeasure: readonly Option[] = [
  { code: '1', label: '常规随访' },
  { code: '2', label: '第1次控制不满意2周随访' },
  { code: '3', label: '两次控制不满意转诊随访' },
  { code: '4', label: '紧急转诊' },
];
