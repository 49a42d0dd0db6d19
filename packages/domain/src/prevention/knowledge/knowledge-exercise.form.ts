import type { FormDefinition } from '../../forms/index.ts';

/** 运动知识. */
export const knowledgeExercise: FormDefinition = {
  id: 'knowledge-exercise',
  version: 1,
  title: '运动知识',
  module: 'prevention',
  routes: ['yfrh/zsk/yd'],
  subject: 'none',
  occurs: 'many',
  source: '产品定义；知识条目由机构维护',
  verified: ['recall'],
  sections: [
    {
      id: 'exercise', title: '运动',
      fields: [
        { key: 'name', label: '运动名称', type: 'text', required: true, maxLength: 50 },
        {
          key: 'kind', label: '运动类型', type: 'single', required: true,
          options: [
            { code: '1', label: '有氧' }, { code: '2', label: '抗阻' }, { code: '3', label: '柔韧' }, { code: '4', label: '平衡' },
            { code: '5', label: '传统功法' },
          ],
        },
        {
          key: 'intensity', label: '强度', type: 'single', required: true,
          options: [{ code: '1', label: '低' }, { code: '2', label: '中' }, { code: '3', label: '高' }],
        },
        { key: 'met', label: '代谢当量', type: 'decimal', unit: 'MET', min: 0.9, max: 20, precision: 1 },
        { key: 'minutes', label: '建议时长', type: 'integer', unit: '分钟/次', min: 1, max: 240 },
        { key: 'frequency', label: '建议频次', type: 'integer', unit: '次/周', min: 1, max: 14 },
        { key: 'heartRateLow', label: '目标心率下限', type: 'integer', unit: '%最大心率', min: 30, max: 100 },
        { key: 'heartRateHigh', label: '目标心率上限', type: 'integer', unit: '%最大心率', min: 30, max: 100 },
        {
          key: 'disease', label: '适用人群', type: 'multi',
          options: [
            { code: '1', label: '高血压' }, { code: '2', label: '糖尿病' }, { code: '3', label: '血脂异常' }, { code: '4', label: '肥胖' },
            { code: '5', label: '老年人' }, { code: '6', label: '孕产妇' }, { code: '7', label: '儿童' },
          ],
        },
        { key: 'contraindication', label: '禁忌与停止指征', type: 'longText', note: '如血压≥180/110mmHg、血糖≥16.7mmol/L或≤3.9mmol/L时不宜运动' },
        { key: 'steps', label: '动作要点', type: 'longText' },
        { key: 'video', label: '教学视频', type: 'text' },
        { key: 'image', label: '图片', type: 'image' },
        { key: 'state', label: '状态', type: 'single', options: [{ code: '1', label: '启用' }, { code: '0', label: '停用' }], default: '1' },
      ],
    },
  ],
  checks: [
    {
      id: 'heart-rate-low-before-heart-rate-high', when: 'heartRateLow > heartRateHigh', severity: 'error',
      message: '目标心率下限不能大于目标心率上限，请核对。', fields: ['heartRateHigh', 'heartRateLow'],
    },
    { id: 'met', when: 'met < 1', severity: 'error', message: '代谢当量不能小于 1。', fields: ['met'] },
  ],
};
