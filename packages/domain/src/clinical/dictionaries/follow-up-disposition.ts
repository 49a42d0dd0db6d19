import type { Option } from '../../forms/index.ts';

/** 随访转归。来源：同类系统。 */
export const followUpDisposition: readonly Option[] = [
  { code: '1', label: '继续随访' },
  { code: '2', label: '暂时失访' },
  { code: '9', label: '终止管理' },
];
