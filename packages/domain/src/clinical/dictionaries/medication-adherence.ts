import type { Option } from '../../forms/index.ts';

/** 服药依从性。来源：第三版 健康体检表与慢病随访表。 */
export const medicationAdherence: readonly Option[] = [
  { code: '1', label: '规律' },
  { code: '2', label: '间断' },
  { code: '3', label: '不服药' },
];
