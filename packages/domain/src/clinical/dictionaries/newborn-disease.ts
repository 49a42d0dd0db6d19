import type { Option } from '../../forms/index.ts';

/** 新生儿疾病。来源：生产系统 儿童保健卡 疾病类型。 */
export const newbornDisease: readonly Option[] = [
  { code: '01', label: '新生儿窒息' },
  { code: '02', label: '新生儿黄疸' },
  { code: '03', label: '新生儿缺血缺氧性脑病' },
  { code: '04', label: '新生儿颅内出血' },
  { code: '05', label: '呼吸窘迫综合征' },
  { code: '06', label: '新生儿肺炎' },
  { code: '07', label: '新生儿败血症' },
  { code: '08', label: '新生儿化脓性脑膜炎' },
  { code: '09', label: '新生儿出血症' },
  { code: '10', label: '新生儿梅毒' },
  { code: '11', label: '新生儿溶血症' },
  { code: '12', label: '新生儿低血糖' },
  { code: '13', label: '新生儿高血糖' },
  { code: '14', label: '新生儿低钙血症' },
  { code: '15', label: '头颅血肿' },
  { code: '16', label: '锁骨骨折' },
  { code: '17', label: '面神经麻痹' },
  { code: '18', label: '先天性甲状腺功能减低症' },
  { code: '19', label: '苯丙酮尿症' },
  { code: '20', label: '其他氨基酸代谢病' },
  { code: '21', label: '其他' },
];
