import type { Option } from '../../forms/index.ts';

/**
 * 体弱儿（高危儿、营养性疾病）分类。来源：儿童营养性疾病管理技术规范（2012）；生产系统字典。
 * 01~07、99与生产系统一致，08~12按各地体弱儿管理办法补充
 */
export const frailChildType: readonly Option[] = [
  { code: '01', label: '早产' },
  { code: '02', label: '低出生体重' },
  { code: '03', label: '生长发育迟缓' },
  { code: '04', label: '营养性缺铁性贫血' },
  { code: '05', label: '中、重度营养不良' },
  { code: '06', label: '反复感染' },
  { code: '07', label: '活动期佝偻病' },
  { code: '08', label: '超重或肥胖' },
  { code: '09', label: '先天性心脏病' },
  { code: '10', label: '中枢神经系统异常' },
  { code: '11', label: '先天性遗传代谢病' },
  { code: '12', label: '铅中毒' },
  { code: '99', label: '其他' },
];
