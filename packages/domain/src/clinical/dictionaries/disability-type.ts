import type { Option } from '../../forms/index.ts';

/**
 * 残疾情况。来源：第三版 个人基本信息表。
 * 与 GB/T 26341 残疾类别（1视力 2听力 3言语 4肢体 5智力 6精神 7多重）编码不同。
 */
export const disabilityType: readonly Option[] = [
  { code: '1', label: '无残疾' },
  { code: '2', label: '视力残疾' },
  { code: '3', label: '听力残疾' },
  { code: '4', label: '言语残疾' },
  { code: '5', label: '肢体残疾' },
  { code: '6', label: '智力残疾' },
  { code: '7', label: '精神残疾' },
  { code: '8', label: '其他残疾' },
];
