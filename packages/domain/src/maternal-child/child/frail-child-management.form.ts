import type { FormDefinition } from '../../forms/index.ts';

/** 体弱儿（营养性疾病）专案登记. */
export const frailChildManagement: FormDefinition = {
  id: 'frail-child-management',
  version: 1,
  title: '体弱儿（营养性疾病）专案登记',
  module: 'child',
  routes: ['tretjc'],
  subject: 'child',
  occurs: 'many',
  occurredOn: 'enrolDate',
  source: '儿童营养性疾病管理技术规范（2012）；高危新生儿与体弱儿管理',
  verified: ['peer-schema', 'recall'],
  sections: [
    {
      id: 'identity', title: '基本情况',
      fields: [
        { key: 'child', label: '儿童', type: 'resident', required: true, proposed: 'resident.id' },
        { key: 'caseNumber', label: '专案编号', type: 'text', maxLength: 20 },
        { key: 'enrolDate', label: '立案日期', type: 'date', required: true, max: 'today', proposed: 'today' },
        { key: 'ageMonths', label: '立案月龄', type: 'computed', unit: '月', computed: 'age.ageMonths' },
        { key: 'gestationalWeeks', label: '出生孕周', type: 'integer', unit: '周', min: 20, max: 45 },
        { key: 'birthWeight', label: '出生体重', type: 'decimal', unit: 'kg', min: 0.3, max: 8, precision: 2 },
        { key: 'feedingMethod', label: '喂养方式', type: 'single', dictionary: 'child-feeding-method', carryForward: true },
        { key: 'phone', label: '联系电话', type: 'text', maxLength: 25, carryForward: true, sensitive: 'phone', proposed: 'previous.guardianPhone' },
      ],
    },
    {
      id: 'classification', title: '分类与诊断',
      fields: [
        {
          key: 'frailTypes', label: '体弱儿分类', type: 'multi', required: true, dictionary: 'frail-child-type', otherCode: '99',
          otherKey: 'frailTypesOther',
        },
        { key: 'frailTypesOther', label: '其他分类', type: 'text', maxLength: 64, visibleWhen: { field: 'frailTypes', in: ['99'] } },
        {
          key: 'malnutritionType', label: '营养不良分型', type: 'multi',
          options: [{ code: '1', label: '低体重' }, { code: '2', label: '生长迟缓' }, { code: '3', label: '消瘦' }],
          visibleWhen: { field: 'frailTypes', in: ['03', '05'] },
        },
        {
          key: 'malnutritionDegree', label: '营养不良程度', type: 'single',
          options: [{ code: '1', label: '中度（-3SD≤X<-2SD）' }, { code: '2', label: '重度（<-3SD）' }],
          visibleWhen: { field: 'frailTypes', in: ['03', '05'] },
        },
        {
          key: 'anaemiaDegree', label: '贫血程度', type: 'single',
          options: [{ code: '1', label: '轻度（Hb 90~109 g/L）' }, { code: '2', label: '中度（60~89 g/L）' }, { code: '3', label: '重度（<60 g/L）' }],
          visibleWhen: { field: 'frailTypes', in: ['04'] },
        },
        {
          key: 'ricketsStage', label: '佝偻病分期', type: 'single',
          options: [{ code: '1', label: '早期' }, { code: '2', label: '活动期' }, { code: '3', label: '恢复期' }, { code: '4', label: '后遗症期' }],
          visibleWhen: { field: 'frailTypes', in: ['07'] },
        },
        {
          key: 'obesityDegree', label: '超重肥胖程度', type: 'single',
          options: [
            { code: '1', label: '超重（+1SD≤X<+2SD）' }, { code: '2', label: '肥胖（+2SD≤X<+3SD）' }, { code: '3', label: '重度肥胖（≥+3SD）' },
          ],
          visibleWhen: { field: 'frailTypes', in: ['08'] },
        },
        {
          key: 'leadDegree', label: '血铅程度', type: 'single',
          options: [
            { code: '1', label: '高铅血症（100~199 μg/L）' }, { code: '2', label: '轻度铅中毒（200~249）' }, { code: '3', label: '中度（250~449）' },
            { code: '4', label: '重度（≥450）' },
          ],
          visibleWhen: { field: 'frailTypes', in: ['12'] },
        },
        {
          key: 'cause', label: '病因', type: 'multi',
          options: [
            { code: '1', label: '喂养不当' }, { code: '2', label: '急、慢性疾病' }, { code: '3', label: '产前产时因素' },
            { code: '4', label: '遗传因素' }, { code: '5', label: '运动过少' }, { code: '6', label: '不良生活方式' }, { code: '7', label: '其他' },
          ],
          otherCode: '7', otherKey: 'causeOther',
        },
        { key: 'causeOther', label: '其他病因', type: 'text', maxLength: 64, visibleWhen: { field: 'cause', in: ['7'] } },
        { key: 'diagnosisBasis', label: '诊断依据', type: 'longText', maxLength: 300 },
        { key: 'diagnosisInstitution', label: '诊断机构', type: 'text', maxLength: 70 },
      ],
    },
    {
      id: 'baseline', title: '立案时情况',
      fields: [
        { key: 'weight', label: '体重', type: 'decimal', unit: 'kg', required: true, min: 0.3, max: 60, precision: 2, concept: 'body-weight' },
        { key: 'height', label: '身长/身高', type: 'decimal', unit: 'cm', required: true, min: 25, max: 150, precision: 1, concept: 'body-height' },
        { key: 'headCircumference', label: '头围', type: 'decimal', unit: 'cm', min: 20, max: 60, precision: 1, concept: 'head-circumference' },
        { key: 'haemoglobin', label: '血红蛋白', type: 'decimal', unit: 'g/L', min: 30, max: 250, precision: 0, concept: 'hemoglobin' },
        { key: 'bloodCalcium', label: '血钙', type: 'decimal', unit: 'mmol/L', min: 0.5, max: 4, precision: 2 },
        { key: 'bloodPhosphorus', label: '血磷', type: 'decimal', unit: 'mmol/L', min: 0.3, max: 4, precision: 2 },
        { key: 'alkalinePhosphatase', label: '碱性磷酸酶', type: 'decimal', unit: 'U/L', min: 10, max: 3000, precision: 0 },
        { key: 'vitamin25OHD', label: '25-(OH)D', type: 'decimal', unit: 'nmol/L', min: 1, max: 400, precision: 1 },
        { key: 'bloodLead', label: '血铅', type: 'decimal', unit: 'μg/L', min: 0, max: 2000, precision: 0 },
      ],
    },
    {
      id: 'closure', title: '转归与结案',
      fields: [
        {
          key: 'status', label: '专案状态', type: 'single',
          options: [{ code: '0', label: '管理中' }, { code: '1', label: '已结案' }, { code: '2', label: '已注销' }], default: '0',
        },
        {
          key: 'outcome', label: '转归', type: 'single', required: true,
          options: [
            { code: '1', label: '痊愈' }, { code: '2', label: '好转' }, { code: '3', label: '未愈' }, { code: '4', label: '死亡' },
            { code: '5', label: '未治' }, { code: '9', label: '其他' },
          ],
          otherCode: '9', otherKey: 'outcomeOther', visibleWhen: { field: 'status', in: ['1'] },
        },
        { key: 'outcomeOther', label: '其他转归', type: 'text', maxLength: 64, visibleWhen: { field: 'outcome', in: ['9'] } },
        { key: 'closeDate', label: '结案日期', type: 'date', required: true, max: 'today', visibleWhen: { field: 'status', in: ['1'] } },
        { key: 'closeDoctor', label: '结案医生', type: 'user', visibleWhen: { field: 'status', in: ['1'] } },
        {
          key: 'cancelReason', label: '注销原因', type: 'single', required: true,
          options: [
            { code: '1', label: '死亡' }, { code: '2', label: '迁出' }, { code: '3', label: '失访' }, { code: '4', label: '拒绝' },
            { code: '6', label: '作废' }, { code: '9', label: '其他' },
          ],
          visibleWhen: { field: 'status', in: ['2'] },
        },
        { key: 'cancelDate', label: '注销日期', type: 'date', required: true, max: 'today', visibleWhen: { field: 'status', in: ['2'] } },
      ],
    },
    {
      id: 'sign-off', title: '登记',
      fields: [
        { key: 'institution', label: '建档单位', type: 'institution', required: true, proposed: 'user.institutionCode' },
        { key: 'doctor', label: '建档医生', type: 'user', required: true, proposed: 'user.id' },
      ],
    },
  ],
  derivations: [{ key: 'age', rule: 'childAge', inputs: ['resident.birthDate', 'enrolDate'] }],
  checks: [
    {
      id: 'enrol-date-before-close-date', when: 'enrolDate > closeDate', severity: 'error', message: '立案日期不能晚于结案日期，请核对。',
      fields: ['closeDate', 'enrolDate'],
    },
  ],
};
