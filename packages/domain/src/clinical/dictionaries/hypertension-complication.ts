import type { Option } from '../../forms/index.ts';

/** 高血压伴随临床疾患。来源：中国高血压防治指南；同类系统编码。 */
export const hypertensionComplication: readonly Option[] = [
  { code: '1', label: '缺血性卒中' },
  { code: '2', label: '脑出血' },
  { code: '3', label: '短暂性脑缺血发作' },
  { code: '4', label: '心肌梗死' },
  { code: '5', label: '心绞痛' },
  { code: '6', label: '冠状动脉血运重建' },
  { code: '7', label: '慢性心力衰竭' },
  { code: '9', label: '糖尿病肾病' },
  { code: '10', label: '肾功能受损' },
  { code: '11', label: '外周血管疾病' },
  { code: '12', label: '视网膜病变（出血、渗出或视乳头水肿）' },
  { code: '13', label: '糖尿病' },
  { code: '14', label: '夹层动脉瘤' },
  { code: '15', label: '症状性动脉疾病' },
  { code: '16', label: '以上都无' },
];
