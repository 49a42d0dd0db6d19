import type { Option } from '../../forms/index.ts';

/** 新生儿疾病筛查结果。来源：国家基本公共卫生服务规范（第三版，2017） 0～6岁儿童健康管理服务规范 新生儿家庭访视记录表。 */
export const newbornDiseaseScreening: readonly Option[] = [
  { code: '1', label: '未进行' },
  { code: '2', label: '检查均阴性' },
  { code: '3', label: '甲低' },
  { code: '4', label: '苯丙酮尿症' },
  { code: '5', label: '其他遗传代谢病' },
];
