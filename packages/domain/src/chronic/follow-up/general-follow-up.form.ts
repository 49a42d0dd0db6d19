import type { FormDefinition } from '../../forms/index.ts';

/** 随访（通用）. */
export const generalFollowUp: FormDefinition = {
  id: 'general-follow-up',
  version: 1,
  title: '随访（通用）',
  module: 'follow-up',
  routes: ['/cust/followup'],
  subject: 'resident',
  occurs: 'many',
  occurredOn: 'followUpDate',
  source: '产品规格页面；规范未设通用随访表。项目取各病种随访表的公共部分',
  verified: ['peer-schema', 'recall'],
  sections: [
    {
      id: 'visit', title: '随访信息',
      fields: [
        { key: 'resident', label: '居民', type: 'resident', required: true, proposed: 'resident.id' },
        {
          key: 'followUpKind', label: '随访类别', type: 'multi', required: "disposition == '1'",
          options: [
            { code: '1', label: '高血压' }, { code: '2', label: '2型糖尿病' }, { code: '3', label: '严重精神障碍' }, { code: '4', label: '肺结核' },
            { code: '5', label: '慢阻肺' }, { code: '6', label: '老年人' }, { code: '7', label: '孕产妇' }, { code: '8', label: '儿童' },
            { code: '9', label: '残疾人' }, { code: '10', label: '肿瘤' }, { code: '11', label: '脑卒中' }, { code: '12', label: '冠心病' },
            { code: '13', label: '签约服务' }, { code: '14', label: '出院随访' }, { code: '99', label: '其他' },
          ],
          otherCode: '99', otherKey: 'followUpKindOther', note: '选 1 至 5 时转到对应专病随访表；多病共管可一次随访生成多份',
        },
        { key: 'followUpKindOther', label: '其他随访类别', type: 'text', maxLength: 50, visibleWhen: { field: 'followUpKind', in: ['99'] } },
        { key: 'planId', label: '所属随访计划', type: 'text', maxLength: 40, note: '由计划带入' },
        { key: 'followUpDate', label: '随访日期', type: 'date', required: true, max: 'today', proposed: 'today' },
        { key: 'followUpMode', label: '随访方式', type: 'single', required: "disposition == '1'", dictionary: 'follow-up-mode' },
        { key: 'disposition', label: '随访转归', type: 'single', dictionary: 'follow-up-disposition', default: '1' },
        {
          key: 'lostReason', label: '失访或终止原因', type: 'single', required: true, dictionary: 'management-end-reason',
          visibleWhen: { field: 'disposition', in: ['2', '9'] },
        },
      ],
    },
    {
      id: 'content', title: '随访内容',
      fields: [
        { key: 'chiefComplaint', label: '主诉与症状', type: 'longText', maxLength: 500 },
        { key: 'systolic', label: '收缩压', type: 'integer', unit: 'mmHg', min: 40, max: 300, usual: [80, 200], concept: 'systolic-blood-pressure' },
        { key: 'diastolic', label: '舒张压', type: 'integer', unit: 'mmHg', min: 20, max: 200, usual: [45, 120], concept: 'diastolic-blood-pressure' },
        { key: 'heartRate', label: '心率', type: 'integer', unit: '次/分钟', min: 20, max: 250, usual: [45, 130], concept: 'heart-rate' },
        {
          key: 'bodyTemperature', label: '体温', type: 'decimal', unit: '℃', min: 30, max: 45, precision: 1, usual: [35, 39],
          concept: 'body-temperature',
        },
        { key: 'weight', label: '体重', type: 'decimal', unit: 'kg', min: 1, max: 300, precision: 1, usual: [30, 120], concept: 'body-weight' },
        { key: 'glucose', label: '血糖', type: 'decimal', unit: 'mmol/L', min: 0.5, max: 60, precision: 1 },
        { key: 'glucoseTimePoint', label: '血糖时点', type: 'single', required: '!isMissing(glucose)', dictionary: 'glucose-time-point' },
        { key: 'signs', label: '体征', type: 'longText', maxLength: 500 },
        { key: 'exam', label: '检查结果', type: 'longText', maxLength: 500 },
        { key: 'medicationAdherence', label: '服药依从性', type: 'single', dictionary: 'medication-adherence' },
        { key: 'adverseDrugReaction', label: '药物不良反应', type: 'single', dictionary: 'none-present' },
        {
          key: 'adverseDrugReactionDetail', label: '药物不良反应描述', type: 'text', maxLength: 200,
          visibleWhen: { field: 'adverseDrugReaction', in: ['2'] },
        },
        {
          key: 'medications', label: '用药情况', type: 'table', carryForward: true, minRows: 0, maxRows: 10,
          columns: [
            { key: 'drugName', label: '药物名称', type: 'text', required: true, maxLength: 100 },
            { key: 'timesPerDay', label: '每日次数', type: 'decimal', unit: '次/日', required: true, min: 0.1, max: 24, precision: 1 },
            { key: 'dosePerTime', label: '每次剂量', type: 'decimal', required: true, min: 0, max: 10000, precision: 3 },
            { key: 'doseUnit', label: '剂量单位', type: 'single', dictionary: 'dose-unit', default: 'mg' },
          ],
          note: '纸质表为药物名称1、2、3与其他药物四行，电子表以行录入',
        },
        { key: 'assessment', label: '评估', type: 'longText', maxLength: 500 },
        { key: 'guidance', label: '健康指导', type: 'longText', required: "disposition == '1'", maxLength: 1000 },
        { key: 'photos', label: '随访照片', type: 'image', note: '可多张' },
      ],
    },
    {
      id: 'referral', title: '转诊',
      fields: [
        { key: 'referred', label: '是否转诊', type: 'boolean', default: false },
        { key: 'referralReason', label: '转诊原因', type: 'text', maxLength: 200, visibleWhen: { field: 'referred', in: [true] } },
        { key: 'referralOrganization', label: '转诊机构及科别', type: 'text', maxLength: 100, visibleWhen: { field: 'referred', in: [true] } },
      ],
    },
    {
      id: 'sign', title: '下次随访与签名',
      fields: [
        { key: 'nextFollowUpDate', label: '下次随访日期', type: 'date' },
        { key: 'followUpDoctor', label: '随访医生签名', type: 'user', required: true, proposed: 'user.id' },
        { key: 'followUpDoctorSignature', label: '随访医生手写签名', type: 'signature' },
        { key: 'residentSignature', label: '居民（家属）签名', type: 'signature' },
      ],
    },
  ],
  checks: [
    {
      id: 'blood-pressure', when: 'systolic <= diastolic', severity: 'error', message: '收缩压应大于舒张压，请核对。',
      fields: ['systolic', 'diastolic'],
    },
    {
      id: 'next-follow-up-date', when: 'nextFollowUpDate <= followUpDate', severity: 'error', message: '下次随访日期应晚于随访日期。',
      fields: ['nextFollowUpDate'],
    },
    {
      id: 'blood-pressure-half', when: 'isMissing(systolic) != isMissing(diastolic)', severity: 'error', message: '收缩压、舒张压须同时填写。',
      fields: ['systolic', 'diastolic'],
    },
    {
      id: 'suspected-hypertension', when: 'systolic >= 140 || diastolic >= 90', severity: 'warning', advice: true,
      message: '血压达到疑似高血压标准：未建高血压管理卡者请登记“新增高血压”核实。', fields: ['systolic', 'diastolic'],
    },
    {
      id: 'suspected-diabetes', when: "(glucoseTimePoint == '1' && glucose >= 7) || glucose >= 11.1", severity: 'warning', advice: true,
      message: '血糖达到疑似糖尿病标准：未建糖尿病管理卡者请登记“新增糖尿病”核实。', fields: ['glucose', 'glucoseTimePoint'],
    },
  ],
};
