import type { FormDefinition } from '../../forms/index.ts';

/** 膳食知识. */
export const knowledgeDiet: FormDefinition = {
  id: 'knowledge-diet',
  version: 1,
  title: '膳食知识',
  module: 'prevention',
  routes: ['yfrh/zsk/ys'],
  subject: 'none',
  occurs: 'many',
  source: '产品定义；知识条目由机构维护',
  verified: ['recall'],
  sections: [
    {
      id: 'food', title: '食物',
      fields: [
        { key: 'name', label: '食物/食谱名称', type: 'text', required: true, maxLength: 50 },
        {
          key: 'kind', label: '类型', type: 'single', required: true,
          options: [{ code: '1', label: '食物成分' }, { code: '2', label: '食谱' }, { code: '3', label: '膳食原则' }],
        },
        {
          key: 'category', label: '食物分类', type: 'single',
          options: [
            { code: '1', label: '谷薯类' }, { code: '2', label: '蔬菜类' }, { code: '3', label: '水果类' }, { code: '4', label: '畜禽肉蛋' },
            { code: '5', label: '水产' }, { code: '6', label: '奶及奶制品' }, { code: '7', label: '大豆坚果' }, { code: '8', label: '油盐糖' },
            { code: '9', label: '饮品' },
          ],
        },
        {
          key: 'disease', label: '适用人群', type: 'multi',
          options: [
            { code: '1', label: '高血压' }, { code: '2', label: '糖尿病' }, { code: '3', label: '血脂异常' }, { code: '4', label: '肥胖' },
            { code: '5', label: '高尿酸' }, { code: '6', label: '孕产妇' }, { code: '7', label: '儿童' }, { code: '8', label: '老年人' },
          ],
        },
        { key: 'portion', label: '每份重量', type: 'decimal', unit: 'g', min: 0, max: 2000 },
        { key: 'energy', label: '能量', type: 'decimal', unit: 'kcal/100g', min: 0, max: 900 },
        { key: 'carb', label: '碳水化合物', type: 'decimal', unit: 'g/100g', min: 0, max: 100 },
        { key: 'protein', label: '蛋白质', type: 'decimal', unit: 'g/100g', min: 0, max: 100 },
        { key: 'fat', label: '脂肪', type: 'decimal', unit: 'g/100g', min: 0, max: 100 },
        { key: 'sodium', label: '钠', type: 'decimal', unit: 'mg/100g', min: 0, max: 40000 },
        { key: 'fiber', label: '膳食纤维', type: 'decimal', unit: 'g/100g', min: 0, max: 100 },
        { key: 'cholesterol', label: '胆固醇', type: 'decimal', unit: 'mg/100g', min: 0, max: 4000 },
        { key: 'purine', label: '嘌呤', type: 'decimal', unit: 'mg/100g', min: 0, max: 2000 },
        { key: 'gi', label: '血糖生成指数', type: 'integer', min: 0, max: 110 },
        { key: 'giLevel', label: '升糖等级', type: 'computed', computed: "gi <= 55 ? '低' : gi < 70 ? '中' : '高'" },
        {
          key: 'recommend', label: '推荐等级', type: 'single',
          options: [{ code: '1', label: '推荐' }, { code: '2', label: '适量' }, { code: '3', label: '限制' }, { code: '4', label: '禁忌' }],
        },
        { key: 'dailyAmount', label: '每日建议量', type: 'text' },
        { key: 'recipe', label: '做法/搭配', type: 'longText' },
        { key: 'image', label: '图片', type: 'image' },
        { key: 'state', label: '状态', type: 'single', options: [{ code: '1', label: '启用' }, { code: '0', label: '停用' }], default: '1' },
      ],
    },
  ],
};
