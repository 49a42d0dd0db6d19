import type { FormDefinition } from '../../forms/index.ts';

/**
 * 产前复查总结（追踪）.
 * `previous` holds what the records of the pregnancy say: `prenatalVisitCount` (first visit and visits of service type 1),
 * `lastWeight`, `prePregnancyWeight` in kg.
 */
export const prenatalSummary: FormDefinition = {
  id: 'prenatal-summary',
  version: 1,
  title: '产前复查总结（追踪）',
  module: 'maternal',
  routes: ['cqfczj'],
  subject: 'pregnancy',
  occurs: 'one',
  courseCard: 'pregnancy-basic-info',
  occurredOn: 'summaryDate',
  source: '同类生产系统（孕妇特殊情况、产前筛查、终止管理）；孕产期保健工作规范；无全国统一表式',
  verified: ['peer-schema', 'recall'],
  sections: [
    {
      id: 'visits', title: '产前检查情况',
      fields: [
        { key: 'prenatalVisitCount', label: '产前检查次数', type: 'computed', unit: '次', computed: 'previous.prenatalVisitCount' },
        { key: 'firstVisitWeek', label: '初检孕周', type: 'integer', unit: '周', min: 4, max: 42 },
        { key: 'firstTrimesterVisits', label: '孕早期检查次数', type: 'integer', unit: '次', min: 0, max: 20 },
        { key: 'secondTrimesterVisits', label: '孕中期检查次数', type: 'integer', unit: '次', min: 0, max: 30 },
        { key: 'thirdTrimesterVisits', label: '孕晚期检查次数', type: 'integer', unit: '次', min: 0, max: 30 },
        { key: 'totalVisitsOtherInstitution', label: '外院产检次数', type: 'integer', unit: '次', min: 0, max: 40 },
        {
          key: 'weightGain', label: '孕期增重', type: 'computed', unit: 'kg', computed: 'previous.lastWeight - previous.prePregnancyWeight',
          precision: 1,
        },
      ],
    },
    {
      id: 'findings', title: '主要情况',
      fields: [
        { key: 'highestRiskLevel', label: '孕期最高风险分级', type: 'single', dictionary: 'pregnancy-risk-level' },
        { key: 'riskFactors', label: '主要风险因素', type: 'multi', dictionary: 'pregnancy-risk-factor' },
        { key: 'lowestHemoglobin', label: '孕期最低血红蛋白', type: 'decimal', unit: 'g/L', min: 20, max: 250, precision: 0 },
        {
          key: 'gestationalDiabetes', label: '妊娠期糖尿病', type: 'single',
          options: [{ code: '1', label: '否' }, { code: '2', label: '是' }, { code: '3', label: '未查' }],
        },
        {
          key: 'hypertensiveDisorder', label: '妊娠期高血压疾病', type: 'single',
          options: [
            { code: '1', label: '无' }, { code: '2', label: '妊娠期高血压' }, { code: '3', label: '子痫前期' }, { code: '4', label: '重度子痫前期' },
            { code: '5', label: '子痫' }, { code: '6', label: '慢性高血压并发子痫前期' }, { code: '7', label: '妊娠合并慢性高血压' },
          ],
        },
        {
          key: 'prenatalScreening', label: '产前筛查结果', type: 'single',
          options: [{ code: '1', label: '低风险' }, { code: '2', label: '高风险' }, { code: '3', label: '未查' }],
        },
        { key: 'prenatalScreeningDate', label: '产前筛查日期', type: 'date' },
        {
          key: 'prenatalDiagnosis', label: '产前诊断结果', type: 'single',
          options: [{ code: '1', label: '阳性' }, { code: '2', label: '阴性' }, { code: '3', label: '未做' }],
        },
        { key: 'prenatalDiagnosisDate', label: '产前诊断日期', type: 'date' },
        {
          key: 'events', label: '特殊情况记录', type: 'table', minRows: 0, maxRows: 50,
          columns: [
            { key: 'occurDate', label: '发生日期', type: 'date', required: true },
            { key: 'gestationalWeek', label: '孕周', type: 'integer', unit: '周', required: true, min: 4, max: 44 },
            { key: 'problem', label: '主要问题', type: 'text', required: true, maxLength: 200 },
            { key: 'handleDate', label: '处理日期', type: 'date' },
            { key: 'handling', label: '处理情况', type: 'text', maxLength: 200 },
          ],
        },
      ],
    },
    {
      id: 'tracking', title: '追踪',
      fields: [
        {
          key: 'trackings', label: '追踪记录', type: 'table', minRows: 0, maxRows: 50,
          columns: [
            { key: 'trackDate', label: '追踪日期', type: 'date', required: true },
            {
              key: 'trackReason', label: '追踪原因', type: 'single',
              options: [
                { code: '1', label: '逾期未检' }, { code: '2', label: '高危未复诊' }, { code: '3', label: '转诊未反馈' },
                { code: '4', label: '临产未登记' }, { code: '9', label: '其他' },
              ],
            },
            { key: 'trackMode', label: '追踪方式', type: 'single', dictionary: 'follow-up-mode' },
            {
              key: 'trackResult', label: '追踪结果', type: 'single',
              options: [
                { code: '1', label: '已预约复检' }, { code: '2', label: '已在外院检查' }, { code: '3', label: '已分娩' },
                { code: '4', label: '已终止妊娠' }, { code: '5', label: '迁出' }, { code: '6', label: '失访' }, { code: '7', label: '拒绝' },
                { code: '9', label: '其他' },
              ],
            },
            { key: 'remarks', label: '说明', type: 'text', maxLength: 200 },
            { key: 'tracker', label: '追踪人', type: 'user' },
          ],
        },
      ],
    },
    {
      id: 'conclusion', title: '总结',
      fields: [
        {
          key: 'outcome', label: '产前结局', type: 'single',
          options: [
            { code: '1', label: '待产' }, { code: '2', label: '已分娩' }, { code: '3', label: '流产或引产' }, { code: '4', label: '迁出' },
            { code: '5', label: '失访' }, { code: '6', label: '死亡' },
          ],
        },
        { key: 'plannedDeliveryInstitution', label: '计划分娩机构', type: 'institution' },
        { key: 'deliveryOrEndDate', label: '分娩或终止日期', type: 'date', sensitive: 'birth-date', visibleWhen: { field: 'outcome', in: ['2', '3', '6'] } },
        { key: 'summary', label: '总结', type: 'longText', maxLength: 1000 },
        { key: 'summaryDate', label: '总结日期', type: 'date', required: true, max: 'today', proposed: 'today' },
        { key: 'doctor', label: '医生', type: 'user', required: true, proposed: 'user.id' },
      ],
    },
  ],
  checks: [
    {
      id: 'visit-sum',
      when: 'firstTrimesterVisits + secondTrimesterVisits + thirdTrimesterVisits != prenatalVisitCount + totalVisitsOtherInstitution',
      severity: 'warning', message: '各孕期检查次数之和应等于产前检查次数（含外院），请核对。',
      fields: ['firstTrimesterVisits', 'secondTrimesterVisits', 'thirdTrimesterVisits', 'totalVisitsOtherInstitution'],
    },
  ],
};
