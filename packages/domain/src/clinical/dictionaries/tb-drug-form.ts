import type { Option } from '../../forms/index.ts';

/** 药品剂型。来源：国家基本公共卫生服务规范（第三版，2017） 肺结核表。 */
export const tbDrugForm: readonly Option[] = [
  { code: '1', label: '固定剂量复合制剂' },
  { code: '2', label: '散装药' },
  { code: '3', label: '板式组合药' },
  { code: '4', label: '注射剂' },
];
