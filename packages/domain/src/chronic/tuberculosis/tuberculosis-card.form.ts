import type { FormDefinition } from '../../forms/index.ts';

/** 肺结核患者第一次入户随访记录表. */
export const tuberculosisCard: FormDefinition = {
  id: 'tuberculosis-card',
  version: 1,
  title: '肺结核患者第一次入户随访记录表',
  module: 'follow-up',
  routes: ['ptCard'],
  subject: 'resident',
  occurs: 'many',
  occurredOn: 'followUpDate',
  source: '国家基本公共卫生服务规范（第三版，2017） 肺结核患者健康管理服务规范 附件1 肺结核患者第一次入户随访记录表',
  verified: ['peer-schema', 'recall'],
  sections: [
    {
      id: 'visit', title: '随访信息',
      fields: [
        { key: 'resident', label: '患者', type: 'resident', required: true, proposed: 'resident.id' },
        { key: 'followUpDate', label: '随访时间', type: 'date', required: true, max: 'today', proposed: 'today' },
        {
          key: 'followUpMode', label: '随访方式', type: 'single', required: true,
          options: [{ code: '1', label: '门诊' }, { code: '2', label: '家庭' }], proposed: "'2'",
        },
        {
          key: 'noticeReceivedAt', label: '接到管理通知时间', type: 'dateTime', paper: { hidden: true },
          note: '系统项：用于 72 小时访视时限；表上不印',
        },
        {
          key: 'visitAttempt', label: '第几次访视', type: 'integer', min: 1, max: 9, default: 1, paper: { hidden: true },
          note: '系统项：72小时内2次未见到患者须报告上级专业机构',
        },
        { key: 'registrationNumber', label: '结核病登记号', type: 'text', maxLength: 30, paper: { hidden: true }, note: '系统项' },
      ],
    },
    {
      id: 'disease', title: '患者情况',
      fields: [
        {
          key: 'patientType', label: '患者类型', type: 'single', required: true,
          options: [{ code: '1', label: '初治' }, { code: '2', label: '复治' }],
        },
        {
          key: 'sputumStatus', label: '痰菌情况', type: 'single', required: true,
          options: [{ code: '1', label: '阳性' }, { code: '2', label: '阴性' }, { code: '3', label: '未查痰' }],
        },
        {
          key: 'drugResistance', label: '耐药情况', type: 'single', required: true,
          options: [{ code: '1', label: '耐药' }, { code: '2', label: '非耐药' }, { code: '3', label: '未检测' }],
        },
        {
          key: 'symptoms', label: '症状及体征', type: 'multi', required: true,
          options: [
            { code: '0', label: '没有症状' }, { code: '1', label: '咳嗽咳痰' }, { code: '2', label: '低热盗汗' }, { code: '3', label: '咯血或血痰' },
            { code: '4', label: '胸痛消瘦' }, { code: '5', label: '恶心纳差' }, { code: '6', label: '头痛失眠' }, { code: '7', label: '视物模糊' },
            { code: '8', label: '皮肤瘙痒、皮疹' }, { code: '9', label: '耳鸣、听力下降' }, { code: '10', label: '其他' },
          ],
          exclusive: ['0'], otherCode: '10', otherKey: 'symptomsOther', note: '表上编码 0～9，“其他”为文字栏；注意与随访表编码不同（无“关节疼痛”）',
        },
        { key: 'symptomsOther', label: '其他症状及体征', type: 'text', maxLength: 100, visibleWhen: { field: 'symptoms', in: ['10'] } },
      ],
    },
    {
      id: 'medication', title: '用药',
      fields: [
        { key: 'chemotherapyRegimen', label: '化疗方案', type: 'text', required: true, maxLength: 100, carryForward: true, note: '如 2HRZE/4HR' },
        { key: 'drugUsage', label: '用法', type: 'single', required: true, dictionary: 'tb-drug-usage', carryForward: true },
        { key: 'drugForms', label: '药品剂型', type: 'multi', required: true, dictionary: 'tb-drug-form', carryForward: true },
        {
          key: 'supervisor', label: '督导人员选择', type: 'single', required: true, dictionary: 'tb-supervisor', carryForward: true,
          note: '优先医务人员，也可为家属（须培训）；选 3、4 提示',
        },
        {
          key: 'supervisorName', label: '督导人员姓名', type: 'text', maxLength: 50, visibleWhen: { field: 'supervisor', in: ['1', '2', '4'] },
          carryForward: true, paper: { hidden: true }, note: '扩展项',
        },
        {
          key: 'supervisorPhone', label: '督导人员电话', type: 'text', maxLength: 30, visibleWhen: { field: 'supervisor', in: ['1', '2', '4'] },
          carryForward: true, sensitive: 'phone', paper: { hidden: true }, note: '扩展项',
        },
        { key: 'treatmentStartDate', label: '开始治疗日期', type: 'date', paper: { hidden: true }, note: '系统项：推算治疗月序与应访视次数' },
        {
          key: 'isMultidrugResistant', label: '是否耐多药患者', type: 'boolean', default: false, paper: { hidden: true },
          note: '系统项：决定随访频次与服药卡种类',
        },
      ],
    },
    {
      id: 'environment', title: '家庭居住环境评估',
      fields: [
        {
          key: 'separateRoom', label: '单独的居室', type: 'single', required: true, options: [{ code: '1', label: '有' }, { code: '2', label: '无' }],
          carryForward: true,
        },
        { key: 'ventilation', label: '通风情况', type: 'single', required: true, dictionary: 'good-fair-poor', carryForward: true },
      ],
    },
    {
      id: 'lifestyle', title: '生活方式评估',
      fields: [
        { key: 'smokingPerDay', label: '吸烟（目前）', type: 'integer', unit: '支/天', required: true, min: 0, max: 200, carryForward: true },
        { key: 'smokingPerDayTarget', label: '吸烟（目标）', type: 'integer', unit: '支/天', min: 0, max: 200, carryForward: true },
        {
          key: 'alcoholPerDay', label: '饮酒（目前）', type: 'decimal', unit: '两/天', required: true, min: 0, max: 50, precision: 1,
          carryForward: true,
        },
        { key: 'alcoholPerDayTarget', label: '饮酒（目标）', type: 'decimal', unit: '两/天', min: 0, max: 50, precision: 1, carryForward: true },
      ],
    },
    {
      id: 'education', title: '健康教育及培训',
      fields: [
        { key: 'drugPickupPlace', label: '取药地点', type: 'text', required: true, maxLength: 100 },
        { key: 'drugPickupTime', label: '取药时间', type: 'date', required: true, note: '表上为 年月日' },
        { key: 'recordCard', label: '服药记录卡的填写', type: 'single', required: true, dictionary: 'mastery' },
        { key: 'drugStorage', label: '服药方法及药品存放', type: 'single', required: true, dictionary: 'mastery' },
        { key: 'treatmentCourse', label: '肺结核治疗疗程', type: 'single', required: true, dictionary: 'mastery' },
        { key: 'irregularHarm', label: '不规律服药危害', type: 'single', required: true, dictionary: 'mastery' },
        { key: 'adverseHandling', label: '服药后不良反应及处理', type: 'single', required: true, dictionary: 'mastery' },
        { key: 'sputumRecheck', label: '治疗期间复诊查痰', type: 'single', required: true, dictionary: 'mastery' },
        { key: 'awayFromHome', label: '外出期间如何坚持服药', type: 'single', required: true, dictionary: 'mastery' },
        { key: 'lifeHabits', label: '生活习惯及注意事项', type: 'single', required: true, dictionary: 'mastery' },
        { key: 'closeContact', label: '密切接触者检查', type: 'single', required: true, dictionary: 'mastery' },
      ],
    },
    {
      id: 'sign', title: '下次随访与签名',
      fields: [
        { key: 'nextFollowUpDate', label: '下次随访时间', type: 'date', required: true, proposed: 'assessment.nextFollowUpDate' },
        { key: 'assessor', label: '评估医生签名', type: 'user', required: true, proposed: 'user.id' },
        { key: 'assessorSignature', label: '评估医生手写签名', type: 'signature' },
        { key: 'residentSignature', label: '患者（家属）签名', type: 'signature', note: '2017版未确认是否印，地区加印' },
      ],
    },
  ],
  derivations: [
    {
      key: 'assessment', rule: 'tuberculosisCardAssessment',
      inputs: ['followUpDate', 'noticeReceivedAt', 'treatmentStartDate', 'supervisor', 'patientType', 'chemotherapyRegimen', 'isMultidrugResistant'],
    },
  ],
  checks: [
    {
      id: 'next-follow-up-date', when: 'nextFollowUpDate <= followUpDate', severity: 'error', message: '下次随访时间应晚于随访时间。',
      fields: ['nextFollowUpDate'],
    },
    {
      id: 'within-72-hours', when: 'assessment.within72h == false', severity: 'warning', advice: true,
      message: '接到管理通知后应在 72 小时内入户访视，本次已逾期。', fields: ['followUpDate', 'noticeReceivedAt'],
    },
    {
      id: 'notice-after-visit', when: 'daysBetween(noticeReceivedAt, followUpDate) < 0', severity: 'error',
      message: '随访时间不能早于接到管理通知的时间。', fields: ['followUpDate', 'noticeReceivedAt'],
    },
    { id: 'at-home', when: "followUpMode == '1'", severity: 'warning', message: '第一次随访应入户，选“门诊”请核对。', fields: ['followUpMode'] },
  ],
};
