import type { FormDefinition } from '../../forms/index.ts';

/** 健康体检结果反馈与健康指导. */
export const healthCheckFeedback: FormDefinition = {
  id: 'health-check-feedback',
  version: 1,
  title: '健康体检结果反馈与健康指导',
  module: 'check-up',
  routes: ['jkzd', 'jkzdb'],
  subject: 'resident',
  occurs: 'many',
  occurredOn: 'feedbackDate',
  source: '国家基本公共卫生服务规范（第三版，2017） 老年人健康管理服务规范、居民健康档案管理服务规范（结果告知与健康指导要求）；表单结构参照同类系统与省级反馈单',
  verified: ['recall'],
  sections: [
    {
      id: 'header', title: '反馈登记', page: 'jkzd',
      fields: [
        { key: 'name', label: '姓名', type: 'text', sensitive: 'person-name', required: true, maxLength: 50, proposed: 'resident.name' },
        { key: 'archiveNo', label: '编号', type: 'text', required: true, maxLength: 17, pattern: '^\\d{17}$', proposed: 'resident.archiveNumber' },
        { key: 'checkUpId', label: '关联体检', type: 'text', required: true, maxLength: 40 },
        { key: 'examDate', label: '体检日期', type: 'date', required: true, max: 'today' },
        { key: 'feedbackDate', label: '反馈日期', type: 'date', required: true, max: 'today', proposed: 'today' },
        {
          key: 'feedbackMode', label: '反馈方式', type: 'single', required: true,
          options: [
            { code: '1', label: '面对面' }, { code: '2', label: '电话' }, { code: '3', label: '短信或微信' }, { code: '4', label: '书面送达' },
            { code: '5', label: '家属代收' }, { code: '9', label: '其他' },
          ],
        },
        { key: 'responsibleDoctor', label: '责任医生', type: 'user', required: true, proposed: 'user.id' },
      ],
    },
    {
      id: 'result', title: '体检结论', page: 'jkzd',
      fields: [
        {
          key: 'healthEvaluation', label: '健康评价', type: 'single', required: true,
          options: [{ code: '1', label: '体检无异常' }, { code: '2', label: '有异常' }], note: '取自体检表',
        },
        {
          key: 'abnormalFindings', label: '异常结果与建议', type: 'table', visibleWhen: { field: 'healthEvaluation', in: ['2'] }, minRows: 0,
          maxRows: 40,
          columns: [
            { key: 'findingCode', label: '异常代码', type: 'text', maxLength: 40, note: 'rules/check-up.md 的 finding' },
            {
              key: 'category', label: '类别', type: 'single', required: true,
              options: [
                { code: '1', label: '血压' }, { code: '2', label: '体重与腰围' }, { code: '3', label: '血糖' }, { code: '4', label: '血脂' },
                { code: '5', label: '肝功能' }, { code: '6', label: '肾功能与尿酸' }, { code: '7', label: '血常规' }, { code: '8', label: '尿常规' },
                { code: '9', label: '心电图' }, { code: '10', label: 'B超' }, { code: '11', label: '胸片' }, { code: '12', label: '查体' },
                { code: '13', label: '口腔视力听力' }, { code: '14', label: '老年人评估' }, { code: '15', label: '生活方式' },
                { code: '16', label: '肿瘤标志物' }, { code: '99', label: '其他' },
              ],
            },
            { key: 'finding', label: '异常项目', type: 'text', required: true, maxLength: 100 },
            { key: 'value', label: '结果', type: 'text', maxLength: 50 },
            { key: 'reference', label: '参考范围', type: 'text', maxLength: 50 },
            {
              key: 'severity', label: '程度', type: 'single', required: true,
              options: [
                { code: '0', label: '正常' }, { code: '1', label: '轻度异常（健康指导）' }, { code: '2', label: '建议复查' },
                { code: '3', label: '建议转诊' }, { code: '4', label: '危急（立即处置）' },
              ],
            },
            { key: 'advice', label: '建议', type: 'longText', required: true, maxLength: 500 },
            { key: 'recheckItem', label: '复查项目', type: 'text', maxLength: 100 },
            {
              key: 'recheckWithin', label: '复查时限', type: 'single',
              options: [
                { code: '1', label: '当日' }, { code: '2', label: '3日内' }, { code: '3', label: '1周内' }, { code: '4', label: '2周内' },
                { code: '5', label: '1个月内' }, { code: '6', label: '3个月内' }, { code: '7', label: '6个月内' }, { code: '8', label: '1年内' },
              ],
            },
          ],
        },
        {
          key: 'existingDiseases', label: '已患疾病', type: 'multi',
          options: [
            { code: '1', label: '无' }, { code: '2', label: '高血压' }, { code: '3', label: '2型糖尿病' }, { code: '4', label: '冠心病' },
            { code: '5', label: '脑卒中' }, { code: '6', label: '慢性阻塞性肺疾病' }, { code: '7', label: '慢性肾脏病' },
            { code: '8', label: '恶性肿瘤' }, { code: '9', label: '其他' },
          ],
          exclusive: ['1'], otherCode: '9', otherKey: 'existingDiseasesOther',
        },
        { key: 'existingDiseasesOther', label: '其他已患疾病', type: 'text', maxLength: 100, visibleWhen: { field: 'existingDiseases', in: ['9'] } },
      ],
    },
    {
      id: 'guidance', title: '健康指导', page: 'jkzd',
      fields: [
        {
          key: 'healthGuidance', label: '健康指导', type: 'multi',
          options: [{ code: '1', label: '纳入慢性病患者健康管理' }, { code: '2', label: '建议复查' }, { code: '3', label: '建议转诊' }],
          note: '与体检表同步',
        },
        {
          key: 'riskFactorControl', label: '危险因素控制', type: 'multi',
          options: [
            { code: '1', label: '戒烟' }, { code: '2', label: '健康饮酒' }, { code: '3', label: '饮食' }, { code: '4', label: '锻炼' },
            { code: '5', label: '减体重' }, { code: '6', label: '建议接种疫苗' }, { code: '7', label: '其他' },
          ],
          otherCode: '7', otherKey: 'riskFactorOther',
        },
        { key: 'riskFactorOther', label: '其他危险因素控制', type: 'text', maxLength: 300, visibleWhen: { field: 'riskFactorControl', in: ['7'] } },
        {
          key: 'targetWeight', label: '减体重目标', type: 'decimal', unit: 'kg', min: 20, max: 300, precision: 1,
          visibleWhen: { field: 'riskFactorControl', in: ['5'] },
        },
        { key: 'vaccineAdvice', label: '建议接种疫苗（名称）', type: 'text', maxLength: 100, visibleWhen: { field: 'riskFactorControl', in: ['6'] } },
        { key: 'dietAdvice', label: '饮食指导', type: 'longText', maxLength: 500 },
        { key: 'exerciseAdvice', label: '运动指导', type: 'longText', maxLength: 500 },
        { key: 'smokingAlcoholAdvice', label: '戒烟限酒指导', type: 'longText', maxLength: 300 },
        { key: 'medicationAdvice', label: '用药指导', type: 'longText', maxLength: 500 },
        { key: 'psychologicalAdvice', label: '心理指导', type: 'longText', maxLength: 300 },
        { key: 'selfMonitoringAdvice', label: '自我监测', type: 'longText', maxLength: 300, note: '血压、血糖、体重的频率' },
        { key: 'elderSafetyAdvice', label: '防跌倒、骨质疏松、意外伤害预防与自救', type: 'longText', maxLength: 500, appliesTo: { minAge: 65 } },
        { key: 'tcmAdvice', label: '中医药保健指导', type: 'longText', maxLength: 500 },
        { key: 'otherAdvice', label: '其他指导', type: 'longText', maxLength: 500 },
      ],
    },
    {
      id: 'follow-up', title: '复查与转诊', page: 'jkzd',
      fields: [
        { key: 'recheckDate', label: '复查日期', type: 'date', visibleWhen: { field: 'healthGuidance', in: ['2'] } },
        { key: 'recheckItems', label: '复查项目', type: 'text', maxLength: 200, visibleWhen: { field: 'healthGuidance', in: ['2'] } },
        { key: 'referralInstitution', label: '转诊机构及科室', type: 'text', maxLength: 100, visibleWhen: { field: 'healthGuidance', in: ['3'] } },
        { key: 'referralReason', label: '转诊原因', type: 'text', maxLength: 200, visibleWhen: { field: 'healthGuidance', in: ['3'] } },
        {
          key: 'enrolPrograms', label: '纳入管理', type: 'multi',
          options: [
            { code: '1', label: '高血压' }, { code: '2', label: '2型糖尿病' }, { code: '3', label: '严重精神障碍' }, { code: '4', label: '肺结核' },
            { code: '5', label: '慢性阻塞性肺疾病' }, { code: '6', label: '老年人健康管理' },
          ],
          visibleWhen: { field: 'healthGuidance', in: ['1'] },
        },
        { key: 'nextExamDate', label: '下次健康管理日期', type: 'date', note: '告知或预约下一次服务时间' },
      ],
    },
    {
      id: 'confirmation', title: '签收', page: 'jkzdb',
      fields: [
        { key: 'residentSignature', label: '本人签字', type: 'signature' },
        { key: 'familySignature', label: '家属签字', type: 'signature' },
        { key: 'familyRelation', label: '家属关系', type: 'single', dictionary: 'kinship' },
        { key: 'feedbackUser', label: '反馈人', type: 'user', required: true, proposed: 'user.id' },
        { key: 'feedbackUserSignature', label: '反馈人签字', type: 'signature', required: true },
        { key: 'printed', label: '已打印', type: 'boolean' },
      ],
    },
  ],
  derivations: [{ key: 'feedback', rule: 'feedbackNeeds', inputs: ['abnormalFindings'] }],
  checks: [
    {
      id: 'exam-date-before-feedback-date', when: 'examDate > feedbackDate', severity: 'error', message: '体检日期不能晚于反馈日期，请核对。',
      fields: ['feedbackDate', 'examDate'],
    },
    { id: 'recheck-date', when: 'recheckDate < feedbackDate', severity: 'error', message: '复查日期不能早于反馈日期。', fields: ['recheckDate'] },
    {
      id: 'next-exam-date', when: 'nextExamDate <= feedbackDate', severity: 'error', message: '下次健康管理日期应晚于反馈日期。',
      fields: ['nextExamDate'],
    },
    {
      id: 'guidance-refer', when: "feedback.referral == true && !hasAny(healthGuidance, ['3'])", severity: 'error',
      message: '有“建议转诊”或“危急”的异常，健康指导须选“建议转诊”。', fields: ['healthGuidance', 'abnormalFindings'],
    },
    {
      id: 'guidance-recheck', when: "feedback.recheck == true && !hasAny(healthGuidance, ['2'])", severity: 'error',
      message: '有“建议复查”的异常，健康指导须选“建议复查”。', fields: ['healthGuidance', 'abnormalFindings'],
    },
    {
      id: 'critical-same-day', when: 'feedback.critical == true && feedbackDate > examDate', severity: 'warning', advice: true, message: '危急值应在当日反馈。',
      fields: ['feedbackDate'],
    },
    {
      id: 'nobody-signed', when: '!isMissing(feedbackUserSignature) && isMissing(residentSignature) && isMissing(familySignature)',
      severity: 'warning', message: '本人、家属签字至少其一。', fields: ['residentSignature', 'familySignature'],
    },
  ],
};
