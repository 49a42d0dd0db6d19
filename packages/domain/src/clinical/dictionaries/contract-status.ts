import type { Option } from '../../forms/index.ts';

/** 签约状态。来源：同类生产系统 SCM_SignContractRecord；到期与待续约为产品需要。 */
export const contractStatus: readonly Option[] = [
  { code: '4', label: '待签约（待审核）' },
  { code: '1', label: '已签约' },
  { code: '3', label: '已续约' },
  { code: '5', label: '已到期' },
  { code: '2', label: '已解约' },
];
