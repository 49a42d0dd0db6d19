import type { SheetRow } from '../../sheet-layout.ts';
import { row } from '../build.ts';

/** The end of every assessment: conclusion, advice, next date and who assessed. */
export const MANAGEMENT: readonly SheetRow[] = [
  row('结论与建议', '评估结论', '{assessmentConclusion:0:330}'),
  row('结论与建议', '管理建议', '[managementAdvice]'),
  row('结论与建议', '下次评估日期', '{nextAssessDate:9}'),
  row('签名', '评估医生', '{doctor:0}', '评估机构', '{institution:0:40}'),
];
