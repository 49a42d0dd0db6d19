import type { Option } from '../../forms/index.ts';

/** mMRC 呼吸困难分级。来源：慢阻肺基层诊疗指南。 */
export const mmrcGrade: readonly Option[] = [
  { code: '0', label: '0级：仅在剧烈运动时气短' },
  { code: '1', label: '1级：平地快走或爬缓坡时气短' },
  { code: '2', label: '2级：因气短平地行走慢于同龄人或需停下喘气' },
  { code: '3', label: '3级：平地行走约100米或数分钟后需停下喘气' },
  { code: '4', label: '4级：因严重气短不能离家，或穿脱衣时气短' },
];
