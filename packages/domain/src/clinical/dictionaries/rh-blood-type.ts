import type { Option } from '../../forms/index.ts';

/**
 * RH血型。来源：第三版 个人基本信息表。
 * 2011 年版为“RH阴性：1否 2是 3不详”，编码含义不同，导入旧数据时要换算；部分厂商系统 1 为阳性。
 */
export const rhBloodType: readonly Option[] = [
  { code: '1', label: '阴性' },
  { code: '2', label: '阳性' },
  { code: '3', label: '不详' },
];
