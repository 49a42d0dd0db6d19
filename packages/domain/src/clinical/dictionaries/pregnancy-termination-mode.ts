import type { Option } from '../../forms/index.ts';

/** 终止妊娠方式。来源：同类生产系统字典（WS 364 值域）。 */
export const pregnancyTerminationMode: readonly Option[] = [
  { code: '1', label: '自然流产' },
  { code: '2', label: '人工流产' },
  { code: '21', label: '负压吸引、钳刮术流产' },
  { code: '22', label: '药物流产' },
  { code: '3', label: '阴道自然分娩' },
  { code: '31', label: '会阴切开' },
  { code: '32', label: '会阴未切' },
  { code: '4', label: '阴道手术助产' },
  { code: '41', label: '产钳助产' },
  { code: '42', label: '臀位助产' },
  { code: '43', label: '胎头吸引' },
  { code: '49', label: '其他阴道手术助产' },
  { code: '5', label: '剖宫产' },
  { code: '51', label: '子宫下段横切口剖宫产' },
  { code: '52', label: '子宫体剖宫产' },
  { code: '53', label: '腹膜外剖宫产' },
  { code: '9', label: '其他' },
];
