import type { Option } from '../../forms/index.ts';

/** 中医体质类型。来源：老年人中医药健康管理服务记录表 体质类型（按表中印刷次序）；ZYYXH/T157-2009 以平和质为 A 型、其余依次 B–I。 */
export const tcmConstitutionType: readonly Option[] = [
  { code: '1', label: '气虚质' },
  { code: '2', label: '阳虚质' },
  { code: '3', label: '阴虚质' },
  { code: '4', label: '痰湿质' },
  { code: '5', label: '湿热质' },
  { code: '6', label: '血瘀质' },
  { code: '7', label: '气郁质' },
  { code: '8', label: '特禀质' },
  { code: '9', label: '平和质' },
];
