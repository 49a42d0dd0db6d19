import { c, h } from '../build.ts';
import { physicalExam } from './premarital-exam.data.ts';

/** 男性婚前医学检查表：体格检查. */
export const layout = physicalExam('男性婚前医学检查表', [
  [h('喉结'), c('[laryngealProminence]'), h('阴毛'), c('[pubicHair]')],
  [h('阴茎'), c('[penis]', 3)],
  [h('包皮'), c('[foreskin]', 3)],
  [h('睾丸'), c(['[testes]', '体积：左 {testisLeftVolume:3} ml　右 {testisRightVolume:3} ml'], 3)],
  [h('附睾'), c('[epididymis]　左 {epididymisLeft:6:40}　右 {epididymisRight:6:40}', 3)],
  [h('精索静脉曲张'), c('[varicocele]　部位 [varicoceleSide]　程度 [varicoceleDegree]', 3)],
]);
