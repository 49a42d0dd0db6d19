import type { Option } from '../../forms/index.ts';

/** 职业。来源：第三版 个人基本信息表（依 GB/T 6565 大类）。 */
export const occupation: readonly Option[] = [
  { code: '0', label: '国家机关、党群组织、企业、事业单位负责人' },
  { code: '1', label: '专业技术人员' },
  { code: '2', label: '办事人员和有关人员' },
  { code: '3', label: '商业、服务业人员' },
  { code: '4', label: '农、林、牧、渔、水利业生产人员' },
  { code: '5', label: '生产、运输设备操作人员及有关人员' },
  { code: '6', label: '军人' },
  { code: '7', label: '不便分类的其他从业人员' },
  { code: '8', label: '无职业' },
];
