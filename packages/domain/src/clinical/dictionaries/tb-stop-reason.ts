import type { Option } from '../../forms/index.ts';

/** 停止治疗原因。来源：国家基本公共卫生服务规范（第三版，2017） 肺结核随访记录表。 */
export const tbStopReason: readonly Option[] = [
  { code: '1', label: '完成疗程' },
  { code: '2', label: '死亡' },
  { code: '3', label: '丢失' },
  { code: '4', label: '转入耐多药治疗' },
];
