import type { Option } from '../../forms/index.ts';

/** 近一年体验和感觉五级评分。来源：国家基本公共卫生服务规范（第三版，2017） 老年人中医药健康管理服务记录表；代码即分值。 */
export const tcmFrequencyScale: readonly Option[] = [
  { code: '1', label: '没有（根本不/从来没有）' },
  { code: '2', label: '很少（有一点/偶尔）' },
  { code: '3', label: '有时（有些/少数时间）' },
  { code: '4', label: '经常（相当/多数时间）' },
  { code: '5', label: '总是（非常/每天）' },
];
