import type { Option } from '../../forms/index.ts';

/**
 * 终止管理原因。来源：同类系统。
 * 1至4与同类系统一致；5、9为补充。肺结核停止治疗原因另用 tb-stop-reason。
 */
export const managementEndReason: readonly Option[] = [
  { code: '1', label: '死亡' },
  { code: '2', label: '迁出' },
  { code: '3', label: '失访' },
  { code: '4', label: '拒绝管理' },
  { code: '5', label: '诊断排除' },
  { code: '9', label: '其他' },
];
