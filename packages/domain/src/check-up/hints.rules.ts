import { waistClass } from '../clinical/index.ts';
import { valueText } from './banding.ts';
import type { CheckUpSubject } from './check-up-subject.ts';
import { isHint, type Finding } from './finding.ts';

const SELF_ASSESSMENT: { readonly [code: string]: string } = { 4: '不太满意', 5: '不满意' };

/**
 * What the doctor should see although it is no abnormality: high-normal blood pressure, the stage before central obesity (WS/T 428-2013 [G]),
 * an elderly person's discontent with the own health (sections 4.1, 4.2, 4.12).
 */
export function checkUpHints(subject: CheckUpSubject, findings: readonly Finding[]): readonly string[] {
  const waist = subject.number('waistCircumference');
  const before =
    waist !== undefined && subject.sex !== undefined && waistClass(waist, subject.sex) === 'pre-central-obesity';
  const discontent = SELF_ASSESSMENT[subject.code('elderHealthSelfAssessment') ?? ''];
  return [
    ...findings.filter(isHint).map(({ text }) => text),
    ...(before ? [`腰围 ${valueText(waist, { unit: 'cm', digits: 1 })}（中心性肥胖前期）`] : []),
    ...(discontent ? [`老年人健康状态自我评估：${discontent}，请了解原因`] : []),
  ];
}
