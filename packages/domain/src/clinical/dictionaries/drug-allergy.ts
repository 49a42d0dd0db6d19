import type { Option } from '../../forms/index.ts';

/** 药物过敏史。来源：第三版 个人基本信息表。 */
export const drugAllergy: readonly Option[] = [
  { code: '1', label: '无' },
  { code: '2', label: '青霉素' },
  { code: '3', label: '磺胺' },
  { code: '4', label: '链霉素' },
  { code: '5', label: '其他' },
];
