import type { Option } from '../../forms/index.ts';

/** 老年人生活自理能力等级。来源：国家基本公共卫生服务规范（第三版，2017） 老年人生活自理能力评估表。 */
export const selfCareGrade: readonly Option[] = [
  { code: '1', label: '可自理' },
  { code: '2', label: '轻度依赖' },
  { code: '3', label: '中度依赖' },
  { code: '4', label: '不能自理' },
];
