import type { FormDefinition } from '../../forms/index.ts';

const whenConfirmed = { field: 'screeningResult', in: ['1'] } as const;

/** 新增糖尿病（疑似与新发现患者登记）. */
export const diabetesScreening: FormDefinition = {
  id: 'diabetes-screening',
  version: 1,
  title: '新增糖尿病（疑似与新发现患者登记）',
  module: 'follow-up',
  routes: [],
  subject: 'resident',
  occurs: 'many',
  occurredOn: 'registeredDate',
  source: '国家基本公共卫生服务规范（第三版，2017） 2型糖尿病患者健康管理服务规范 筛查；国家基层糖尿病防治管理指南诊断标准；同类系统糖尿病疑似、OGTT 登记表',
  verified: ['standard-text', 'peer-schema', 'recall'],
  sections: [
    {
      id: 'identify', title: '发现',
      fields: [
        { key: 'resident', label: '居民', type: 'resident', required: true, proposed: 'resident.id' },
        { key: 'source', label: '发现途径', type: 'single', required: true, dictionary: 'screening-source' },
        { key: 'registeredDate', label: '登记日期', type: 'date', required: true, max: 'today', proposed: 'today' },
        {
          key: 'typicalSymptoms', label: '典型症状', type: 'multi', required: true,
          options: [
            { code: '1', label: '无' }, { code: '2', label: '多饮' }, { code: '3', label: '多尿' }, { code: '4', label: '多食' },
            { code: '5', label: '不明原因体重下降' },
          ],
          exclusive: ['1'],
        },
        { key: 'onGlucoseLowering', label: '目前是否使用降糖药或胰岛素', type: 'boolean' },
        {
          key: 'highRiskFactors', label: '高危因素', type: 'multi',
          options: [
            { code: '01', label: '年龄≥45岁' }, { code: '02', label: '超重或肥胖和/或中心性肥胖' }, { code: '03', label: '高危种族' },
            { code: '04', label: '静坐生活方式' }, { code: '05', label: '有糖调节受损史' }, { code: '06', label: '巨大儿生产史或妊娠糖尿病史' },
            { code: '07', label: '2型糖尿病患者的一级亲属' }, { code: '08', label: '血脂异常或正在调脂' }, { code: '09', label: '高血压或正在降压' },
            { code: '10', label: '心脑血管疾病患者' }, { code: '11', label: '一过性糖皮质激素诱发糖尿病病史' },
            { code: '12', label: 'BMI≥28的多囊卵巢综合征' }, { code: '13', label: '严重精神病和（或）长期抗抑郁治疗' },
            { code: '00', label: '以上都无' },
          ],
          exclusive: ['00'], note: '任一项：建议每年至少测量1次空腹血糖',
        },
      ],
    },
    {
      id: 'measurements', title: '血糖检测',
      fields: [
        {
          key: 'measurements', label: '血糖检测记录', type: 'table', required: true, minRows: 1, maxRows: 12,
          columns: [
            { key: 'measuredDate', label: '检测日期', type: 'date', required: true },
            {
              key: 'testKind', label: '检测项目', type: 'single', required: true,
              options: [
                { code: '1', label: '空腹血糖' }, { code: '2', label: 'OGTT 2小时血糖' }, { code: '3', label: '餐后2小时血糖' },
                { code: '4', label: '随机血糖' }, { code: '5', label: '糖化血红蛋白' },
              ],
            },
            {
              key: 'value', label: '结果', type: 'decimal', required: true, min: 0.5, max: 60, precision: 1, note: 'testKind=5 时单位 %，其余 mmol/L',
            },
            { key: 'sampleType', label: '血样', type: 'single', required: true, dictionary: 'blood-sample-type' },
            { key: 'measurer', label: '检测人', type: 'user' },
          ],
        },
        { key: 'glucoseCategory', label: '糖代谢分类', type: 'computed', computed: 'screening.category' },
        { key: 'differentDays', label: '达诊断界值的不同日期数', type: 'computed', unit: '天', computed: 'screening.days', paper: { hidden: true } },
        {
          key: 'height', label: '身高', type: 'decimal', unit: 'cm', min: 50, max: 250, precision: 1, usual: [130, 195], concept: 'body-height',
          carryForward: true,
        },
        { key: 'weight', label: '体重', type: 'decimal', unit: 'kg', min: 10, max: 300, precision: 1, usual: [30, 120], concept: 'body-weight' },
        {
          key: 'bmi', label: '体质指数', type: 'computed', unit: 'kg/m2', computed: 'weight / (height/100)^2', precision: 2,
          concept: 'body-mass-index',
        },
        {
          key: 'waist', label: '腰围', type: 'decimal', unit: 'cm', min: 30, max: 200, precision: 1, usual: [55, 130], concept: 'waist-circumference',
        },
      ],
    },
    {
      id: 'verification', title: '核实与确诊',
      fields: [
        { key: 'screeningResult', label: '核实结果', type: 'single', required: true, dictionary: 'screening-result', default: '0' },
        { key: 'referred', label: '是否转诊上级医院确诊', type: 'boolean', default: false },
        { key: 'referralOrganization', label: '转诊机构及科别', type: 'text', maxLength: 100, visibleWhen: { field: 'referred', in: [true] } },
        { key: 'referralDate', label: '转诊日期', type: 'date', visibleWhen: { field: 'referred', in: [true] } },
        { key: 'referralFollowUpDate', label: '转诊后随访日期（2周内）', type: 'date', visibleWhen: { field: 'referred', in: [true] } },
        {
          key: 'referralFollowUpResult', label: '转诊结果', type: 'single', dictionary: 'referral-result',
          visibleWhen: { field: 'referred', in: [true] },
        },
        { key: 'confirmedDate', label: '确诊日期', type: 'date', max: 'today', visibleWhen: whenConfirmed },
        { key: 'confirmedInstitution', label: '确诊单位', type: 'text', maxLength: 100, visibleWhen: whenConfirmed },
        { key: 'confirmedDoctor', label: '确诊医生', type: 'text', maxLength: 50, visibleWhen: whenConfirmed },
        { key: 'treatmentPlan', label: '治疗方案', type: 'longText', maxLength: 500, visibleWhen: whenConfirmed },
        { key: 'excludeReason', label: '排除理由', type: 'text', maxLength: 200, visibleWhen: { field: 'screeningResult', in: ['3'] } },
        { key: 'verifier', label: '核实人', type: 'user' },
        { key: 'verifiedDate', label: '核实日期', type: 'date', max: 'today' },
      ],
    },
    {
      id: 'enrolment', title: '纳入管理',
      fields: [
        { key: 'enrolled', label: '是否纳入健康管理', type: 'boolean', visibleWhen: whenConfirmed },
        { key: 'enrolledDate', label: '纳入日期', type: 'date', visibleWhen: { field: 'enrolled', in: [true] } },
        {
          key: 'notEnrolledReason', label: '未纳入原因', type: 'single',
          options: [
            { code: '1', label: '拒绝' }, { code: '2', label: '非常住' }, { code: '3', label: '继发性或非本病种' },
            { code: '4', label: '年龄不足35岁' }, { code: '5', label: '已在他处管理' }, { code: '9', label: '其他' },
          ],
          visibleWhen: { field: 'enrolled', in: [false] },
        },
        { key: 'cardId', label: '管理卡', type: 'text', maxLength: 40, note: '纳入后自动建卡并带入本记录' },
      ],
    },
  ],
  derivations: [{ key: 'screening', rule: 'glucoseScreening', inputs: ['measurements', 'typicalSymptoms'] }],
  checks: [
    {
      id: 'referral-date-before-referral-follow-up-date', when: 'referralDate > referralFollowUpDate', severity: 'error',
      message: '转诊日期不能晚于转诊后随访日期，请核对。', fields: ['referralFollowUpDate', 'referralDate'],
    },
    {
      id: 'confirmed-date-before-enrolled-date', when: 'confirmedDate > enrolledDate', severity: 'error',
      message: '确诊日期不能晚于纳入日期，请核对。', fields: ['enrolledDate', 'confirmedDate'],
    },
    {
      id: 'body-mass-index', when: 'bmi < 12 || bmi > 50', severity: 'warning',
      message: '按身高、体重算出的体质指数很不寻常，请核对身高（厘米）和体重（公斤）。', fields: ['weight', 'height'],
    },
    {
      id: 'two-weeks', when: 'referralFollowUpDate > addDays(referralDate, 14)', severity: 'warning', advice: true, message: '转诊后应在 2 周内随访。',
      fields: ['referralFollowUpDate'],
    },
    {
      id: 'crisis', when: 'screening.crisis == true && referred == false', severity: 'warning', advice: true,
      message: '血糖 ≥16.7 或 ≤3.9 mmol/L：按危急情况处理，请紧急转诊。', fields: ['referred', 'measurements'],
    },
    {
      id: 'repeat-to-confirm', when: "screeningResult == '1' && screening.repeatNeeded == true", severity: 'warning', advice: true,
      message: '没有典型症状者须另日复查，任一达标才可诊断，请核对检测记录。', fields: ['screeningResult', 'measurements'],
    },
    {
      id: 'capillary-only', when: "screeningResult == '1' && screening.venous == false", severity: 'warning', advice: true,
      message: '诊断以静脉血浆为准，末梢血只作筛查。', fields: ['screeningResult', 'measurements'],
    },
  ],
};
