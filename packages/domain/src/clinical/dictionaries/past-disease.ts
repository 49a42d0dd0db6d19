import type { Option } from '../../forms/index.ts';

/** 既往疾病。来源：第三版 个人基本信息表。 */
export const pastDisease: readonly Option[] = [
  { code: '1', label: '无' },
  { code: '2', label: '高血压' },
  { code: '3', label: '糖尿病' },
  { code: '4', label: '冠心病' },
  { code: '5', label: '慢性阻塞性肺疾病' },
  { code: '6', label: '恶性肿瘤' },
  { code: '7', label: '脑卒中' },
  { code: '8', label: '严重精神障碍' },
  { code: '9', label: '结核病' },
  { code: '10', label: '肝炎' },
  { code: '11', label: '其他法定传染病' },
  { code: '12', label: '职业病' },
  { code: '13', label: '其他' },
];
