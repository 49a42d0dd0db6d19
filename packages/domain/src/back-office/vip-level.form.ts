import type { FormDefinition } from '../forms/index.ts';

/** 会员等级. */
export const vipLevel: FormDefinition = {
  id: 'vip-level',
  version: 1,
  title: '会员等级',
  module: 'back-office',
  routes: ['/vipLevel/add', '/vipLevel/edit/:id'],
  subject: 'none',
  occurs: 'many',
  source: '模板遗留页面（规格书注明来自模板），字段为通用占位',
  verified: ['recall'],
  sections: [
    {
      id: 'base', title: '等级',
      fields: [
        { key: 'name', label: '等级名称', type: 'text', required: true, maxLength: 20 },
        { key: 'level', label: '等级序号', type: 'integer', required: true, min: 1, max: 99 },
        { key: 'icon', label: '等级图标', type: 'image' },
        { key: 'minPoints', label: '所需成长值', type: 'integer', required: true, min: 0 },
        { key: 'discount', label: '折扣', type: 'decimal', unit: '%', min: 0, max: 100, default: 100 },
        { key: 'pointsRate', label: '积分倍率', type: 'decimal', min: 0.1, max: 10, default: 1 },
        { key: 'benefits', label: '权益说明', type: 'longText', maxLength: 500 },
        {
          key: 'state', label: '状态', type: 'single', required: true, options: [{ code: '0', label: '有效' }, { code: '1', label: '无效' }],
          default: '0',
        },
        { key: 'sort', label: '排序', type: 'integer', default: 0 },
      ],
    },
  ],
};
