import type { Option } from '../../forms/index.ts';

/** 新生儿并发症。来源：同类生产系统字典（WS 364 值域）。 */
export const newbornComplication: readonly Option[] = [
  { code: '01', label: '新生儿窒息' },
  { code: '02', label: '新生儿吸入综合征' },
  { code: '03', label: '新生儿肺透明膜病' },
  { code: '04', label: '新生儿湿肺' },
  { code: '05', label: '新生儿肺炎' },
  { code: '06', label: '缺氧缺血性脑病' },
  { code: '07', label: '新生儿颅内出血' },
  { code: '08', label: '新生儿硬肿症' },
  { code: '09', label: '新生儿黄疸' },
  { code: '10', label: '新生儿溶血病' },
  { code: '11', label: '新生儿破伤风' },
  { code: '12', label: '新生儿败血症' },
  { code: '13', label: '新生儿产伤' },
  { code: '99', label: '其他' },
];
