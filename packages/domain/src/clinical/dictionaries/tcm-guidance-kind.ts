import type { Option } from '../../forms/index.ts';

/** 中医药保健指导。来源：国家基本公共卫生服务规范（第三版，2017） 老年人中医药健康管理服务记录表。 */
export const tcmGuidanceKind: readonly Option[] = [
  { code: '1', label: '情志调摄' },
  { code: '2', label: '饮食调养' },
  { code: '3', label: '起居调摄' },
  { code: '4', label: '运动保健' },
  { code: '5', label: '穴位保健' },
  { code: '6', label: '其他' },
];
