import { pointsOf, totalOf, type RawInput } from '../../clinical/index.ts';
import { compareExact, multiplyExact, roundHalfUp } from '../../shared/index.ts';

/** The eight unbalanced constitutions in the printed order, four questions each (codes 1–5 are the points). */
export const UNBALANCED = [
  { key: 'qiDeficiency', label: '气虚质', items: ['easilyTired', 'shortOfBreath', 'weakVoice', 'frequentColds'] },
  {
    key: 'yangDeficiency',
    label: '阳虚质',
    items: ['coldHandsFeet', 'coldStomachBackKnees', 'coldIntolerant', 'coldFoodDiscomfort'],
  },
  { key: 'yinDeficiency', label: '阴虚质', items: ['dryEyes', 'drySkinLips', 'dryMouthThirst', 'dryStool'] },
  {
    key: 'phlegmDampness',
    label: '痰湿质',
    items: ['bodyHeavy', 'stickyMouthOrSnoring', 'largeAbdomen', 'thickGreasyTongue'],
  },
  { key: 'dampHeat', label: '湿热质', items: ['oilyFaceNose', 'eczemaBoils', 'bitterMouthOdor', 'stickyStool'] },
  {
    key: 'bloodStasis',
    label: '血瘀质',
    items: ['spontaneousBruising', 'numbnessFixedPain', 'dullComplexionSpots', 'purpleSublingualVeins'],
  },
  {
    key: 'qiStagnation',
    label: '气郁质',
    items: ['depressedMood', 'nervousAnxious', 'lonelyLost', 'easilyFrightened'],
  },
  {
    key: 'specialDiathesis',
    label: '特禀质',
    items: ['nasalWithoutCold', 'allergyProne', 'urticariaProne', 'dermographism'],
  },
] as const;

/** One of the eight constitutions of traditional Chinese medicine that are not balanced. */
export type UnbalancedKey = (typeof UNBALANCED)[number]['key'];
/** Questions 2, 4, 5 and 13 count for the balanced constitution the other way round. */
const BALANCED_REVERSED = ['easilyTired', 'weakVoice', 'depressedMood', 'coldIntolerant'] as const;

/** Limits of the printed table. One reprint has <8 and <10 for the balanced one, which would contradict 倾向是 from 9 on; kept as ≤8, ≤10. */
const LIMITS = { yes: 11, tendency: 9, balanced: 17, othersYes: 8, othersMostly: 10 } as const;

/** 1 是, 2 倾向是 (balanced: 基本是), 3 否: dictionaries tcm-identification and tcm-identification-balanced. */
export type TcmResult = '1' | '2' | '3';
/** Points of one constitution and what they mean. */
export type TcmScore = { readonly score: number; readonly result: TcmResult };

/** Result of the questionnaire on constitutions; what is not answered fully is absent. */
export type TcmConstitution = {
  readonly unbalanced: { readonly [key in UnbalancedKey]?: TcmScore };
  readonly balanced: { readonly score?: number; readonly result?: TcmResult };
  /** All that hold, in words; present once every result is known. */
  readonly conclusion?: string;
};

/** ≥11 是, 9–10 倾向是, ≤8 否. */
export const unbalancedResult = (score: number): TcmResult =>
  score >= LIMITS.yes ? '1' : score >= LIMITS.tendency ? '2' : '3';

/**
 * 老年人中医体质辨识, 33 questions (national standard, third edition, 2017 [S]); answers under the form's keys, 1–5 points.
 * Several unbalanced constitutions may hold at once. The balanced one is 是 with ≥17 points and all others ≤8, 基本是 with all others ≤10.
 * A score is missing until its questions are answered; 平和质 否 is certain as soon as its score is below 17 or any other is above 10.
 */
