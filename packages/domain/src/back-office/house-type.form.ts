import type { FormDefinition } from '../forms/index.ts';

/** 房型管理. */
export const houseType: FormDefinition = {
  id: 'house-type',
  version: 1,
  title: '房型管理',
  module: 'back-office',
  routes: ['/houseType/add', '/houseType/edit/:id', '/houseType/trtc'],
  subject: 'none',
  occurs: 'many',
  source: '模板遗留页面（规格书注明来自模板），字段为通用占位',
  verified: ['recall'],
  sections: [
    {
      id: 'base', title: '房型',
      fields: [
        { key: 'hotel', label: '所属酒店', type: 'text', required: true },
        { key: 'name', label: '房型名称', type: 'text', required: true, maxLength: 30 },
        { key: 'area', label: '面积', type: 'decimal', unit: '㎡', min: 1, max: 1000 },
        {
          key: 'bed', label: '床型', type: 'single',
          options: [{ code: '1', label: '单人床' }, { code: '2', label: '双床' }, { code: '3', label: '大床' }, { code: '4', label: '榻榻米' }],
        },
        { key: 'capacity', label: '入住人数', type: 'integer', unit: '人', min: 1, max: 20 },
        { key: 'price', label: '门市价', type: 'decimal', unit: '元', required: true, min: 0, max: 99999, precision: 2 },
        { key: 'vipPrice', label: '会员价', type: 'decimal', unit: '元', min: 0, max: 99999, precision: 2 },
        { key: 'stock', label: '房间数', type: 'integer', unit: '间', required: true, min: 0, max: 9999 },
        {
          key: 'breakfast', label: '早餐', type: 'single',
          options: [{ code: '0', label: '无' }, { code: '1', label: '单早' }, { code: '2', label: '双早' }],
        },
        { key: 'images', label: '图片', type: 'image' },
        { key: 'intro', label: '说明', type: 'longText' },
        {
          key: 'state', label: '状态', type: 'single', required: true, options: [{ code: '0', label: '有效' }, { code: '1', label: '无效' }],
          default: '0',
        },
      ],
    },
  ],
  checks: [
    { id: 'vip-price', when: 'vipPrice > price', severity: 'error', message: '会员价不得高于门市价。', fields: ['vipPrice', 'price'] },
  ],
};
