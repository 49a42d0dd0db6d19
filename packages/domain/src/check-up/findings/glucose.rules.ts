import { judge, type Band, type MeasuredItem } from '../banding.ts';
import type { CheckUpSubject } from '../check-up-subject.ts';
import { FINDING_CATEGORY, type Finding } from '../finding.ts';

const item = (label: string, unit = 'mmol/L', digits = 2): MeasuredItem => ({
  label,
  unit,
  digits,
  category: FINDING_CATEGORY.glucose,
});

const CRITICAL: readonly Band[] = [
  { from: 16.7, code: 'FPG_CRITICAL_HIGH', severity: 4, note: '危急值' },
  { below: 2.8, code: 'FPG_CRITICAL_LOW', severity: 4, note: '危急值' },
];
const FASTING_KNOWN: readonly Band[] = [
  ...CRITICAL,
  { upTo: 3.9, code: 'HYPOGLYCEMIA_DM', severity: 3, note: '糖尿病患者，低血糖' },
  { from: 7, code: 'FPG_UNCONTROLLED', severity: 2, note: '糖尿病患者，控制不满意' },
];
const FASTING_UNKNOWN: readonly Band[] = [
  ...CRITICAL,
  { from: 7, code: 'FPG_DIABETES_RANGE', severity: 2, note: '达糖尿病切点水平，须另日复查' },
  { from: 6.1, code: 'FPG_IMPAIRED', severity: 2, note: '空腹血糖受损' },
  { below: 3.9, code: 'FPG_LOW', severity: 2, note: '血糖偏低' },
];
const HBA1C_KNOWN: readonly Band[] = [
  { from: 7, code: 'HBA1C_UNCONTROLLED', severity: 2, note: '糖尿病患者，控制不满意' },
];
const HBA1C_UNKNOWN: readonly Band[] = [
  { from: 6.5, code: 'HBA1C_DIABETES_RANGE', severity: 2, note: '达糖尿病切点水平，须复查' },
  { from: 6.1, code: 'HBA1C_HIGH', severity: 1, note: '偏高' },
];
const POSTPRANDIAL: readonly Band[] = [
  { from: 11.1, code: 'PPG_DIABETES_RANGE', severity: 2, note: '达糖尿病切点水平，须复查' },
  { from: 7.8, code: 'PPG_IMPAIRED', severity: 2, note: '糖耐量减低可疑' },
];
const RANDOM: readonly Band[] = [
  { from: 16.7, code: 'FPG_CRITICAL_HIGH', severity: 4, note: '危急值' },
  { from: 11.1, code: 'RANDOM_GLUCOSE_HIGH', severity: 2, note: '须复查空腹血糖' },
];

/**
 * Glucose in mmol/L of venous plasma and HbA1c in % (section 4.3). 16.7 and, for known diabetics, 3.9 (inclusive) are the standard's
 * urgent lines [S]; the others guideline limits [G]. Ranges such as "6.1–6.99" mean from 6.1 up to below 7.0, whatever the places.
 */
export function glucoseFindings(subject: CheckUpSubject): readonly Finding[] {
  const known = subject.knows('diabetes');
  const fasting = judge(subject.fastingGlucose, item('空腹血糖'), known ? FASTING_KNOWN : FASTING_UNKNOWN);
  const random = judge(subject.number('randomGlucose'), item('随机血糖'), RANDOM);
  return [
    ...fasting,
    ...judge(subject.number('hba1c'), item('糖化血红蛋白', '%', 1), known ? HBA1C_KNOWN : HBA1C_UNKNOWN),
    ...judge(subject.number('postprandialGlucose2h'), item('餐后 2 小时血糖'), POSTPRANDIAL),
    ...random,
  ];
}
