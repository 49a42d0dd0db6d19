import type { FormDefinition } from '../forms/index.ts';

/** 0～6岁儿童健康管理汇总表. */
export const childSummary: FormDefinition = {
  id: 'child-summary',
  version: 1,
  title: '0～6岁儿童健康管理汇总表',
  module: 'statistics',
  routes: ['hzb'],
  subject: 'institution',
  occurs: 'many',
  source: '国家基本公共卫生服务规范（第三版，2017） 0～6岁儿童健康管理服务规范 工作指标；妇幼卫生年报（7岁以下儿童保健和健康情况年报表，卫健统42）',
  verified: ['peer-schema', 'recall'],
  sections: [
    {
      id: 'filter', title: '查询条件',
      fields: [
        { key: 'dateFrom', label: '起始日期', type: 'date', required: true },
        { key: 'dateTo', label: '截止日期', type: 'date', required: true },
        { key: 'region', label: '行政区划', type: 'region' },
        { key: 'institution', label: '管辖机构', type: 'institution' },
        {
          key: 'groupBy', label: '汇总维度', type: 'single', required: true,
          options: [{ code: '1', label: '机构' }, { code: '2', label: '村（居）' }, { code: '3', label: '责任医生' }, { code: '4', label: '月份' }],
          default: '1',
        },
        {
          key: 'residence', label: '户籍', type: 'single',
          options: [{ code: '1', label: '户籍' }, { code: '2', label: '非户籍' }, { code: '3', label: '全部' }], default: '3',
        },
      ],
    },
    {
      id: 'population', title: '人口与活产',
      fields: [
        {
          key: 'population', label: '人口数', type: 'table',
          columns: [
            { key: 'unit', label: '单位', type: 'text' },
            { key: 'liveBirths', label: '活产数', type: 'integer', unit: '人' },
            { key: 'childrenUnder7', label: '7岁以下儿童数', type: 'integer', unit: '人' },
            { key: 'childrenUnder5', label: '5岁以下儿童数', type: 'integer', unit: '人' },
            { key: 'childrenUnder3', label: '3岁以下儿童数', type: 'integer', unit: '人' },
            { key: 'children0to6', label: '应管理0～6岁儿童数', type: 'integer', unit: '人' },
            { key: 'infants', label: '1岁以下儿童数', type: 'integer', unit: '人' },
          ],
        },
      ],
    },
    {
      id: 'management', title: '健康管理',
      fields: [
        {
          key: 'management', label: '健康管理', type: 'table',
          columns: [
            { key: 'unit', label: '单位', type: 'text' },
            { key: 'liveBirths', label: '活产数', type: 'integer', unit: '人', min: 0 },
            { key: 'children0to6', label: '应管理0～6岁儿童数', type: 'integer', unit: '人', min: 0 },
            { key: 'childrenUnder3', label: '3岁以下儿童数', type: 'integer', unit: '人', min: 0 },
            { key: 'recorded', label: '建册数', type: 'integer', unit: '人' },
            { key: 'newbornVisited', label: '接受1次及以上访视新生儿数', type: 'integer', unit: '人' },
            {
              key: 'newbornVisitRate', label: '新生儿访视率', type: 'computed', unit: '%', computed: 'newbornVisited / liveBirths * 100',
              precision: 1,
            },
            { key: 'managed', label: '接受1次及以上随访0～6岁儿童数', type: 'integer', unit: '人' },
            { key: 'managementRate', label: '儿童健康管理率', type: 'computed', unit: '%', computed: 'managed / children0to6 * 100', precision: 1 },
            { key: 'systematicUnder3', label: '3岁以下系统管理数', type: 'integer', unit: '人' },
            {
              key: 'systematicRate', label: '3岁以下儿童系统管理率', type: 'computed', unit: '%', computed: 'systematicUnder3 / childrenUnder3 * 100',
              precision: 1,
            },
            { key: 'systematic0to6', label: '按频次完成0～6岁儿童数', type: 'integer', unit: '人' },
            {
              key: 'systematic0to6Rate', label: '0～6岁儿童系统管理率', type: 'computed', unit: '%', computed: 'systematic0to6 / children0to6 * 100',
              precision: 1,
            },
            { key: 'visionChecked', label: '眼保健和视力检查覆盖数', type: 'integer', unit: '人' },
            {
              key: 'visionRate', label: '眼保健和视力检查覆盖率', type: 'computed', unit: '%', computed: 'visionChecked / children0to6 * 100',
              precision: 1,
            },
            { key: 'children0to36months', label: '0～36个月应管理儿童数', type: 'integer', unit: '人' },
            { key: 'tcmManaged', label: '0～36个月中医药健康管理数', type: 'integer', unit: '人' },
            {
              key: 'tcmRate', label: '0～36个月儿童中医药健康管理率', type: 'computed', unit: '%', computed: 'tcmManaged / children0to36months * 100',
              precision: 1,
            },
          ],
        },
      ],
    },
    {
      id: 'stages', title: '各阶段检查',
      fields: [
        {
          key: 'stages', label: '各阶段完成', type: 'table',
          columns: [
            {
              key: 'stage', label: '阶段', type: 'single',
              options: [
                { code: '0', label: '新生儿访视' }, { code: '1', label: '满月' }, { code: '3', label: '3月龄' }, { code: '6', label: '6月龄' },
                { code: '8', label: '8月龄' }, { code: '12', label: '12月龄' }, { code: '18', label: '18月龄' }, { code: '24', label: '24月龄' },
                { code: '30', label: '30月龄' }, { code: '36', label: '3岁' }, { code: '48', label: '4岁' }, { code: '60', label: '5岁' },
                { code: '72', label: '6岁' },
              ],
            },
            { key: 'due', label: '应查', type: 'integer', unit: '人' },
            { key: 'done', label: '实查', type: 'integer', unit: '人' },
            { key: 'onTime', label: '按期', type: 'integer', unit: '人' },
            { key: 'doneRate', label: '完成率', type: 'computed', unit: '%', computed: 'done / due * 100', precision: 1 },
            { key: 'lost', label: '失访', type: 'integer', unit: '人' },
          ],
        },
      ],
    },
    {
      id: 'health', title: '健康情况',
      fields: [
        {
          key: 'health', label: '健康情况', type: 'table',
          columns: [
            { key: 'unit', label: '单位', type: 'text' },
            { key: 'measuredUnder5', label: '5岁以下身高（体重）检查数', type: 'integer', unit: '人' },
            { key: 'underweight', label: '低体重数', type: 'integer', unit: '人' },
            {
              key: 'underweightRate', label: '低体重患病率', type: 'computed', unit: '%', computed: 'underweight / measuredUnder5 * 100',
              precision: 2,
            },
            { key: 'stunting', label: '生长迟缓数', type: 'integer', unit: '人' },
            { key: 'stuntingRate', label: '生长迟缓率', type: 'computed', unit: '%', computed: 'stunting / measuredUnder5 * 100', precision: 2 },
            { key: 'wasting', label: '消瘦数', type: 'integer', unit: '人' },
            { key: 'overweight', label: '超重数', type: 'integer', unit: '人' },
            { key: 'obesity', label: '肥胖数', type: 'integer', unit: '人' },
            { key: 'hbTested', label: '血红蛋白检查数', type: 'integer', unit: '人' },
            { key: 'anaemia', label: '贫血数', type: 'integer', unit: '人' },
            { key: 'moderateSevereAnaemia', label: '中重度贫血数', type: 'integer', unit: '人' },
            { key: 'anaemiaRate', label: '贫血患病率', type: 'computed', unit: '%', computed: 'anaemia / hbTested * 100', precision: 2 },
            { key: 'breastfeedingSurveyed', label: '母乳喂养调查数（<6月）', type: 'integer', unit: '人' },
            { key: 'exclusiveBreastfed', label: '纯母乳喂养数', type: 'integer', unit: '人' },
            {
              key: 'exclusiveRate', label: '纯母乳喂养率', type: 'computed', unit: '%', computed: 'exclusiveBreastfed / breastfeedingSurveyed * 100',
              precision: 1,
            },
            { key: 'rickets', label: '可疑佝偻病体征数', type: 'integer', unit: '人' },
            { key: 'caries', label: '龋齿人数', type: 'integer', unit: '人' },
            { key: 'developmentDeviation', label: '发育偏异可能数', type: 'integer', unit: '人' },
            { key: 'referrals', label: '转诊数', type: 'integer', unit: '人' },
            { key: 'frailManaged', label: '体弱儿在管数', type: 'integer', unit: '人' },
          ],
        },
      ],
    },
    {
      id: 'deaths', title: '死亡与缺陷',
      fields: [
        {
          key: 'deaths', label: '死亡', type: 'table',
          columns: [
            { key: 'unit', label: '单位', type: 'text' },
            { key: 'liveBirths', label: '活产数', type: 'integer', unit: '人', min: 0 },
            { key: 'earlyNeonatal', label: '早期新生儿死亡', type: 'integer', unit: '人' },
            { key: 'neonatal', label: '新生儿死亡', type: 'integer', unit: '人' },
            { key: 'infant', label: '婴儿死亡', type: 'integer', unit: '人' },
            { key: 'underFive', label: '5岁以下死亡', type: 'integer', unit: '人' },
            { key: 'neonatalRate', label: '新生儿死亡率', type: 'computed', unit: '‰', computed: 'neonatal / liveBirths * 1000', precision: 2 },
            { key: 'infantRate', label: '婴儿死亡率', type: 'computed', unit: '‰', computed: 'infant / liveBirths * 1000', precision: 2 },
            { key: 'underFiveRate', label: '5岁以下儿童死亡率', type: 'computed', unit: '‰', computed: 'underFive / liveBirths * 1000', precision: 2 },
            { key: 'birthDefects', label: '出生缺陷例数', type: 'integer', unit: '例' },
          ],
        },
      ],
    },
  ],
  checks: [
    {
      id: 'date-from-before-date-to', when: 'dateFrom > dateTo', severity: 'error', message: '起始日期不能晚于截止日期，请核对。',
      fields: ['dateTo', 'dateFrom'],
    },
  ],
};
