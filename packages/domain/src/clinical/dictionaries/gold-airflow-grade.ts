import type { Option } from '../../forms/index.ts';

/**
 * 气流受限 GOLD 分级。来源：GOLD；慢阻肺基层诊疗指南。
 * 前提为吸入支气管舒张剂后 FEV1/FVC<0.70。
 */
export const goldAirflowGrade: readonly Option[] = [
  { code: '1', label: 'GOLD 1级（轻度）：FEV1占预计值≥80%' },
  { code: '2', label: 'GOLD 2级（中度）：50%≤FEV1占预计值<80%' },
  { code: '3', label: 'GOLD 3级（重度）：30%≤FEV1占预计值<50%' },
  { code: '4', label: 'GOLD 4级（极重度）：FEV1占预计值<30%' },
];
