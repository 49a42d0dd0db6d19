import type { Option } from '../../forms/index.ts';

/** 关锁情况。来源：国家基本公共卫生服务规范（第三版，2017） 严重精神障碍表。 */
export const psychosisLockStatus: readonly Option[] = [
  { code: '1', label: '无关锁' },
  { code: '2', label: '关锁' },
  { code: '3', label: '关锁已解除' },
];
