import type { Option } from '../../forms/index.ts';

/** 血样类型。来源：国家基层糖尿病防治管理指南。 */
export const bloodSampleType: readonly Option[] = [
  { code: '1', label: '末梢（毛细血管）全血' },
  { code: '2', label: '静脉血浆' },
  { code: '3', label: '组织间液（CGM）' },
];
