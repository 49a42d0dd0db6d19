import type { Option } from '../../forms/index.ts';

/** 疑似/高危人群来源。来源：同类系统。 */
export const screeningSource: readonly Option[] = [
  { code: '1', label: '建立健康档案' },
  { code: '2', label: '35岁及以上首诊测血压' },
  { code: '3', label: '健康体检' },
  { code: '4', label: '门诊就诊' },
  { code: '5', label: '老年人健康管理' },
  { code: '6', label: '慢病随访（他病）' },
  { code: '7', label: '普查、义诊' },
  { code: '8', label: '家庭自测上传' },
  { code: '9', label: '其他' },
];
