import type { Option } from '../../forms/index.ts';

/** 胎先露。来源：同类生产系统字典（WS 364 值域）。 */
export const fetalPresentation: readonly Option[] = [
  { code: '1', label: '头先露' },
  { code: '2', label: '臀先露' },
  { code: '3', label: '肩先露' },
  { code: '4', label: '足先露' },
  { code: '9', label: '不详' },
];
