import type { FormDefinition } from '../forms/index.ts';

/** 监测项目范围. */
export const monitoringItem: FormDefinition = {
  id: 'monitoring-item',
  version: 1,
  title: '监测项目范围',
  module: 'back-office',
  routes: ['upms/jcxm'],
  subject: 'none',
  occurs: 'many',
  source: '产品定义；参考区间出处见note，须由机构检验科核定',
  verified: ['recall'],
  sections: [
    {
      id: 'item', title: '项目',
      fields: [
        { key: 'code', label: '项目编码', type: 'text', required: true, maxLength: 30 },
        { key: 'name', label: '项目名称', type: 'text', required: true, maxLength: 50 },
        { key: 'enName', label: '英文缩写', type: 'text', maxLength: 20 },
        {
          key: 'category', label: '项目分类', type: 'single', required: true,
          options: [
            { code: '1', label: '一般体格' }, { code: '2', label: '血压' }, { code: '3', label: '血糖' }, { code: '4', label: '血脂' },
            { code: '5', label: '肝功能' }, { code: '6', label: '肾功能' }, { code: '7', label: '血常规' }, { code: '8', label: '尿常规' },
            { code: '9', label: '心电图' }, { code: '10', label: 'B超' }, { code: '11', label: '核酸' }, { code: '12', label: '其他' },
          ],
        },
        { key: 'unit', label: '单位', type: 'text', maxLength: 20 },
        {
          key: 'valueType', label: '结果类型', type: 'single', required: true,
          options: [{ code: '1', label: '数值' }, { code: '2', label: '定性' }, { code: '3', label: '文本' }],
        },
        { key: 'inputMin', label: '录入下限', type: 'decimal' },
        { key: 'inputMax', label: '录入上限', type: 'decimal' },
        { key: 'precision', label: '小数位', type: 'integer', min: 0, max: 4 },
        {
          key: 'ranges', label: '参考区间', type: 'table', minRows: 1,
          columns: [
            {
              key: 'sex', label: '性别', type: 'single',
              options: [{ code: 'all', label: '不限' }, { code: '1', label: '男' }, { code: '2', label: '女' }],
            },
            { key: 'ageMin', label: '年龄下限', type: 'integer', unit: '岁' },
            { key: 'ageMax', label: '年龄上限', type: 'integer', unit: '岁' },
            { key: 'low', label: '下限', type: 'decimal' },
            { key: 'high', label: '上限', type: 'decimal' },
            { key: 'text', label: '定性参考', type: 'text' },
          ],
        },
        { key: 'criticalLow', label: '危急值下限', type: 'decimal' },
        { key: 'criticalHigh', label: '危急值上限', type: 'decimal' },
        { key: 'deviceCode', label: '仪器通道码', type: 'text' },
        { key: 'platformCode', label: '上传平台字段码', type: 'text' },
        { key: 'required', label: '体检必查', type: 'boolean' },
        {
          key: 'crowd', label: '必查人群', type: 'multi',
          options: [
            { code: '03', label: '65岁及以上老年人' }, { code: '04', label: '高血压患者' }, { code: '05', label: '2型糖尿病患者' },
            { code: '06', label: '严重精神障碍患者' }, { code: '07', label: '肺结核患者' }, { code: '01', label: '孕产妇' },
            { code: '02', label: '0~6岁儿童' }, { code: '08', label: '残疾人' }, { code: '13', label: '脱贫人口' }, { code: '10', label: '一般人群' },
          ],
        },
        { key: 'sort', label: '排序', type: 'integer' },
        { key: 'state', label: '状态', type: 'single', options: [{ code: '1', label: '启用' }, { code: '0', label: '停用' }], default: '1' },
        { key: 'note', label: '出处', type: 'text' },
      ],
    },
  ],
  derivations: [{ key: 'limits', rule: 'referenceRows', inputs: ['ranges'] }],
  checks: [
    {
      id: 'input-min-before-input-max', when: 'inputMin > inputMax', severity: 'error', message: '录入下限不能大于录入上限，请核对。',
      fields: ['inputMax', 'inputMin'],
    },
    {
      id: 'critical', when: 'criticalLow > criticalHigh', severity: 'error', message: '危急值下限不能大于上限。',
      fields: ['criticalLow', 'criticalHigh'],
    },
    { id: 'range-order', when: 'limits.reversed == true', severity: 'error', message: '参考下限不得大于上限。', fields: ['ranges'] },
    { id: 'range-overlap', when: 'limits.overlapping == true', severity: 'error', message: '同一性别的年龄段不能重叠。', fields: ['ranges'] },
  ],
};
