import type { Option } from '../../forms/index.ts';

/** 分娩方式。来源：同类生产系统字典（WS 364 值域）。 */
export const deliveryMode: readonly Option[] = [
  { code: '1', label: '阴道自然分娩' },
  { code: '11', label: '阴道自然分娩—会阴切开' },
  { code: '12', label: '阴道自然分娩—会阴未切' },
  { code: '2', label: '阴道手术助产' },
  { code: '21', label: '产钳助产' },
  { code: '22', label: '臀位助产' },
  { code: '23', label: '胎头吸引' },
  { code: '3', label: '剖宫产' },
  { code: '31', label: '子宫下段横切口剖宫产' },
  { code: '32', label: '子宫体剖宫产' },
  { code: '33', label: '腹膜外剖宫产' },
  { code: '9', label: '其他' },
];
