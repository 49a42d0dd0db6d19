import type { Option } from '../../forms/index.ts';

/** 疑似患者核实结果。来源：同类系统。 */
export const screeningResult: readonly Option[] = [
  { code: '0', label: '待核实' },
  { code: '1', label: '确诊' },
  { code: '2', label: '疑似' },
  { code: '3', label: '排除' },
  { code: '4', label: '转高危管理' },
];
