import type { Option } from '../../forms/index.ts';

/** 身份证件类别。来源：WS 364.3 CV02.01.101。 */
export const idDocumentType: readonly Option[] = [
  { code: '01', label: '居民身份证' },
  { code: '02', label: '居民户口簿' },
  { code: '03', label: '护照' },
  { code: '04', label: '军官证' },
  { code: '05', label: '驾驶证' },
  { code: '06', label: '港澳居民来往内地通行证' },
  { code: '07', label: '台湾居民来往内地通行证' },
  { code: '99', label: '其他法定有效证件' },
];
