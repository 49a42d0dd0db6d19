import type { Option } from '../../forms/index.ts';

/** 不规律服药/不服药原因。来源：同类系统。 */
export const drugNonadherenceReason: readonly Option[] = [
  { code: '1', label: '经济原因' },
  { code: '2', label: '忘记' },
  { code: '3', label: '不良反应' },
  { code: '4', label: '配药不方便' },
  { code: '5', label: '不需要药物治疗' },
  { code: '99', label: '其他' },
];
