import type { Option } from '../../forms/index.ts';

/**
 * 随访方式。来源：国家基本公共卫生服务规范（第三版，2017） 高血压、2型糖尿病、肺结核随访记录表；严重精神障碍随访记录表。
 * 严重精神障碍表上 2 的印刷文字为“家庭访视”，编码相同。电话不算面对面随访。部分地区平台另有 4=集体、5=网络/视频，属扩展。
 */
export const followUpMode: readonly Option[] = [
  { code: '1', label: '门诊' },
  { code: '2', label: '家庭' },
  { code: '3', label: '电话' },
];
