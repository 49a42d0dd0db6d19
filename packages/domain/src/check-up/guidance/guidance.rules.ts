import { hypertensionRiskReasons, rowsOf, textOf } from '../../clinical/index.ts';
import { addMonths, parseCalendarDay } from '../../shared/index.ts';
import type { CheckUpSubject } from '../check-up-subject.ts';
import { FINDING_CATEGORY, type Finding } from '../finding.ts';

/** Diseases with a programme of their own that a confirmed patient is enrolled in (重点人群). */
const PROGRAMMES = ['hypertension', 'diabetes', 'psychosis', 'tuberculosis', 'copd'] as const;
const CHRONIC = [...PROGRAMMES, 'coronary-heart-disease', 'stroke', 'tumour'] as const;

/** Codes 1 enrol, 2 re-check, 3 refer (section 6 [S]). A first-time finding never enrols: it is confirmed first. */
export function healthGuidance(subject: CheckUpSubject, findings: readonly Finding[]): readonly string[] {
  return [
    ...(PROGRAMMES.some((disease) => subject.knows(disease)) ? ['1'] : []),
    ...(findings.some(({ severity }) => severity === 2) ? ['2'] : []),
    ...(findings.some(({ severity }) => severity >= 3) ? ['3'] : []),
  ];
}

/**
 * Codes 1 stop smoking, 2 drink less, 3 diet, 4 exercise, 5 lose weight, 6 vaccines, 7 other (section 7; 3 and 4 for everybody [P]).
 * The text would also tick 6 for every chronic patient, worked example 4 (58 years, diabetes and hypertension) does not: the examples are
 * followed, and `vaccineAdvice` is ready for chronic patients as soon as the doctor ticks 6.
 */
export function riskFactorControl(subject: CheckUpSubject): readonly string[] {
  const frequency = subject.code('drinkingFrequency');
  const drinks = ['2', '3', '4'].includes(frequency ?? '') && subject.code('quitDrinking') !== '2';
  const tooMuch =
    frequency === '3' ||
    frequency === '4' ||
    subject.code('drunkInPastYear') === '1' ||
    (subject.number('dailyAlcohol') ?? 0) >= 2;
  const chosen: readonly (readonly [code: string, chosen: boolean])[] = [
    ['1', subject.code('smokingStatus') === '3'],
    ['2', drinks && tooMuch],
    ['3', true],
    ['4', true],
    ['5', subject.bmi !== undefined && subject.bmi >= 24],
    ['6', subject.age >= 60],
    ['7', subject.age >= 65],
  ];
  return chosen.filter(([, yes]) => yes).map(([code]) => code);
}

const VACCINES: readonly (readonly [name: string, given: RegExp])[] = [
  ['流感疫苗', /流感/],
  ['23价肺炎球菌多糖疫苗', /肺炎(球菌|链球菌|疫苗)|23\s*价/],
];

/** Vaccines for people of 60 and over and chronic patients; what the sheet shows as given within a year is left out (section 7). */
export function vaccineAdvice(subject: CheckUpSubject): string {
  if (subject.age < 60 && !CHRONIC.some((disease) => subject.knows(disease))) return '';
  const examDate = parseCalendarDay(textOf(subject.raw['examDate']) ?? '');
  const given = rowsOf(subject.raw['vaccinations'])
    .filter((row) => {
      const on = parseCalendarDay(textOf(row['vaccinationDate']) ?? '');
      return !on || !examDate || on >= addMonths(examDate, -12);
    })
    .map((row) => textOf(row['vaccineName']) ?? '');
  return VACCINES.filter(([, pattern]) => !given.some((name) => pattern.test(name)))
    .map(([name]) => name)
    .join('、');
}

/**
 * Proposal for 其他危险因素控制, at most 300 characters: what the person's diseases, habits and findings ask for, and for people of 65 and over
 * what the standard of care for the elderly wants told [S].
 */
export function riskFactorOther(subject: CheckUpSubject, findings: readonly Finding[]): string {
  const has = (...codes: readonly string[]): boolean => findings.some(({ code }) => codes.includes(code));
  const inCategory = (category: number): boolean =>
    findings.some((finding) => finding.category === category && finding.code !== 'BP_HIGH_NORMAL');
  const habit = (code: string): boolean => subject.codes('dietHabits').includes(code);
  const pressure =
    subject.knows('hypertension') || has('BP_GRADE1', 'BP_GRADE2', 'BP_GRADE3', 'BP_UNCONTROLLED', 'BP_HIGH_NORMAL');
  const sugar =
    subject.knows('diabetes') ||
    has(
      'FPG_IMPAIRED',
      'FPG_DIABETES_RANGE',
      'FPG_UNCONTROLLED',
      'FPG_CRITICAL_HIGH',
      'RANDOM_GLUCOSE_HIGH',
      'PPG_IMPAIRED',
      'PPG_DIABETES_RANGE',
      'HBA1C_HIGH',
      'HBA1C_DIABETES_RANGE',
      'HBA1C_UNCONTROLLED',
    );
  const advice: readonly (readonly [boolean, string])[] = [
    [pressure || habit('4'), '低盐饮食（每日食盐不超过 5 克）'],
    [inCategory(FINDING_CATEGORY.lipids) || habit('2') || habit('5'), '低脂饮食'],
    [sugar || habit('6'), '控制糖和主食摄入'],
    [has('URIC_ACID_HIGH'), '低嘌呤饮食、多饮水'],
    [has('ANEMIA', 'HGB_LOW', 'BMI_UNDERWEIGHT'), '加强营养'],
    [!pressureFound(findings) && isAtRiskOfHypertension(subject), '每半年至少测量 1 次血压'],
    [subject.age >= 65, '防跌倒、预防骨质疏松、意外伤害预防与自救'],
  ];
  return advice
    .filter(([applies]) => applies)
    .map(([, text]) => text)
    .join('；');
}

const pressureFound = (findings: readonly Finding[]): boolean =>
  findings.some(({ category, code }) => category === FINDING_CATEGORY.bloodPressure && code !== 'BP_HIGH_NORMAL');

/** Without the diagnosis, but of the high-risk population (section 4.1 [S]); the family's history is not on the sheet. */
function isAtRiskOfHypertension(subject: CheckUpSubject): boolean {
  if (subject.knows('hypertension')) return false;
  const drinks = subject.code('quitDrinking') !== '2';
  return (
    hypertensionRiskReasons({
      age: subject.age,
      sex: subject.sex,
      systolic: subject.systolic,
      diastolic: subject.diastolic,
      bmi: subject.bmi,
      waist: subject.number('waistCircumference'),
      saltyDiet: subject.codes('dietHabits').includes('4'),
      dailyAlcohol: drinks ? subject.number('dailyAlcohol') : undefined,
    }).length > 0
  );
}
