import type { FormDefinition } from '../../forms/index.ts';

/** 慢性阻塞性肺疾病患者管理卡. */
export const copdCard: FormDefinition = {
  id: 'copd-card',
  version: 1,
  title: '慢性阻塞性肺疾病患者管理卡',
  module: 'follow-up',
  routes: [],
  subject: 'resident',
  occurs: 'one',
  occurredOn: 'cardDate',
  source: '慢性阻塞性肺疾病患者健康服务自2024年纳入国家基本公共卫生服务（国家卫生健康委等，2024-09-13 公布；服务对象为辖区内已确诊患者）。官方服务规范与表样未能取得原文，项目由两个同类系统（其一为2024年后在用平台）与慢阻肺基层诊疗指南核出，编码未经官方表样核对。',
  verified: ['peer-schema', 'recall'],
  sections: [
    {
      id: 'basic', title: '基本情况',
      fields: [
        { key: 'resident', label: '患者', type: 'resident', required: true, proposed: 'resident.id' },
        { key: 'caseSource', label: '病例来源', type: 'single', dictionary: 'screening-source' },
        { key: 'confirmedDate', label: '确诊日期', type: 'date', required: true, max: 'today' },
        {
          key: 'confirmedInstitution', label: '确诊单位', type: 'text', required: true, maxLength: 100,
          note: '确诊须有吸入支气管舒张剂后 FEV1/FVC<0.70 的肺功能依据',
        },
        { key: 'diseaseYears', label: '病程', type: 'computed', unit: '年', computed: 'yearsBetween(confirmedDate, today)' },
      ],
    },
    {
      id: 'history', title: '病史',
      fields: [
        {
          key: 'familyHistoryCopd', label: '慢阻肺家族史', type: 'single',
          options: [{ code: '1', label: '有' }, { code: '2', label: '无' }, { code: '3', label: '不知道' }],
        },
        {
          key: 'riskFactors', label: '危险因素', type: 'multi',
          options: [
            { code: '1', label: '吸烟/二手烟' }, { code: '2', label: '职业粉尘暴露' }, { code: '3', label: '化学物质暴露' },
            { code: '4', label: '生物燃料接触' }, { code: '5', label: '儿童期严重呼吸道感染史（14岁前）' }, { code: '6', label: '肺部手术/其他疾病' },
            { code: '7', label: '室内外空气污染（厨房、交通）' }, { code: '8', label: '家族史' }, { code: '0', label: '无' },
          ],
          exclusive: ['0'],
        },
        {
          key: 'smoking', label: '吸烟情况', type: 'single', required: true,
          options: [{ code: '1', label: '从不吸烟' }, { code: '2', label: '已戒烟' }, { code: '3', label: '吸烟' }],
        },
        { key: 'smokingPerDay', label: '日吸烟量', type: 'integer', unit: '支', min: 0, max: 200, visibleWhen: { field: 'smoking', in: ['2', '3'] } },
        { key: 'smokingYears', label: '吸烟年数', type: 'integer', unit: '年', min: 0, max: 100, visibleWhen: { field: 'smoking', in: ['2', '3'] } },
        { key: 'packYears', label: '吸烟指数', type: 'computed', unit: '包年', computed: 'smokingPerDay / 20 * smokingYears', precision: 1 },
        {
          key: 'comorbidities', label: '合并症', type: 'multi',
          options: [
            { code: '1', label: '无' }, { code: '2', label: '高血压' }, { code: '3', label: '冠心病' }, { code: '4', label: '心力衰竭' },
            { code: '5', label: '糖尿病' }, { code: '6', label: '肺癌' }, { code: '7', label: '支气管哮喘' }, { code: '8', label: '支气管扩张' },
            { code: '9', label: '肺结核史' }, { code: '10', label: '骨质疏松' }, { code: '11', label: '焦虑或抑郁' },
            { code: '12', label: '慢性肺源性心脏病' }, { code: '13', label: '呼吸衰竭' }, { code: '99', label: '其他' },
          ],
          exclusive: ['1'], otherCode: '99', otherKey: 'comorbiditiesOther',
        },
        { key: 'comorbiditiesOther', label: '其他合并症', type: 'text', maxLength: 100, visibleWhen: { field: 'comorbidities', in: ['99'] } },
        { key: 'exacerbationsLastYear', label: '过去1年急性加重次数', type: 'integer', unit: '次', min: 0, max: 50 },
        { key: 'hospitalizationsLastYear', label: '过去1年因急性加重住院次数', type: 'integer', unit: '次', min: 0, max: 50 },
      ],
    },
    {
      id: 'exam', title: '建卡时评估',
      fields: [
        { key: 'height', label: '身高', type: 'decimal', unit: 'cm', min: 50, max: 250, precision: 1, usual: [130, 195], concept: 'body-height' },
        { key: 'weight', label: '体重', type: 'decimal', unit: 'kg', min: 10, max: 300, precision: 1, usual: [30, 120], concept: 'body-weight' },
        {
          key: 'bmi', label: '体质指数', type: 'computed', unit: 'kg/m2', computed: 'weight / (height/100)^2', precision: 2,
          concept: 'body-mass-index',
        },
        { key: 'fev1', label: 'FEV1（舒张后）', type: 'decimal', unit: 'L', min: 0.1, max: 8, precision: 2, concept: 'fev1' },
        { key: 'fvc', label: 'FVC（舒张后）', type: 'decimal', unit: 'L', min: 0.2, max: 10, precision: 2, concept: 'fvc' },
        {
          key: 'fev1Fvc', label: 'FEV1/FVC（舒张后）', type: 'computed', unit: '%', computed: 'fev1 / fvc * 100', precision: 1,
          normal: [{ low: 70, note: '<70 为持续气流受限' }], concept: 'fev1-fvc-ratio',
        },
        { key: 'fev1Predicted', label: 'FEV1占预计值', type: 'decimal', unit: '%', min: 5, max: 150, precision: 1, concept: 'fev1-predicted' },
        {
          key: 'goldGrade', label: '气流受限 GOLD 分级', type: 'computed',
          computed: 'lookup(fev1 / fvc * 100 < 70 ? 1 : 0, {1: goldGrade(fev1Predicted)})', dictionary: 'gold-airflow-grade',
        },
        { key: 'mmrc', label: 'mMRC 分级', type: 'single', dictionary: 'mmrc-grade', concept: 'mmrc-grade' },
        { key: 'catScore', label: 'CAT 评分', type: 'integer', min: 0, max: 40, concept: 'cat-score' },
        {
          key: 'goldGroup', label: 'GOLD 综合评估分组', type: 'computed',
          computed: 'goldGroup(exacerbationsLastYear, hospitalizationsLastYear, mmrc, catScore)', dictionary: 'gold-group',
        },
        {
          key: 'spo2', label: '血氧饱和度', type: 'integer', unit: '%', min: 40, max: 100, normal: [{ low: 95, high: 100 }],
          concept: 'oxygen-saturation',
        },
      ],
    },
    {
      id: 'treatment', title: '治疗',
      fields: [
        {
          key: 'medications', label: '吸入及其他用药', type: 'table', minRows: 0, maxRows: 10,
          columns: [
            { key: 'drugName', label: '药物名称', type: 'text', required: true, maxLength: 100 },
            { key: 'timesPerDay', label: '每日次数', type: 'decimal', unit: '次/日', required: true, min: 0.1, max: 24, precision: 1 },
            { key: 'dosePerTime', label: '每次剂量', type: 'decimal', required: true, min: 0, max: 10000, precision: 3 },
            { key: 'doseUnit', label: '剂量单位', type: 'single', dictionary: 'dose-unit', default: 'mg' },
          ],
          note: '纸质表为药物名称1、2、3与其他药物四行，电子表以行录入',
        },
        { key: 'homeOxygen', label: '家庭氧疗', type: 'boolean' },
        { key: 'nonInvasiveVentilation', label: '家庭无创呼吸机', type: 'boolean' },
      ],
    },
    {
      id: 'termination', title: '终止管理',
      fields: [
        { key: 'terminated', label: '是否终止管理', type: 'boolean', default: false },
        {
          key: 'terminationDate', label: '终止管理日期', type: 'date', required: true, max: 'today', visibleWhen: { field: 'terminated', in: [true] },
        },
        {
          key: 'terminationReason', label: '终止管理原因', type: 'single', required: true, dictionary: 'management-end-reason', otherCode: '9',
          otherKey: 'terminationReasonOther', visibleWhen: { field: 'terminated', in: [true] },
        },
        { key: 'terminationReasonOther', label: '其他终止原因', type: 'text', maxLength: 100, visibleWhen: { field: 'terminationReason', in: ['9'] } },
      ],
    },
    {
      id: 'sign', title: '建卡信息',
      fields: [
        { key: 'responsibleDoctor', label: '责任医生', type: 'user', required: true, proposed: 'user.id' },
        { key: 'managingInstitution', label: '管理机构', type: 'institution', required: true, proposed: 'user.institutionCode' },
        { key: 'cardDate', label: '建卡日期', type: 'date', required: true, max: 'today', proposed: 'today', note: '不晚于当日，不早于确诊日期' },
        { key: 'cardDoctor', label: '建卡医生', type: 'user', required: true, proposed: 'user.id' },
        { key: 'cardInstitution', label: '建卡机构', type: 'institution', required: true, proposed: 'user.institutionCode' },
        { key: 'nextFollowUpDate', label: '首次随访计划日期', type: 'date', note: '建卡后按规范安排' },
      ],
    },
  ],
  checks: [
    {
      id: 'confirmed-date-before-card-date', when: 'confirmedDate > cardDate', severity: 'error', message: '确诊日期不能晚于建卡日期，请核对。',
      fields: ['cardDate', 'confirmedDate'],
    },
    {
      id: 'next-follow-up-date', when: 'nextFollowUpDate <= cardDate', severity: 'error', message: '首次随访计划日期应晚于建卡日期。',
      fields: ['nextFollowUpDate'],
    },
    {
      id: 'termination-before-card', when: 'terminationDate < cardDate', severity: 'error', message: '终止管理日期不能早于建卡日期。',
      fields: ['terminationDate', 'cardDate'],
    },
    {
      id: 'body-mass-index', when: 'bmi < 12 || bmi > 50', severity: 'warning',
      message: '按身高、体重算出的体质指数很不寻常，请核对身高（厘米）和体重（公斤）。', fields: ['weight', 'height'],
    },
    { id: 'fev1-above-fvc', when: 'fev1 > fvc', severity: 'error', message: 'FEV1 不能大于 FVC，请对照肺功能报告核对。', fields: ['fev1', 'fvc'] },
    {
      id: 'under-35', when: 'fullYears(resident.birthDate, cardDate) < 35', severity: 'warning',
      message: '建卡日不满 35 岁，请核对是否属于管理对象。', fields: ['cardDate'],
    },
    {
      id: 'no-airflow-limitation', when: 'fev1 / fvc * 100 >= 70', severity: 'warning',
      message: '吸入支气管舒张剂后 FEV1/FVC ≥70%，与慢阻肺诊断不符，请核对。', fields: ['fev1', 'fvc'],
    },
  ],
};
