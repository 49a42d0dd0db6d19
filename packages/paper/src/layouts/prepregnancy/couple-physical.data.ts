import type { GridCell } from '../../sheet-layout.ts';
import { c, h } from '../build.ts';

type Cells = readonly GridCell[];

/** 一般体格检查 of the family archive, the same for both. */
export const generalExam: readonly Cells[] = [
  [h('身高／体重'), c(['{height:4} cm ／ {weight:4} kg', '体重指数 {bmi:4}']), h('血压／心率'), c(['{systolic:3} / {diastolic:3} mmHg', '{heartRate:3} 次/分钟'])],
  [h('精神状态'), c('[mentalState]'), h('智力'), c(['[intelligence]', '[intelligenceAbnormal]'])],
  [h('五官'), c('[facialFeatures]'), h('特殊体态'), c('[specialPosture]')],
  [h('特殊面容'), c('[specialFacies]'), h('皮肤毛发'), c('[skinHair]')],
  [h('甲状腺'), c('[thyroid]'), h('肺部'), c('[lungs]')],
  [h('心脏节律整齐'), c('[heartRhythm]'), h('心脏杂音'), c('[heartMurmur]')],
  [h('肝脾'), c('[liverSpleen]'), h('四肢脊柱'), c('[limbsSpine]')],
  [h('其他'), c('{generalOther:14:120}'), h('转诊建议'), c('{generalReferral:14:100}')],
  [h('检查日期'), c('{generalExamDate:8}'), h('医师签名'), c('{generalDoctor:8}')],
];

export const hepatitis: readonly Cells[] = [
  [h('乙肝五项'), c(['HBs-Ag [hbsag]　HBs-Ab [hbsab]', 'HBe-Ag [hbeag]　HBe-Ab [hbeab]', 'HBc-Ab [hbcab]'], 3)],
];

/** The end of 临床检验 and 其他检查. */
export const laboratoryEnd: readonly Cells[] = [
  [h('其他检验'), c('{labOther:14:120}'), h('转诊建议'), c('{labReferral:14:100}')],
  [h('检验日期'), c('{labDate:8}'), h('检验医师签名'), c('{labDoctor:8}')],
];

export const otherExam: readonly Cells[] = [
  [h('主要结果'), c('{otherExam:26:180}', 3)],
  [h('检查日期'), c('{otherExamDate:8}'), h('医师签名'), c('{otherExamDoctor:8}')],
];
