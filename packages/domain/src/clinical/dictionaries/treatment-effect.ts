import type { Option } from '../../forms/index.ts';

/**
 * 治疗效果。来源：国家基本公共卫生服务规范（第三版，2017） 严重精神障碍表。
 * 补充表印作“1临床痊愈…4加重”，随访表印作“1痊愈…4加重 9此项不适用”；编码相同。补充表不用 9。
 */
export const treatmentEffect: readonly Option[] = [
  { code: '1', label: '临床痊愈' },
  { code: '2', label: '好转' },
  { code: '3', label: '无变化' },
  { code: '4', label: '加重' },
  { code: '9', label: '此项不适用' },
];
