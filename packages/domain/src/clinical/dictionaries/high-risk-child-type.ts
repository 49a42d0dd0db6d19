import type { Option } from '../../forms/index.ts';

/** 高危儿分类。来源：儿童保健高危儿管理（生产系统字典）。 */
export const highRiskChildType: readonly Option[] = [
  { code: '1', label: '早产儿（孕周<37周）' },
  { code: '2', label: '足月小样儿、低出生体重儿（<2500g）' },
  { code: '3', label: '新生儿病理性黄疸' },
  { code: '4', label: '新生儿窒息（Apgar评分≤7分）' },
  { code: '5', label: '产伤' },
  { code: '6', label: '新生儿缺血缺氧性脑病' },
  { code: '7', label: '颅内出血' },
  { code: '8', label: '脑瘫' },
  { code: '9', label: '有抽搐史' },
  { code: '10', label: '颅内感染史' },
  { code: '11', label: '新生儿重症监护室住院超过24小时' },
  { code: '12', label: '永久性听力障碍家族史' },
  { code: '13', label: '巨细胞病毒、风疹病毒、疱疹病毒、梅毒、弓形体等宫内感染' },
  { code: '14', label: '先天缺陷、畸形' },
  { code: '15', label: '母亲孕期使用过耳毒性药物' },
  { code: '16', label: '家族有遗传病史' },
  { code: '17', label: '其他' },
];
