import type { FormDefinition } from '../../forms/index.ts';

/** 中药知识. */
export const knowledgeHerb: FormDefinition = {
  id: 'knowledge-herb',
  version: 1,
  title: '中药知识',
  module: 'prevention',
  routes: ['yfrh/zsk/zy'],
  subject: 'none',
  occurs: 'many',
  source: '产品定义；知识条目由机构维护',
  verified: ['recall'],
  sections: [
    {
      id: 'herb', title: '中药',
      fields: [
        { key: 'name', label: '药名', type: 'text', required: true, maxLength: 30 },
        { key: 'alias', label: '别名', type: 'text', maxLength: 100 },
        { key: 'pinyin', label: '拼音码', type: 'text' },
        {
          key: 'kind', label: '类型', type: 'single',
          options: [{ code: '1', label: '中药饮片' }, { code: '2', label: '中成药' }, { code: '3', label: '方剂' }, { code: '4', label: '药食同源' }],
        },
        {
          key: 'category', label: '功效分类', type: 'single',
          options: [
            { code: '1', label: '解表' }, { code: '2', label: '清热' }, { code: '3', label: '泻下' }, { code: '4', label: '祛风湿' },
            { code: '5', label: '化湿' }, { code: '6', label: '利水渗湿' }, { code: '7', label: '温里' }, { code: '8', label: '理气' },
            { code: '9', label: '消食' }, { code: '10', label: '止血' }, { code: '11', label: '活血化瘀' }, { code: '12', label: '化痰止咳平喘' },
            { code: '13', label: '安神' }, { code: '14', label: '平肝息风' }, { code: '15', label: '补虚' }, { code: '16', label: '收涩' },
            { code: '99', label: '其他' },
          ],
        },
        {
          key: 'nature', label: '四气', type: 'single',
          options: [
            { code: '1', label: '寒' }, { code: '2', label: '凉' }, { code: '3', label: '平' }, { code: '4', label: '温' },
            { code: '5', label: '热' },
          ],
        },
        {
          key: 'flavour', label: '五味', type: 'multi',
          options: [
            { code: '1', label: '酸' }, { code: '2', label: '苦' }, { code: '3', label: '甘' }, { code: '4', label: '辛' },
            { code: '5', label: '咸' },
          ],
        },
        {
          key: 'meridian', label: '归经', type: 'multi',
          options: [
            { code: '1', label: '肝' }, { code: '2', label: '心' }, { code: '3', label: '脾' }, { code: '4', label: '肺' },
            { code: '5', label: '肾' }, { code: '6', label: '胃' }, { code: '7', label: '大肠' }, { code: '8', label: '小肠' },
            { code: '9', label: '膀胱' }, { code: '10', label: '胆' }, { code: '11', label: '心包' }, { code: '12', label: '三焦' },
          ],
        },
        { key: 'effect', label: '功效', type: 'longText', required: true },
        { key: 'indication', label: '主治', type: 'longText' },
        { key: 'dosage', label: '用量', type: 'text' },
        { key: 'usage', label: '用法', type: 'longText' },
        {
          key: 'constitution', label: '适用体质', type: 'multi',
          options: [
            { code: '9', label: '平和质' }, { code: '1', label: '气虚质' }, { code: '2', label: '阳虚质' }, { code: '3', label: '阴虚质' },
            { code: '4', label: '痰湿质' }, { code: '5', label: '湿热质' }, { code: '6', label: '血瘀质' }, { code: '7', label: '气郁质' },
            { code: '8', label: '特禀质' },
          ],
        },
        { key: 'contraindication', label: '禁忌', type: 'longText' },
        {
          key: 'toxicity', label: '毒性', type: 'single',
          options: [{ code: '0', label: '无毒' }, { code: '1', label: '小毒' }, { code: '2', label: '有毒' }, { code: '3', label: '大毒' }],
        },
        { key: 'image', label: '图片', type: 'image' },
        { key: 'state', label: '状态', type: 'single', options: [{ code: '1', label: '启用' }, { code: '0', label: '停用' }], default: '1' },
      ],
    },
  ],
};
