import type { FormDefinition } from '../forms/index.ts';

/** 酒店管理. */
export const hotel: FormDefinition = {
  id: 'hotel',
  version: 1,
  title: '酒店管理',
  module: 'back-office',
  routes: ['/hotelManage/add', '/hotelManage/edit/:id'],
  subject: 'none',
  occurs: 'many',
  source: '模板遗留页面（规格书注明来自模板），字段为通用占位',
  verified: ['recall'],
  sections: [
    {
      id: 'base', title: '酒店',
      fields: [
        { key: 'name', label: '酒店名称', type: 'text', required: true, maxLength: 50 },
        {
          key: 'star', label: '星级', type: 'single',
          options: [{ code: '0', label: '无星级' }, { code: '3', label: '三星' }, { code: '4', label: '四星' }, { code: '5', label: '五星' }],
        },
        { key: 'region', label: '所在地区', type: 'region', required: true },
        { key: 'address', label: '详细地址', type: 'text', required: true, maxLength: 200 },
        { key: 'phone', label: '联系电话', type: 'text', required: true, maxLength: 20 },
        { key: 'contact', label: '联系人', type: 'text', maxLength: 20 },
        { key: 'cover', label: '封面图', type: 'image' },
        { key: 'images', label: '图集', type: 'image' },
        {
          key: 'facilities', label: '设施', type: 'multi',
          options: [
            { code: '1', label: '停车场' }, { code: '2', label: '无线网络' }, { code: '3', label: '早餐' }, { code: '4', label: '会议室' },
            { code: '5', label: '电梯' }, { code: '6', label: '无障碍' },
          ],
        },
        { key: 'intro', label: '简介', type: 'longText', maxLength: 1000 },
        {
          key: 'payTypes', label: '支付方式', type: 'multi',
          options: [{ code: '0', label: '微信' }, { code: '1', label: '支付宝' }, { code: '2', label: '银行卡' }],
        },
        {
          key: 'state', label: '状态', type: 'single', required: true, options: [{ code: '0', label: '有效' }, { code: '1', label: '无效' }],
          default: '0',
        },
      ],
    },
  ],
};
