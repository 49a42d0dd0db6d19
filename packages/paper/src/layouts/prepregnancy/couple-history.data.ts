import type { GridCell } from '../../sheet-layout.ts';
import { c, h } from '../build.ts';

type Cells = readonly GridCell[];

/** The family archive's questions that man and woman are both asked, in its order (国家免费孕前优生健康检查技术服务家庭档案). */
export const diseaseHistory: readonly Cells[] = [
  [h(['是否患有或曾经患过', '以下疾病']), c(['[hasDisease]', '[diseases]'], 3)],
  [h(['是否患有出生缺陷', '（先天畸形、', '遗传病等）']), c('[birthDefect]', 3)],
];

export const medicineHistory: readonly Cells[] = [
  [h('目前是否服药'), c('[takingMedicine]', 3)],
  [h('是否注射过疫苗'), c('[vaccinated]　[vaccines]', 3)],
];

export const familyHistory: readonly Cells[] = [
  [h(['两代家族内', '近亲结婚史']), c('[familyConsanguinity]', 3)],
  [h(['家族成员是否有人患', '以下疾病']), c(['[familyDisease]', '[familyDiseases]', '患者与本人关系 {patientRelation:12:80}'], 3)],
];

/** `more`: what only one of the two is asked. */
export const lifestyle = (...more: readonly Cells[]): readonly Cells[] => [
  [h('进食肉、蛋类'), c('[eatsMeatEgg]'), h('厌食蔬菜'), c('[dislikesVegetables]')],
  [h('食用生肉嗜好'), c('[eatsRawMeat]'), h('吸烟'), c('[smoking]　每天 {cigarettesPerDay:2} 支')],
  [h('被动吸烟'), c('[passiveSmoking]　平均每天 {passiveSmokingMinutes:3} 分钟', 3)],
  [h('饮酒'), c('[drinking]　平均每天 {alcoholPerDay:3} ml', 3)],
  [h('使用毒麻药品'), c('[narcotics]', 3)],
  ...more,
  [h(['生活或工作环境中', '是否接触以下因素']), c(['[hazardExposure]', '[hazards]'], 3)],
];

export const psychosocial: readonly Cells[] = [
  [h('生活／工作压力'), c('[lifeStress]', 3)],
  [h('人际关系紧张'), c('[relationshipStress]', 3)],
  [h('经济压力'), c('[economicStress]', 3)],
  [h('做好怀孕准备'), c('[readyForPregnancy]', 3)],
  [h('其他（请描述）'), c('{psychosocialOther:26:200}', 3)],
];
