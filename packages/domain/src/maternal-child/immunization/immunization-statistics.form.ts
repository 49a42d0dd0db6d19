import type { FormDefinition } from '../../forms/index.ts';

/** 计划免疫统计. */
export const immunizationStatistics: FormDefinition = {
  id: 'immunization-statistics',
  version: 1,
  title: '计划免疫统计',
  module: 'child',
  routes: ['jhmytj'],
  subject: 'institution',
  occurs: 'many',
  source: '预防接种服务规范（第三版，2017）；预防接种工作规范（2023年版）；WS 375.12 疾病控制基本数据集 预防接种',
  verified: ['recall'],
  sections: [
    {
      id: 'filter', title: '查询条件',
      fields: [
        {
          key: 'statType', label: '统计类型', type: 'single', required: true,
          options: [
            { code: '1', label: '常规接种率报表（月报）' }, { code: '2', label: '及时率' }, { code: '3', label: '出生队列全程接种率' },
            { code: '4', label: '建卡建证' }, { code: '5', label: '未种儿童名单' }, { code: '6', label: 'AEFI' },
            { code: '7', label: '疫苗使用与损耗' },
          ],
        },
        { key: 'dateFrom', label: '起始日期', type: 'date', required: true },
        { key: 'dateTo', label: '截止日期', type: 'date', required: true },
        { key: 'birthFrom', label: '出生日期起', type: 'date' },
        { key: 'birthTo', label: '出生日期止', type: 'date' },
        { key: 'institution', label: '接种单位', type: 'institution' },
        { key: 'region', label: '行政区划', type: 'region' },
        { key: 'vaccine', label: '疫苗', type: 'multi', dictionary: 'vaccine-code' },
        { key: 'doseNumber', label: '剂次', type: 'integer', min: 1, max: 6 },
        {
          key: 'residenceClass', label: '户籍', type: 'single',
          options: [{ code: '1', label: '本地' }, { code: '2', label: '流动' }, { code: '3', label: '全部' }], default: '3',
        },
      ],
    },
    {
      id: 'routine', title: '接种率报表',
      fields: [
        {
          key: 'routine', label: '接种率', type: 'table',
          columns: [
            { key: 'institution', label: '单位', type: 'text' },
            { key: 'vaccine', label: '疫苗', type: 'single', dictionary: 'vaccine-code' },
            { key: 'doseNumber', label: '剂次', type: 'integer' },
            { key: 'due', label: '应种数', type: 'integer', unit: '人', min: 0 },
            { key: 'given', label: '实种数', type: 'integer', unit: '人', min: 0 },
            { key: 'rate', label: '接种率', type: 'computed', unit: '%', computed: 'given / due * 100', precision: 1 },
            { key: 'timely', label: '及时接种数', type: 'integer', unit: '人', min: 0 },
            { key: 'timelyRate', label: '及时率', type: 'computed', unit: '%', computed: 'timely / due * 100', precision: 1 },
            { key: 'makeUp', label: '补种数', type: 'integer', unit: '人', min: 0 },
          ],
        },
      ],
    },
    {
      id: 'cohort', title: '出生队列',
      fields: [
        {
          key: 'cohort', label: '全程接种率', type: 'table',
          columns: [
            { key: 'birthYear', label: '出生年份', type: 'integer' },
            { key: 'children', label: '儿童数', type: 'integer', unit: '人' },
            { key: 'bcg', label: '卡介苗', type: 'integer' },
            { key: 'hepB', label: '乙肝3剂', type: 'integer' },
            { key: 'polio', label: '脊灰3剂', type: 'integer' },
            { key: 'dtap', label: '百白破3剂', type: 'integer' },
            { key: 'mcv', label: '含麻疹成分1剂', type: 'integer' },
            { key: 'fiveVaccine', label: '五苗全程', type: 'integer' },
            { key: 'fiveVaccineRate', label: '五苗全程接种率', type: 'computed', unit: '%', computed: 'fiveVaccine / children * 100', precision: 1 },
            { key: 'je', label: '乙脑', type: 'integer' },
            { key: 'menA', label: '流脑A群2剂', type: 'integer' },
            { key: 'hepA', label: '甲肝', type: 'integer' },
            { key: 'eightVaccine', label: '八苗全程', type: 'integer' },
            { key: 'eightVaccineRate', label: '八苗全程接种率', type: 'computed', unit: '%', computed: 'eightVaccine / children * 100', precision: 1 },
          ],
        },
      ],
    },
    {
      id: 'card', title: '建卡建证',
      fields: [
        {
          key: 'card', label: '建卡建证率', type: 'table',
          columns: [
            { key: 'institution', label: '单位', type: 'text' },
            { key: 'target', label: '应建人数', type: 'integer', unit: '人' },
            { key: 'cards', label: '已建卡人数', type: 'integer', unit: '人' },
            { key: 'certificates', label: '已建证人数', type: 'integer', unit: '人' },
            { key: 'cardRate', label: '建卡率', type: 'computed', unit: '%', computed: 'cards / target * 100', precision: 1 },
            { key: 'certificateRate', label: '建证率', type: 'computed', unit: '%', computed: 'certificates / target * 100', precision: 1 },
          ],
        },
      ],
    },
    {
      id: 'missing', title: '未种名单',
      fields: [
        {
          key: 'missing', label: '未种儿童', type: 'table',
          columns: [
            { key: 'name', label: '姓名', type: 'text', sensitive: 'person-name' },
            { key: 'sex', label: '性别', type: 'single', dictionary: 'sex' },
            { key: 'birthDate', label: '出生日期', type: 'date', sensitive: 'birth-date' },
            { key: 'guardianPhone', label: '联系电话', type: 'text', sensitive: 'phone' },
            { key: 'vaccine', label: '疫苗', type: 'single', dictionary: 'vaccine-code' },
            { key: 'doseNumber', label: '剂次', type: 'integer' },
            { key: 'earliest', label: '最早日期', type: 'date' },
            { key: 'overdueDays', label: '逾期天数', type: 'integer', unit: '天' },
            {
              key: 'reason', label: '未种原因', type: 'single',
              options: [
                { code: '1', label: '未通知到' }, { code: '2', label: '外出' }, { code: '3', label: '患病暂缓' }, { code: '4', label: '禁忌' },
                { code: '5', label: '拒绝' }, { code: '6', label: '异地已种未录' }, { code: '9', label: '其他' },
              ],
            },
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
    {
      id: 'birth-from-before-birth-to', when: 'birthFrom > birthTo', severity: 'error', message: '出生日期起不能晚于出生日期止，请核对。',
      fields: ['birthTo', 'birthFrom'],
    },
  ],
};
