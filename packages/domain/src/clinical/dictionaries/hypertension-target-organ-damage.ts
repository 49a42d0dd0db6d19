import type { Option } from '../../forms/index.ts';

/** 高血压靶器官损害。来源：中国高血压防治指南；同类系统编码。 */
export const hypertensionTargetOrganDamage: readonly Option[] = [
  { code: '1', label: '左心室肥厚' },
  { code: '2', label: '颈动脉IMT≥0.9mm或动脉粥样斑块' },
  { code: '3', label: '颈-股动脉脉搏波速度≥12m/s' },
  { code: '4', label: '踝/臂血压指数<0.9' },
  { code: '5', label: 'eGFR降低或血清肌酐轻度升高' },
  { code: '6', label: '微量白蛋白尿' },
  { code: '7', label: '白蛋白/肌酐比：男≥22mg/g、女≥31mg/g' },
  { code: '9', label: '视网膜普遍或灶性动脉狭窄' },
  { code: '10', label: '以上都无' },
];
