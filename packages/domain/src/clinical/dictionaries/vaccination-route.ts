import type { Option } from '../../forms/index.ts';

/** 接种途径。来源：预防接种工作规范。 */
export const vaccinationRoute: readonly Option[] = [
  { code: '1', label: '肌内注射' },
  { code: '2', label: '皮下注射' },
  { code: '3', label: '皮内注射' },
  { code: '4', label: '口服' },
  { code: '5', label: '鼻喷' },
  { code: '9', label: '其他' },
];
