import type { Line } from '../../sheet-layout.ts';

/** 危险行为 with the number of times between the codes, as both sheets for severe mental disorders print it. */
export const DANGEROUS_BEHAVIOURS: readonly Line[] = [
  '1 轻度滋事 {minorDisturbanceCount:2} 次 2 肇事 {troubleCount:2} 次 3 肇祸 {accidentCount:2} 次 4 其他危害行为 {otherHarmCount:2} 次',
  '5 自伤 {selfHarmCount:2} 次 6 自杀未遂 {attemptedSuicideCount:2} 次 7 无 [dangerousBehaviours!]',
];
