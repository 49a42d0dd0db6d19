import type { Option } from '../../forms/index.ts';

/** 此次随访分类（高血压、2型糖尿病）。来源：国家基本公共卫生服务规范（第三版，2017） 慢病随访记录表。 */
export const chronicVisitClass: readonly Option[] = [
  { code: '1', label: '控制满意' },
  { code: '2', label: '控制不满意' },
  { code: '3', label: '不良反应' },
  { code: '4', label: '并发症' },
];
