import type { FormDefinition } from '../../forms/index.ts';

const whenConfirmed = { field: 'screeningResult', in: ['1'] } as const;

/** 新增高血压（疑似与新发现患者登记）. */
export const hypertensionScreening: FormDefinition = {
  id: 'hypertension-screening',
  version: 1,
  title: '新增高血压（疑似与新发现患者登记）',
  module: 'follow-up',
  routes: [],
  subject: 'resident',
  occurs: 'many',
  occurredOn: 'registeredDate',
  source: '国家基本公共卫生服务规范（第三版，2017） 高血压患者健康管理服务规范 筛查；同类系统疑似登记表、35岁首诊测压表',
  verified: ['standard-text', 'peer-schema', 'recall'],
  sections: [
    {
      id: 'identify', title: '发现',
      fields: [
        { key: 'resident', label: '居民', type: 'resident', required: true, proposed: 'resident.id' },
        { key: 'source', label: '发现途径', type: 'single', required: true, dictionary: 'screening-source' },
        { key: 'registeredDate', label: '登记日期', type: 'date', required: true, max: 'today', proposed: 'today' },
        {
          key: 'hypertensionHistory', label: '高血压史', type: 'single',
          options: [{ code: '1', label: '是' }, { code: '2', label: '否' }, { code: '9', label: '不详' }],
        },
        {
          key: 'firstFoundAbnormal', label: '是否首次发现血压异常', type: 'single',
          options: [{ code: '1', label: '是' }, { code: '2', label: '否' }, { code: '9', label: '不详' }],
        },
        { key: 'onAntihypertensive', label: '目前是否服用降压药', type: 'boolean' },
        {
          key: 'confounders', label: '可能引起血压升高的因素', type: 'multi',
          options: [
            { code: '1', label: '无' }, { code: '2', label: '吸烟或咖啡后30分钟内' }, { code: '3', label: '运动后' },
            { code: '4', label: '情绪激动或疼痛' }, { code: '5', label: '憋尿' }, { code: '6', label: '服用升压药物' },
            { code: '7', label: '袖带不合适' }, { code: '9', label: '其他' },
          ],
          exclusive: ['1'], note: '去除后再预约复查',
        },
      ],
    },
    {
      id: 'measurements', title: '非同日三次血压',
      fields: [
        {
          key: 'measurements', label: '血压测量记录', type: 'table', required: true, minRows: 1, maxRows: 10,
          columns: [
            { key: 'measuredDate', label: '测量日期', type: 'date', required: true },
            { key: 'systolic', label: '收缩压', type: 'integer', unit: 'mmHg', required: true, min: 40, max: 300 },
            { key: 'diastolic', label: '舒张压', type: 'integer', unit: 'mmHg', required: true, min: 20, max: 200 },
            { key: 'heartRate', label: '心率', type: 'integer', unit: '次/分钟', min: 20, max: 250 },
            { key: 'arm', label: '测量部位', type: 'single', options: [{ code: '1', label: '左上臂' }, { code: '2', label: '右上臂' }] },
            {
              key: 'place', label: '测量地点', type: 'single',
              options: [
                { code: '1', label: '诊室' }, { code: '2', label: '入户' }, { code: '3', label: '体检' }, { code: '4', label: '健康小屋' },
                { code: '5', label: '家庭自测' },
              ],
            },
            { key: 'measurer', label: '测量人', type: 'user' },
          ],
          note: '非同日 3 次均 ≥140 和/或 ≥90 可初步诊断',
        },
        { key: 'differentDays', label: '有效非同日次数', type: 'computed', computed: 'elevatedDays(measurements)' },
        {
          key: 'bloodPressureGrade', label: '最高血压分级', type: 'computed', computed: 'highestBloodPressureGrade(measurements)',
          dictionary: 'blood-pressure-grade',
        },
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
        {
          key: 'highRiskFactors', label: '高危因素', type: 'multi',
          options: [
            { code: '1', label: '血压高值（收缩压130～139和/或舒张压85～89）' },
            { code: '2', label: '超重或肥胖和/或腹型肥胖（BMI≥24；腰围男≥90cm、女≥85cm）' }, { code: '3', label: '高血压家族史（一、二级亲属）' },
            { code: '4', label: '长期膳食高盐' }, { code: '5', label: '长期过量饮酒（每日饮白酒≥100mL）' }, { code: '6', label: '年龄≥55岁' },
            { code: '7', label: '以上都无' },
          ],
          exclusive: ['7'], note: '任一项：建议每半年至少测量1次血压',
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
  derivations: [{ key: 'readings', rule: 'bloodPressureReadings', inputs: ['measurements'] }],
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
      id: 'rows-blood-pressure', when: 'readings.reversed == true', severity: 'error', message: '测量记录里有收缩压不大于舒张压的一行，请核对。',
      fields: ['measurements'],
    },
    {
      id: 'crisis', when: 'readings.crisis == true && referred == false', severity: 'warning', advice: true,
      message: '收缩压≥180 或舒张压≥110 mmHg：立即复测并按危急情况处理，不等三次。', fields: ['referred', 'measurements'],
    },
    {
      id: 'refer-to-confirm', when: "differentDays >= 3 && screeningResult == '0' && referred == false", severity: 'warning', advice: true,
      message: '非同日三次血压升高：可初步诊断，建议转诊确诊，并在 2 周内随访转诊结果。', fields: ['referred', 'differentDays'],
    },
    {
      id: 'two-weeks', when: 'referralFollowUpDate > addDays(referralDate, 14)', severity: 'warning', advice: true, message: '转诊后应在 2 周内随访。',
      fields: ['referralFollowUpDate'],
    },
  ],
};
