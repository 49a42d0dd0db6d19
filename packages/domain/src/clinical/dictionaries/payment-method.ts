import type { Option } from '../../forms/index.ts';

/**
 * 医疗费用支付方式。来源：第三版 个人基本信息表。
 * 2 与 3 在多数地区已合并为城乡居民基本医疗保险，界面可合并显示，存储仍用原代码。
 */
export const paymentMethod: readonly Option[] = [
  { code: '1', label: '城镇职工基本医疗保险' },
  { code: '2', label: '城镇居民基本医疗保险' },
  { code: '3', label: '新型农村合作医疗' },
  { code: '4', label: '贫困救助' },
  { code: '5', label: '商业医疗保险' },
  { code: '6', label: '全公费' },
  { code: '7', label: '全自费' },
  { code: '8', label: '其他' },
];
