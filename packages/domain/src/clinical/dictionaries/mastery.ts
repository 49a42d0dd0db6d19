import type { Option } from '../../forms/index.ts';

/** 掌握情况。来源：国家基本公共卫生服务规范（第三版，2017） 肺结核第一次入户随访记录表。 */
export const mastery: readonly Option[] = [
  { code: '1', label: '掌握' },
  { code: '2', label: '未掌握' },
];
