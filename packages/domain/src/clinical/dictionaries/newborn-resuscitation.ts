import type { Option } from '../../forms/index.ts';

/** 新生儿抢救方法。来源：同类生产系统字典（WS 364 值域）。 */
export const newbornResuscitation: readonly Option[] = [
  { code: '1', label: '吸粘液' },
  { code: '2', label: '气管插管' },
  { code: '3', label: '正压给氧' },
  { code: '4', label: '窒息复苏' },
  { code: '5', label: '呼吸机辅助呼吸' },
  { code: '6', label: '药物' },
  { code: '9', label: '其他' },
];
