import type { PaperLayout, SheetRow } from '../../sheet-layout.ts';
import { page, row } from '../build.ts';

/** What became of a suspected case: verified, referred, confirmed or ruled out, and whether management began. */
const SCREENING_END: readonly SheetRow[] = [
  row('核实与确诊', '核实结果', '[screeningResult]'),
  row('核实与确诊', '转诊上级医院确诊', [
    '[referred]',
    '转诊机构及科别 {referralOrganization:14:60}　转诊日期 {referralDate:7}',
  ]),
  row('核实与确诊', '2周内随访转诊结果', '[referralFollowUpResult]　随访日期 {referralFollowUpDate:7}'),
  row('核实与确诊', '确诊', '日期 {confirmedDate:7}　单位 {confirmedInstitution:12:50}　医生 {confirmedDoctor:5}'),
  row('核实与确诊', '治疗方案', '{treatmentPlan:0:130}'),
  row('核实与确诊', '排除理由', '{excludeReason:0:100}'),
  row('核实与确诊', '核实人', '{verifier:0}', '核实日期', '{verifiedDate:0}'),
  row('纳入管理', '是否纳入健康管理', '[enrolled]　纳入日期 {enrolledDate:7}'),
  row('纳入管理', '未纳入原因', '[notEnrolledReason]'),
];

/** A register of suspected and newly found patients: how a case came up, what was measured (`rows`) and what became of it. */
export const screeningSheet = (title: string, ...rows: readonly SheetRow[]): PaperLayout => ({
  kind: 'sheet',
  title,
  said: ['cardId'],
  flows: true,
  code: 'archive-number',
  pages: [
    page(
      [],
      row('发现', '登记日期', '{registeredDate:9}'),
      row('发现', '发现途径', '[source]'),
      ...rows,
      ...SCREENING_END,
    ),
  ],
});
