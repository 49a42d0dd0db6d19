import { bodyMassClass, waistClass, type BodyMassClass } from '../../clinical/index.ts';
import { valueText } from '../banding.ts';
import type { CheckUpSubject } from '../check-up-subject.ts';
import { FINDING_CATEGORY, type Finding } from '../finding.ts';

const OBESE = ['BMI_OBESE', '肥胖', '↑'] as const;
const BY_CLASS: { readonly [cls in BodyMassClass]?: readonly [code: string, note: string, arrow: string] } = {
  underweight: ['BMI_UNDERWEIGHT', '体重过低', '↓'],
  overweight: ['BMI_OVERWEIGHT', '超重', '↑'],
  'obese-mild': OBESE,
  'obese-moderate': OBESE,
  'obese-severe': OBESE,
  'obese-extreme': OBESE,
};

/** BMI (kg/m², compared as rounded to 2 places) and waist (cm), section 4.2, WS/T 428-2013 [G]. Without the sex the waist is not judged. */
export function bodyShapeFindings(subject: CheckUpSubject): readonly Finding[] {
  const category = FINDING_CATEGORY.bodyShape;
  const findings: Finding[] = [];
  const judged = subject.bmi === undefined ? undefined : BY_CLASS[bodyMassClass(subject.bmi)];
  if (judged) {
    const value = valueText(subject.bmi!, { unit: 'kg/m²', digits: 2 });
    findings.push({
      code: judged[0],
      severity: 1,
      category,
      item: '体质指数',
      value,
      text: `体质指数 ${value}${judged[2]}（${judged[1]}）`,
    });
  }
  const waist = subject.number('waistCircumference');
  if (waist !== undefined && subject.sex && waistClass(waist, subject.sex) === 'central-obesity') {
    const value = valueText(waist, { unit: 'cm', digits: 1 });
    findings.push({
      code: 'WAIST_CENTRAL_OBESITY',
      severity: 1,
      category,
      item: '腰围',
      value,
      text: `腰围 ${value}↑（中心性肥胖）`,
    });
  }
  return findings;
}
