import type { FormDefinition } from '../forms/index.ts';

/** 智能提醒规则. */
export const reminderRule: FormDefinition = {
  id: 'reminder-rule',
  version: 1,
  title: '智能提醒规则',
  module: 'prevention',
  routes: ['yfrh/zntx'],
  subject: 'none',
  occurs: 'many',
  source: '产品定义；参照家庭医生签约与院内血糖管理通行做法',
  verified: ['recall'],
  sections: [
    {
      id: 'rule', title: '规则',
      fields: [
        { key: 'name', label: '规则名称', type: 'text', required: true, maxLength: 50 },
        {
          key: 'kind', label: '提醒类型', type: 'single', required: true,
          options: [
            { code: '1', label: '随访到期' }, { code: '2', label: '随访逾期' }, { code: '3', label: '体检到期' }, { code: '4', label: '血压异常' },
            { code: '5', label: '血糖异常' }, { code: '6', label: '危急值' }, { code: '7', label: '连续未测量' }, { code: '8', label: '续约到期' },
            { code: '9', label: '用药复诊' }, { code: '10', label: '产检到期' }, { code: '11', label: '儿童体检到期' },
            { code: '12', label: '预约提醒' }, { code: '13', label: '上传失败' }, { code: '14', label: '核酸复核' },
          ],
        },
        {
          key: 'crowd', label: '适用人群', type: 'multi',
          options: [
            { code: '03', label: '65岁及以上老年人' }, { code: '04', label: '高血压患者' }, { code: '05', label: '2型糖尿病患者' },
            { code: '06', label: '严重精神障碍患者' }, { code: '07', label: '肺结核患者' }, { code: '01', label: '孕产妇' },
            { code: '02', label: '0~6岁儿童' }, { code: '08', label: '残疾人' }, { code: '13', label: '脱贫人口' }, { code: '10', label: '一般人群' },
          ],
        },
        { key: 'metric', label: '指标', type: 'text' },
        {
          key: 'operator', label: '比较', type: 'single',
          options: [
            { code: 'ge', label: '≥' }, { code: 'le', label: '≤' }, { code: 'gt', label: '>' }, { code: 'lt', label: '<' },
            { code: 'between', label: '区间' }, { code: 'none', label: '无测量' },
          ],
        },
        { key: 'value1', label: '阈值一', type: 'decimal', required: "hasAny(operator, ['ge', 'le', 'gt', 'lt', 'between'])" },
        { key: 'value2', label: '阈值二', type: 'decimal', required: "operator == 'between'" },
        { key: 'advanceDays', label: '提前天数', type: 'integer', unit: '天', min: 0, max: 90 },
        { key: 'repeatDays', label: '重复间隔', type: 'integer', unit: '天', min: 0, max: 90 },
        {
          key: 'level', label: '紧急程度', type: 'single', required: true,
          options: [{ code: '1', label: '一般' }, { code: '2', label: '重要' }, { code: '3', label: '紧急' }],
        },
        {
          key: 'receivers', label: '接收人', type: 'multi', required: true,
          options: [
            { code: '1', label: '责任医生' }, { code: '2', label: '村医' }, { code: '3', label: '机构管理员' }, { code: '4', label: '居民本人' },
            { code: '5', label: '家属' }, { code: '6', label: '县级管理员' },
          ],
        },
        {
          key: 'channel', label: '方式', type: 'multi', required: true,
          options: [{ code: '1', label: '站内消息' }, { code: '2', label: '短信' }, { code: '3', label: '微信' }, { code: '4', label: '电话任务' }],
        },
        { key: 'template', label: '内容模板', type: 'longText', required: true, note: '可用{姓名}{指标}{数值}{时间}{机构}' },
        {
          key: 'state', label: '状态', type: 'single', required: true, options: [{ code: '1', label: '启用' }, { code: '0', label: '停用' }],
          default: '1',
        },
      ],
    },
  ],
  checks: [
    {
      id: 'thresholds', when: "operator == 'between' && value1 >= value2", severity: 'error', message: '区间比较时阈值一须小于阈值二。',
      fields: ['value1', 'value2'],
    },
  ],
};
