import type { Option } from '../../forms/index.ts';

/** 降糖药种类。来源：同类系统，7以后为补充。 */
export const glucoseLoweringClass: readonly Option[] = [
  { code: '1', label: '磺脲类' },
  { code: '2', label: '双胍类' },
  { code: '3', label: 'α-葡萄糖苷酶抑制剂' },
  { code: '4', label: '噻唑烷二酮类（胰岛素增敏剂）' },
  { code: '5', label: '格列奈类（非磺脲类促泌剂）' },
  { code: '6', label: '胰岛素类' },
  { code: '7', label: '中药' },
  { code: '9', label: 'DPP-4抑制剂' },
  { code: '10', label: 'SGLT2抑制剂' },
  { code: '11', label: 'GLP-1受体激动剂' },
  { code: '8', label: '其他' },
];
