import type { Option } from '../../forms/index.ts';

/**
 * 摄盐情况。来源：国家基本公共卫生服务规范（第三版，2017） 慢病随访记录表。
 * 纸质表为在“轻、中、重”上打√，无印刷编码；编码取同类系统。
 */
export const saltIntakeLevel: readonly Option[] = [
  { code: '1', label: '轻' },
  { code: '2', label: '中' },
  { code: '3', label: '重' },
];
