import type { Option } from '../../forms/index.ts';

/** 数据录入来源。来源：产品自定。 */
export const entrySource: readonly Option[] = [
  { code: '1', label: '医务人员手工录入' },
  { code: '2', label: '居民手工录入' },
  { code: '3', label: '蓝牙设备' },
  { code: '4', label: '网关/一体机设备' },
  { code: '5', label: '体检导入' },
  { code: '6', label: '外部平台接口' },
];
