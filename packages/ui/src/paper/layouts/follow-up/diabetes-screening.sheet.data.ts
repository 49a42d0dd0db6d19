import type { PaperLayout } from '../../sheet-layout.ts';
import { page, row } from '../build.ts';

/** 糖尿病疑似与新发现患者登记表: glucose measurements and what became of them. */
export const layout: PaperLayout = {
  kind: 'sheet',
  title: '糖尿病疑似与新发现患者登记表',
  said: ['cardId'],
  flows: true,
  code: 'archive-number',
  pages: [
    page([],
      row('发现', '登记日期', '{registeredDate:9}'),
      row('发现', '发现途径', '[source]'),
      row('发现', '典型症状', '[typicalSymptoms]'),
      row('发现', '目前是否使用降糖药或胰岛素', '[onGlucoseLowering]'),
      row('发现', '高危因素', '[highRiskFactors]'),
      {
        label: '血糖检测',
        table: 'measurements',
        rows: 3,
        columns: [['measuredDate', '检测日期'], ['testKind', '检测项目'], ['value', '结果'], ['sampleType', '血样'], ['measurer', '检测人']],
      },
      row('检测结果', '糖代谢分类', '{glucoseCategory:0:40}'),
      row('检测结果', '身高', '{height} cm', '体重', '{weight} kg'),
      row('检测结果', '体质指数（BMI）', '{bmi} kg/m²', '腰围', '{waist} cm'),
      row('核实与确诊', '核实结果', '[screeningResult]'),
      row('核实与确诊', '转诊上级医院确诊', ['[referred]', '转诊机构及科别 {referralOrganization:14:60}　转诊日期 {referralDate:7}']),
      row('核实与确诊', '2周内随访转诊结果', '[referralFollowUpResult]　随访日期 {referralFollowUpDate:7}'),
      row('核实与确诊', '确诊', '日期 {confirmedDate:7}　单位 {confirmedInstitution:12:50}　医生 {confirmedDoctor:5}'),
      row('核实与确诊', '治疗方案', '{treatmentPlan:0:130}'),
      row('核实与确诊', '排除理由', '{excludeReason:0:100}'),
      row('核实与确诊', '核实人', '{verifier:0}', '核实日期', '{verifiedDate:0}'),
      row('纳入管理', '是否纳入健康管理', '[enrolled]　纳入日期 {enrolledDate:7}'),
      row('纳入管理', '未纳入原因', '[notEnrolledReason]'),
    ),
  ],
};
