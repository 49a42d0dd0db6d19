import { bloodPressureLevel, isHypertensiveCrisis, isUncontrolled } from '../../clinical/index.ts';
import type { CheckUpSubject } from '../check-up-subject.ts';
import { FINDING_CATEGORY, type Finding, type Severity } from '../finding.ts';

type Judged = readonly [code: string, severity: Severity, note: string, arrow: '↑' | '↓' | ''];

/**
 * Blood pressure in mmHg, higher arm (section 4.1). First match counts; one pressure alone is judged as far as it goes.
 * People with known hypertension are judged by control (≥65 years <150/90) [S], all others by grade [S]/[G].
 * The difference between the arms is judged for everybody: it puts the reading itself in doubt, whatever the diagnosis [P].
 */
export function bloodPressureFindings(subject: CheckUpSubject): readonly Finding[] {
  const { systolic, diastolic } = subject;
  if (systolic === undefined && diastolic === undefined) return [];
  const known = subject.knows('hypertension');
  const judged = known ? underCare(subject) : untreated(systolic, diastolic);
  const value = `${systolic ?? '—'}/${diastolic ?? '—'} mmHg`;
  const isolated =
    !known &&
    systolic !== undefined &&
    diastolic !== undefined &&
    bloodPressureLevel(systolic, diastolic).isolatedSystolic;
  const common = { category: FINDING_CATEGORY.bloodPressure, item: '血压', value } as const;
  const findings: Finding[] = [];
  if (judged) {
    const [code, severity, note, arrow] = judged;
    const text = `血压 ${value}${arrow}（${note}${isolated ? '，单纯收缩期' : ''}）`;
    findings.push({
      ...common,
      code,
      severity,
      text,
      ...(code === 'BP_HIGH_NORMAL' ? { unwritten: true as const } : {}),
    });
  }
  if (isolated)
    findings.push({
      ...common,
      code: 'BP_ISOLATED_SYSTOLIC',
      severity: 1,
      text: '单纯收缩期血压升高',
      unwritten: true,
    });
  return [...findings, ...armDifference(subject)];
}

function untreated(systolic = Number.NaN, diastolic = Number.NaN): Judged | undefined {
  const reaches = (high: number, low: number): boolean => systolic >= high || diastolic >= low;
  if (reaches(180, 110)) return ['BP_GRADE3', 3, '3 级水平', '↑'];
  if (reaches(160, 100)) return ['BP_GRADE2', 2, '2 级水平', '↑'];
  if (reaches(140, 90)) return ['BP_GRADE1', 2, '1 级水平', '↑'];
  if (reaches(120, 80)) return ['BP_HIGH_NORMAL', 1, '正常高值', ''];
  return isLow(systolic, diastolic) ? LOW : undefined;
}

function underCare({ systolic, diastolic, age }: CheckUpSubject): Judged | undefined {
  if (isHypertensiveCrisis(systolic, diastolic)) return ['BP_GRADE3', 3, '高血压患者，3 级水平', '↑'];
  if (isUncontrolled(systolic, diastolic, age)) return ['BP_UNCONTROLLED', 2, '高血压患者，控制不满意', '↑'];
  return isLow(systolic ?? Number.NaN, diastolic ?? Number.NaN) ? LOW : undefined;
}

const LOW: Judged = ['BP_LOW', 2, '血压偏低', '↓'];
const isLow = (systolic: number, diastolic: number): boolean => systolic < 90 || diastolic < 60;

function armDifference(subject: CheckUpSubject): readonly Finding[] {
  const [left, right] = [subject.number('leftSystolic'), subject.number('rightSystolic')];
  if (left === undefined || right === undefined || Math.abs(left - right) < 20) return [];
  const value = `${Math.abs(left - right)} mmHg`;
  return [
    {
      code: 'BP_ARM_DIFFERENCE',
      severity: 2,
      category: FINDING_CATEGORY.bloodPressure,
      item: '双上肢收缩压差',
      value,
      text: `双上肢收缩压差 ${value}↑（左 ${left}，右 ${right}）`,
    },
  ];
}
