import type { PaperLayout } from '../../sheet-layout.ts';
import { c, grid, h, page } from '../build.ts';
import { under } from '../under.ts';

/** 产前检查总结与追踪记录; there is no national sheet. */
export const layout: PaperLayout = {
  kind: 'sheet',
  title: '产前检查总结与追踪记录',
  code: 'archive-number',
  flows: true,
  pages: [
    page(
      [6, 16, 31, 16, 31],
      ...under('产前检查',
        [h('检查次数'), c('{prenatalVisitCount:3} 次'), h('初检孕周'), c('{firstVisitWeek:3} 周')],
        [h('各期次数'), c('孕早期 {firstTrimesterVisits:2} 次　孕中期 {secondTrimesterVisits:2} 次　孕晚期 {thirdTrimesterVisits:2} 次', 3)],
        [h('外院产检次数'), c('{totalVisitsOtherInstitution:3} 次'), h('孕期增重'), c('{weightGain:4} kg')],
      ),
      ...under('主要情况',
        [h('最高风险分级'), c('[highestRiskLevel]', 3)],
        [h('主要风险因素'), c('{riskFactors:30:200}', 3)],
        [h('最低血红蛋白'), c('{lowestHemoglobin:4} g/L'), h('妊娠期糖尿病'), c('[gestationalDiabetes]')],
        [h(['妊娠期高血压', '疾病']), c('[hypertensiveDisorder]', 3)],
        [h('产前筛查'), c('[prenatalScreening]'), h('筛查日期'), c('{prenatalScreeningDate:8}')],
        [h('产前诊断'), c('[prenatalDiagnosis]'), h('诊断日期'), c('{prenatalDiagnosisDate:8}')],
      ),
      {
        label: '特殊情况', table: 'events', rows: 3,
        columns: [['occurDate', '发生日期', 15], ['gestationalWeek', '孕周', 9], ['problem', '主要问题', 31], ['handleDate', '处理日期', 14], ['handling', '处理情况', 31]],
      },
      {
        label: '追踪记录', table: 'trackings', rows: 4,
        columns: [['trackDate', '追踪日期', 15], ['trackReason', '追踪原因', 17], ['trackMode', '方式', 9], ['trackResult', '追踪结果', 19], ['remarks', '说明', 27], ['tracker', '追踪人', 13]],
      },
      ...under('总结',
        [h('产前结局'), c('[outcome]', 3)],
        [h('计划分娩机构'), c('{plannedDeliveryInstitution:12:60}'), h('分娩或终止日期'), c('{deliveryOrEndDate:8}')],
        [h('总结'), c('{summary:30:400}', 3)],
      ),
      grid(h('医生', 2), c('{doctor:8}'), h('总结日期'), c('{summaryDate:8}')),
    ),
  ],
};