export function assessTcmConstitution(answers: RawInput): TcmConstitution {
  const points = (key: string): number | undefined => pointsOf(answers[key], 1, 5);
  const scores = UNBALANCED.map(({ key, items }) => [key, totalOf(items.map(points))] as const);
  const reversed = BALANCED_REVERSED.map((key) => {
    const value = points(key);
    return value === undefined ? undefined : 6 - value;
  });
  const score = totalOf([points('energetic'), ...reversed]);
  const result = balancedResult(
    score,
    scores.map(([, value]) => value),
  );
  const unbalanced: { [key in UnbalancedKey]?: TcmScore } = {};
  for (const [key, value] of scores)
    if (value !== undefined) unbalanced[key] = { score: value, result: unbalancedResult(value) };
  const conclusion = conclusionOf(unbalanced, result);
  return {
    unbalanced,
    balanced: { ...(score === undefined ? {} : { score }), ...(result ? { result } : {}) },
    ...(conclusion === undefined ? {} : { conclusion }),
  };
}

function balancedResult(score: number | undefined, others: readonly (number | undefined)[]): TcmResult | undefined {
  if (score !== undefined && score < LIMITS.balanced) return '3';
  if (others.some((other) => other !== undefined && other > LIMITS.othersMostly)) return '3';
  const highest = others.includes(undefined) ? undefined : Math.max(...others.map((other) => other!));
  if (score === undefined || highest === undefined) return undefined;
  return highest <= LIMITS.othersYes ? '1' : '2';
}

function conclusionOf(unbalanced: TcmConstitution['unbalanced'], balanced: TcmResult | undefined): string | undefined {
  if (balanced === undefined || UNBALANCED.some(({ key }) => !unbalanced[key])) return undefined;
  const parts = UNBALANCED.flatMap(({ key, label }) => {
    const { result } = unbalanced[key]!;
    return result === '3' ? [] : [`${label}（${result === '1' ? '是' : '倾向是'}）`];
  });
  if (balanced !== '3') parts.unshift(`平和质（${balanced === '1' ? '是' : '基本是'}）`);
  return parts.length > 0 ? parts.join('、') : '各体质均未达标准，建议复核问卷';
}

const codeFrom = (
  reaches: (limit: number) => boolean,
  limits: readonly (readonly [from: number, code: string])[],
): string => limits.find(([from]) => reaches(from))?.[1] ?? '1';

const BODY_MASS_LIMITS = [
  [28, '5'],
  [26, '4'],
  [25, '3'],
  [24, '2'],
] as const;

/** Question 9 by BMI: <24, 24–<25, 25–<26, 26–<28, ≥28; decided on the unrounded quotient. `weight` kg, `height` cm. */
export function bodyHeavyCode(weight: number | undefined, height: number | undefined): string | undefined {
  if (!(weight! > 0) || !(height! > 0)) return undefined;
  const [scaled, squared] = [multiplyExact(weight!, 10_000), multiplyExact(height!, height!)];
  return codeFrom((limit) => compareExact(scaled, multiplyExact(limit, squared)) >= 0, BODY_MASS_LIMITS);
}

/** Question 28 by waist in cm, first rounded half up to whole cm [P]: <80, 80–85, 86–90, 91–105, >105. */
export function largeAbdomenCode(waist: number | undefined): string | undefined {
  if (!(waist! > 0)) return undefined;
  const whole = roundHalfUp(waist!, 0);
  return codeFrom(
    (limit) => whole >= limit,
    [
      [106, '5'],
      [91, '4'],
      [86, '3'],
      [80, '2'],
    ],
  );
}

/** Question 14 by colds a year: <2, 2–4, 5–6, from 7 on (the print has a gap between 6 and 8 [P]), from 12 on 几乎每月 [P]. */
export function frequentColdsCode(timesPerYear: number | undefined): string | undefined {
  if (timesPerYear === undefined || !Number.isInteger(timesPerYear) || timesPerYear < 0) return undefined;
  return codeFrom(
    (limit) => timesPerYear >= limit,
    [
      [12, '5'],
      [7, '4'],
      [5, '3'],
      [2, '2'],
    ],
  );
}
