import type { Option } from '../../forms/index.ts';

/** 严重精神障碍症状。来源：国家基本公共卫生服务规范（第三版，2017） 严重精神障碍表。 */
export const psychosisSymptom: readonly Option[] = [
  { code: '1', label: '幻觉' },
  { code: '2', label: '交流困难' },
  { code: '3', label: '猜疑' },
  { code: '4', label: '喜怒无常' },
  { code: '5', label: '行为怪异' },
  { code: '6', label: '兴奋话多' },
  { code: '7', label: '伤人毁物' },
  { code: '8', label: '悲观厌世' },
  { code: '9', label: '无故外走' },
  { code: '10', label: '自语自笑' },
  { code: '11', label: '孤僻懒散' },
  { code: '12', label: '其他' },
];
