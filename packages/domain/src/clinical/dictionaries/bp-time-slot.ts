import type { Option } from '../../forms/index.ts';

/** 血压测量时段。来源：家庭血压监测指南；同类系统。 */
export const bpTimeSlot: readonly Option[] = [
  { code: '1', label: '清晨（起床后1小时内、服药前、早餐前）' },
  { code: '2', label: '上午' },
  { code: '3', label: '下午' },
  { code: '4', label: '晚间（就寝前）' },
  { code: '5', label: '夜间睡眠' },
  { code: '0', label: '随机' },
];
