import { codeOf, isMmsePositive, pointsOf, totalOf, type RawInput, type Schooling } from '../../clinical/index.ts';

/** The thirty items of the MMSE, one point each, under the form's keys. */
export const MMSE_ITEMS = [
  'year',
  'season',
  'month',
  'dayOfMonth',
  'weekday',
  'province',
  'district',
  'street',
  'place',
  'floor',
  'registrationBall',
  'registrationFlag',
  'registrationTree',
  'serial93',
  'serial86',
  'serial79',
  'serial72',
  'serial65',
  'recallBall',
  'recallFlag',
  'recallTree',
  'nameWatch',
  'namePencil',
  'repetition',
  'readCommand',
  'commandTake',
  'commandFold',
  'commandPlace',
  'sentence',
  'pentagon',
] as const;

const SHEET_SCHOOLING: { readonly [code: string]: Schooling } = { 1: 'none', 2: 'primary', 3: 'secondary' };
/** Highest total that still suggests an impairment; the printed tables differ, this is the first of `rules/scales.md` [G]. */
const CUTOFF: { readonly [schooling in Schooling]: number } = { none: 17, primary: 20, secondary: 24 };

/** The sheet's schooling code for the archive's education level (1–7 → 3, 8 → 2, 9 → 1); 10 不详 has to be asked. */
export function mmseEducationOf(educationLevel: unknown): '1' | '2' | '3' | undefined {
  const level = pointsOf(educationLevel, 1, 9);
  if (level === undefined) return undefined;
  return level === 9 ? '1' : level === 8 ? '2' : '3';
}

/** Result of the coarse screening and the MMSE; what cannot be judged yet is absent. */
export type CognitionAssessment = {
  /** 1 negative, 2 positive: three words repeated at once and recalled after a minute. */
  readonly coarseScreening?: '1' | '2';
  /** 0–30 */
  readonly total?: number;
  readonly cutoff?: number;
  /** 1 above the cutoff, 2 suggests an impairment. */
  readonly result?: '1' | '2';
};

/**
 * MMSE (简易智力状态检查量表) with the form's keys; `educationLevel` 1 no school (≤17), 2 primary (≤20), 3 secondary and above (≤24) [G].
 * No total before all thirty items are answered; without the schooling only ≤17 and ≥25 give a result.
 */
export function assessCognition(answers: RawInput): CognitionAssessment {
  const coarseScreening = coarse(answers['recallImmediate'], answers['recallOneMinute']);
  const total = totalOf(MMSE_ITEMS.map((item) => pointsOf(answers[item], 0, 1)));
  const schooling = SHEET_SCHOOLING[codeOf(answers['educationLevel']) ?? ''];
  const positive = total === undefined ? undefined : isMmsePositive(total, schooling);
  return {
    ...(coarseScreening ? { coarseScreening } : {}),
    ...(total === undefined ? {} : { total }),
    ...(schooling ? { cutoff: CUTOFF[schooling] } : {}),
    ...(positive === undefined ? {} : { result: positive ? '2' : '1' }),
  };
}

/** Who cannot repeat the words at once is positive; the recall is then not asked any more. */
function coarse(immediate: unknown, recalled: unknown): '1' | '2' | undefined {
  if (immediate === false || recalled === false) return '2';
  return immediate === true && recalled === true ? '1' : undefined;
}

const EXPECTED_SERIAL = 7;

/**
 * Points of the five serial sevens from 100 on: each answer is judged against the one before, so 93, 88, 81, 74, 67 gives 1+0+1+1+1.
 * An answer that is missing scores 0, and so does the one after it, whose start nobody knows.
 */
export function serialSevens(answers: readonly (number | undefined)[]): readonly (0 | 1)[] {
  return Array.from({ length: 5 }, (_, index) => {
    const before = index === 0 ? 100 : answers[index - 1];
    const answer = answers[index];
    return before !== undefined && answer !== undefined && before - answer === EXPECTED_SERIAL ? 1 : 0;
  });
}
