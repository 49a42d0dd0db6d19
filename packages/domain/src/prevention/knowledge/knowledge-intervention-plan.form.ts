import type { FormDefinition } from '../../forms/index.ts';

/** 干预方案. */
export const knowledgeInterventionPlan: FormDefinition = {
  id: 'knowledge-intervention-plan',
  version: 1,
  title: '干预方案',
  module: 'prevention',
  routes: ['yfrh/zsk/gyfa'],
  subject: 'none',
  occurs: 'many',
  source: '产品定义；知识条目由机构维护',
  verified: ['recall'],
  sections: [
    {
      id: 'plan', title: '方案',
      fields: [
        { key: 'name', label: '方案名称', type: 'text', required: true, maxLength: 50 },
        {
          key: 'disease', label: '适用疾病', type: 'single', required: true,
          options: [
            { code: '1', label: '高血压' }, { code: '2', label: '糖尿病' }, { code: '3', label: '血脂异常' }, { code: '4', label: '肥胖' },
            { code: '5', label: '代谢综合征' }, { code: '6', label: '高尿酸' }, { code: '7', label: '老年综合' },
          ],
        },
        { key: 'level', label: '适用风险等级', type: 'multi', dictionary: 'cardiovascular-risk-level' },
        { key: 'cycle', label: '方案周期', type: 'integer', unit: '周', required: true, min: 1, max: 104 },
        {
          key: 'goals', label: '目标', type: 'table', minRows: 1,
          columns: [
            { key: 'item', label: '指标', type: 'text', required: true },
            { key: 'from', label: '基线', type: 'text' },
            { key: 'target', label: '目标值', type: 'text', required: true },
            { key: 'unit', label: '单位', type: 'text' },
          ],
        },
        {
          key: 'steps', label: '干预步骤', type: 'table', required: true, minRows: 1,
          columns: [
            { key: 'week', label: '第几周', type: 'integer' },
            {
              key: 'kind', label: '干预类型', type: 'single',
              options: [
                { code: '1', label: '膳食' }, { code: '2', label: '运动' }, { code: '3', label: '用药' }, { code: '4', label: '心理' },
                { code: '5', label: '戒烟限酒' }, { code: '6', label: '监测' }, { code: '7', label: '中医' }, { code: '8', label: '宣教' },
              ],
            },
            { key: 'content', label: '内容', type: 'longText', required: true },
            { key: 'frequency', label: '频次', type: 'text' },
            {
              key: 'executor', label: '执行人', type: 'single',
              options: [
                { code: '1', label: '责任医生' }, { code: '2', label: '护士' }, { code: '3', label: '村医' }, { code: '4', label: '居民本人' },
              ],
            },
          ],
        },
        { key: 'evaluate', label: '效果评价方法', type: 'longText' },
        { key: 'state', label: '状态', type: 'single', options: [{ code: '1', label: '启用' }, { code: '0', label: '停用' }], default: '1' },
      ],
    },
  ],
};
