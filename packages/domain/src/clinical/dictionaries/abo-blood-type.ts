import type { Option } from '../../forms/index.ts';

/** ABO血型。来源：第三版 个人基本信息表；WS 364.7。 */
export const aboBloodType: readonly Option[] = [
  { code: '1', label: 'A型' },
  { code: '2', label: 'B型' },
  { code: '3', label: 'O型' },
  { code: '4', label: 'AB型' },
  { code: '5', label: '不详' },
];
