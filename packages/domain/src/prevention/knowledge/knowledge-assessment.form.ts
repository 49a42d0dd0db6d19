import type { FormDefinition } from '../../forms/index.ts';

/** 健康评估知识. */
export const knowledgeAssessment: FormDefinition = {
  id: 'knowledge-assessment',
  version: 1,
  title: '健康评估知识',
  module: 'prevention',
  routes: ['yfrh/zsk/jkpg'],
  subject: 'none',
  occurs: 'many',
  source: '产品定义；知识条目由机构维护',
  verified: ['recall'],
  sections: [
    {
      id: 'rule', title: '评估规则',
      fields: [
        { key: 'name', label: '评估名称', type: 'text', required: true, maxLength: 50 },
        {
          key: 'target', label: '评估对象', type: 'single', required: true,
          options: [
            { code: '1', label: '高血压' }, { code: '2', label: '糖尿病' }, { code: '3', label: '血脂异常' }, { code: '4', label: '肥胖' },
            { code: '5', label: '代谢综合征' }, { code: '6', label: '心血管病风险' }, { code: '7', label: '脑卒中风险' },
            { code: '8', label: '自理能力' }, { code: '9', label: '自我健康' },
          ],
        },
        {
          key: 'questions', label: '评估条目', type: 'table', required: true, minRows: 1,
          columns: [
            { key: 'seq', label: '序号', type: 'integer' },
            { key: 'question', label: '条目', type: 'text', required: true },
            {
              key: 'source', label: '取数来源', type: 'single',
              options: [
                { code: '1', label: '人工填写' }, { code: '2', label: '体检表' }, { code: '3', label: '随访表' }, { code: '4', label: '设备数据' },
                { code: '5', label: '档案' },
              ],
            },
            { key: 'condition', label: '判定条件', type: 'text' },
            { key: 'score', label: '分值', type: 'decimal', precision: 1 },
          ],
        },
        {
          key: 'levels', label: '分级', type: 'table', required: true, minRows: 1, maxRows: 10,
          columns: [
            { key: 'level', label: '等级', type: 'text', required: true },
            { key: 'low', label: '下限', type: 'decimal' },
            { key: 'high', label: '上限', type: 'decimal' },
            { key: 'color', label: '颜色', type: 'text' },
            { key: 'advice', label: '建议', type: 'longText' },
            { key: 'nextDays', label: '复评间隔', type: 'integer', unit: '天' },
          ],
        },
        { key: 'version', label: '版本号', type: 'text', required: true },
        { key: 'state', label: '状态', type: 'single', options: [{ code: '1', label: '启用' }, { code: '0', label: '停用' }], default: '1' },
      ],
    },
  ],
  derivations: [{ key: 'grading', rule: 'gradingRows', inputs: ['levels'] }],
  checks: [
    { id: 'levels', when: 'grading.broken == true', severity: 'error', message: '分级区间应首尾相接、互不重叠，且下限小于上限。', fields: ['levels'] },
  ],
};
