import type { Option } from '../../forms/index.ts';

/**
 * 严重精神障碍诊断（六种）。来源：国家基本公共卫生服务规范（第三版，2017） 严重精神障碍患者管理服务规范；ICD-10 编码。
 * 前六项为登记管理病种；other 为依法送治等其他经确诊纳入者。ICD-10 代码为检索便利所加，癫痫所致精神障碍常用 F06/F07 伴 G40，以专科医生诊断为准。
 */
export const psychosisDiagnosis: readonly Option[] = [
  { code: 'F20', label: '精神分裂症' },
  { code: 'F25', label: '分裂情感性障碍' },
  { code: 'F22', label: '偏执性精神病（持久的妄想性障碍）' },
  { code: 'F31', label: '双相（情感）障碍' },
  { code: 'G40.x', label: '癫痫所致精神障碍' },
  { code: 'F70-F79', label: '精神发育迟滞伴发精神障碍' },
  { code: 'other', label: '其他' },
];
