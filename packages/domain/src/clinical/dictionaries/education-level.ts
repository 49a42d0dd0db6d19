import type { Option } from '../../forms/index.ts';

/** 文化程度。来源：第三版 个人基本信息表（依 GB/T 4658 大类顺序）。 */
export const educationLevel: readonly Option[] = [
  { code: '1', label: '研究生' },
  { code: '2', label: '大学本科' },
  { code: '3', label: '大学专科和专科学校' },
  { code: '4', label: '中等专业学校' },
  { code: '5', label: '技工学校' },
  { code: '6', label: '高中' },
  { code: '7', label: '初中' },
  { code: '8', label: '小学' },
  { code: '9', label: '文盲或半文盲' },
  { code: '10', label: '不详' },
];
