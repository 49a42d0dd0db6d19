import type { Option } from '../../forms/index.ts';

/** 偏颇体质辨识结果。来源：国家基本公共卫生服务规范（第三版，2017） 体质判定标准表。 */
export const tcmIdentification: readonly Option[] = [
  { code: '1', label: '是' },
  { code: '2', label: '倾向是' },
  { code: '3', label: '否' },
];
