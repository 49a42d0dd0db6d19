import type { FormDefinition } from '../forms/index.ts';

/** 0～6岁儿童健康管理花名册. */
export const childRoster: FormDefinition = {
  id: 'child-roster',
  version: 1,
  title: '0～6岁儿童健康管理花名册',
  module: 'statistics',
  routes: ['hmc'],
  subject: 'institution',
  occurs: 'many',
  source: '国家基本公共卫生服务规范（第三版，2017） 0～6岁儿童健康管理服务规范',
  verified: ['peer-schema', 'recall'],
  sections: [
    {
      id: 'filter', title: '查询条件',
      fields: [
        { key: 'dateFrom', label: '起始日期', type: 'date' },
        { key: 'dateTo', label: '截止日期', type: 'date' },
        { key: 'region', label: '行政区划', type: 'region' },
        { key: 'institution', label: '管辖机构', type: 'institution' },
        { key: 'doctor', label: '责任医生', type: 'user' },
        { key: 'ageFromMonths', label: '月龄起', type: 'integer', unit: '月', min: 0, max: 84 },
        { key: 'ageToMonths', label: '月龄止', type: 'integer', unit: '月', min: 0, max: 84 },
        { key: 'sex', label: '性别', type: 'single', dictionary: 'sex' },
        {
          key: 'status', label: '管理状态', type: 'single',
          options: [{ code: '0', label: '在管' }, { code: '1', label: '结案' }, { code: '2', label: '注销' }, { code: '9', label: '全部' }],
          default: '0',
        },
        {
          key: 'scope', label: '名单类型', type: 'single', required: true,
          options: [
            { code: '1', label: '全部儿童' }, { code: '2', label: '应查未查' }, { code: '3', label: '已查' }, { code: '4', label: '逾期' },
            { code: '5', label: '高危儿与体弱儿' }, { code: '6', label: '异常需转诊' }, { code: '7', label: '未建档新生儿' },
          ],
          default: '1',
        },
        {
          key: 'stage', label: '检查阶段', type: 'single',
          options: [
            { code: '0', label: '新生儿访视' }, { code: '1', label: '满月' }, { code: '3', label: '3月龄' }, { code: '6', label: '6月龄' },
            { code: '8', label: '8月龄' }, { code: '12', label: '12月龄' }, { code: '18', label: '18月龄' }, { code: '24', label: '24月龄' },
            { code: '30', label: '30月龄' }, { code: '36', label: '3岁' }, { code: '48', label: '4岁' }, { code: '60', label: '5岁' },
            { code: '72', label: '6岁' },
          ],
        },
      ],
    },
    {
      id: 'list', title: '名册',
      fields: [
        {
          key: 'children', label: '儿童', type: 'table',
          columns: [
            { key: 'name', label: '姓名', type: 'text', sensitive: 'person-name' },
            { key: 'sex', label: '性别', type: 'single', dictionary: 'sex' },
            { key: 'birthDate', label: '出生日期', type: 'date', sensitive: 'birth-date' },
            { key: 'age', label: '月（年）龄', type: 'text' },
            { key: 'idNumber', label: '身份证号', type: 'text', sensitive: 'id-number' },
            { key: 'motherName', label: '母亲姓名', type: 'text', sensitive: 'person-name' },
            { key: 'guardianPhone', label: '联系电话', type: 'text', sensitive: 'phone' },
            { key: 'address', label: '现住址', type: 'text', sensitive: 'address' },
            { key: 'recordNumber', label: '保健册编号', type: 'text' },
            { key: 'institution', label: '管辖机构', type: 'text' },
            { key: 'doctor', label: '责任医生', type: 'text' },
            { key: 'highRisk', label: '高危/体弱', type: 'text' },
            { key: 'lastStage', label: '最近检查阶段', type: 'text' },
            { key: 'lastDate', label: '最近检查日期', type: 'date' },
            { key: 'weight', label: '体重', type: 'decimal', unit: 'kg' },
            { key: 'height', label: '身长/身高', type: 'decimal', unit: 'cm' },
            { key: 'nutrition', label: '营养评价', type: 'text' },
            { key: 'haemoglobin', label: '血红蛋白', type: 'decimal', unit: 'g/L' },
            { key: 'nextStage', label: '下次阶段', type: 'text' },
            { key: 'nextDate', label: '下次应查日期', type: 'date' },
            { key: 'overdueDays', label: '逾期天数', type: 'integer', unit: '天' },
            {
              key: 'planStatus', label: '计划状态', type: 'single',
              options: [
                { code: '0', label: '应访' }, { code: '1', label: '已访' }, { code: '2', label: '失访' }, { code: '3', label: '未访' },
                { code: '4', label: '过访' }, { code: '8', label: '结案' }, { code: '9', label: '注销' },
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
      id: 'age-from-months-before-age-to-months', when: 'ageFromMonths > ageToMonths', severity: 'error', message: '月龄起不能大于月龄止，请核对。',
      fields: ['ageToMonths', 'ageFromMonths'],
    },
  ],
};
