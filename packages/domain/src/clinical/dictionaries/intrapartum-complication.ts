import type { Option } from '../../forms/index.ts';

/** 产时并发症。来源：同类生产系统字典（WS 364 值域）。 */
export const intrapartumComplication: readonly Option[] = [
  { code: '01', label: '产力异常' },
  { code: '02', label: '胎位异常' },
  { code: '03', label: '产程停滞' },
  { code: '04', label: '胎儿窘迫' },
  { code: '05', label: '脐带脱垂' },
  { code: '06', label: '产后出血' },
  { code: '07', label: '羊水栓塞' },
  { code: '08', label: '弥漫性血管内凝血' },
  { code: '09', label: '产科休克' },
  { code: '10', label: '子宫破裂' },
  { code: '99', label: '其他' },
];
