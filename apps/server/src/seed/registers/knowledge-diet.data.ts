import type { Answers } from '@gongwei/domain/forms';

type Food = readonly [
  name: string, category: string, energy: number, carb: number, protein: number, fat: number, sodium: number,
  more: Answers,
];

/** Per 100 g of what is eaten, as 中国食物成分表 gives them; GI of the food as it is usually prepared (same tables). Advice follows 中国居民膳食指南 2022. */
const FOODS: readonly Food[] = [
  ['粳米（标一）', '1', 345, 77.4, 7.7, 0.6, 2.4, { fiber: 0.6, gi: 83, recommend: '2', disease: ['2'], dailyAmount: '谷类每日200～300g，其中全谷物和杂豆50～150g', recipe: '与杂粮、杂豆同煮，不煮成粥，可使餐后血糖升得慢。' }],
  ['燕麦片', '1', 367, 66.9, 15, 6.7, 3.7, { fiber: 5.3, gi: 55, recommend: '1', disease: ['1', '2', '3'], dailyAmount: '每日50g左右，代替部分主食' }],
  ['豆腐', '7', 81, 4.2, 8.1, 3.7, 7.2, { fiber: 0.4, gi: 32, recommend: '1', disease: ['1', '2', '3'], dailyAmount: '大豆及坚果每日25～35g（豆腐100g约合大豆35g）' }],
  ['大白菜', '2', 17, 3.2, 1.5, 0.1, 57.5, { fiber: 0.8, recommend: '1', disease: ['1', '2', '4'], dailyAmount: '蔬菜每日300～500g，深色占一半' }],
  ['芹菜茎', '2', 20, 4.5, 1.2, 0.2, 159, { fiber: 1.2, recommend: '1', disease: ['1'], dailyAmount: '蔬菜每日300～500g' }],
  ['苹果', '3', 52, 13.5, 0.2, 0.2, 1.6, { fiber: 1.2, gi: 36, recommend: '1', disease: ['2'], dailyAmount: '水果每日200～350g，血糖控制平稳时在两餐之间吃' }],
  ['香蕉', '3', 91, 22, 1.4, 0.2, 0.8, { fiber: 1.2, gi: 52, recommend: '2', disease: ['2'], dailyAmount: '每次半根至一根' }],
  ['鸡蛋', '4', 144, 2.8, 13.3, 8.8, 131.5, { cholesterol: 585, recommend: '1', disease: ['8'], portion: 50, dailyAmount: '每日1个，不弃蛋黄' }],
  ['猪肉（瘦）', '4', 143, 1.5, 20.3, 6.2, 57.5, { cholesterol: 81, recommend: '2', disease: ['3', '5'], dailyAmount: '畜禽肉每周300～500g' }],
  ['草鱼', '5', 113, 0, 16.6, 5.2, 46, { cholesterol: 86, recommend: '1', disease: ['1', '3'], dailyAmount: '鱼类每周300～500g，清蒸为好' }],
  ['牛乳', '6', 54, 3.4, 3, 3.2, 37.2, { cholesterol: 15, gi: 28, recommend: '1', disease: ['6', '7', '8'], portion: 250, dailyAmount: '奶及奶制品每日300～500g' }],
  ['精盐', '8', 0, 0, 0, 0, 39311, { recommend: '3', disease: ['1'], dailyAmount: '每日不超过5g（含酱油、咸菜中的盐）' }],
  ['酱油', '8', 63, 10.1, 5.6, 0.1, 5757, { fiber: 0.2, recommend: '3', disease: ['1'], dailyAmount: '10mL约含盐1.5g，计入每日5g' }],
  ['榨菜', '2', 29, 6.5, 2.2, 0.3, 4252.6, { fiber: 2.1, recommend: '3', disease: ['1'], dailyAmount: '高血压患者少吃或不吃腌菜' }],
];

export const KNOWLEDGE_DIET: readonly Answers[] = FOODS.map(([name, category, energy, carb, protein, fat, sodium, more]) => ({
  name, kind: '1', category, energy, carb, protein, fat, sodium, ...more,
}));
