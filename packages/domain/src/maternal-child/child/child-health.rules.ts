import { compareExact, multiplyExact, addExact, divideExact, exactToNumber } from '../../shared/index.ts';

/** Whether a child is anaemic by its haemoglobin, and how much. */
export type ChildAnaemia = {
  readonly anaemic: boolean;
  /** Only from 6 months on. */ readonly degree?: 'mild' | 'moderate' | 'severe';
};

/** `national`: <110 g/L for all of 6 months to 7 years (the standard's default); `wst-441`: <115 from 5 years on. */
export type AnaemiaStandard = 'national' | 'wst-441';

/** Limit in g/L at sea level by age: newborns (<28 days) 145, up to 4 months 90, up to 6 months 100 [recall]; then by the standard. Missing from 7 years on. */
export function childAnaemiaLimit(
  months: number,
  days: number,
  standard: AnaemiaStandard = 'national',
): number | undefined {
  if (months >= 84 || months < 0) return undefined;
  if (months === 0 && days < 28) return 145;
  if (months < 4) return 90;
  if (months < 6) return 100;
  return standard === 'wst-441' && months >= 60 ? 115 : 110;
}

/**
 * Anaemia of a child under 7 by haemoglobin (g/L). From 1000 m on every limit is raised by 4 % per 1000 m of altitude [P, simplified]. Degrees: mild down to 90,
 * moderate 60–89, severe <60. `months` and `days` of age; `days` matter in the first month only.
 */
export function childAnaemia(
  haemoglobin: number | undefined,
  months: number | undefined,
  options: { readonly days?: number; readonly altitude?: number; readonly standard?: AnaemiaStandard } = {},
): ChildAnaemia | undefined {
  if (!(haemoglobin! > 0) || months === undefined) return undefined;
  const limit = childAnaemiaLimit(months, options.days ?? 28, options.standard);
  if (limit === undefined) return undefined;
  const altitude = options.altitude !== undefined && options.altitude >= 1000 ? options.altitude : 0;
  const factor = addExact(1, multiplyExact('0.00004', altitude));
  const below = (sea: number): boolean => compareExact(haemoglobin!, multiplyExact(sea, factor)) < 0;
  const anaemic = below(limit);
  return {
    anaemic,
    ...(anaemic && months >= 6 ? { degree: below(60) ? 'severe' : below(90) ? 'moderate' : 'mild' } : {}),
  };
}

/** Elemental iron a day for light and moderate anaemia: 1–2 mg per kg, 1 place. Checked again after 2–4 weeks. */
export function ironDose(weight: number | undefined): { readonly low: number; readonly high: number } | undefined {
  const low = weight! > 0 ? divideExact(weight!, 1, 1) : undefined;
  return low && { low: exactToNumber(low), high: exactToNumber(divideExact(multiplyExact(weight!, 2), 1, 1)!) };
}

/** 可疑佝偻病: any sign, or two symptoms and no vitamin D taken [P]. Codes of the sheet, `1` meaning none. Symptoms alone diagnose nothing. */
export function isRicketsSuspected(
  symptoms: readonly string[],
  signs: readonly string[],
  vitaminD: number | undefined,
): boolean {
  const present = (codes: readonly string[]): number => codes.filter((code) => code !== '1').length;
  return present(signs) > 0 || (present(symptoms) >= 2 && vitaminD === 0);
}

/** 25-(OH)D in nmol/L: <30 deficient, 30–50 insufficient, >50 sufficient. */
export const vitaminDStatus = (value: number): 'deficient' | 'insufficient' | 'sufficient' =>
  value < 30 ? 'deficient' : value <= 50 ? 'insufficient' : 'sufficient';

/** IU of vitamin D a day: 400 until 2 years; preterm, light and multiple children 800–1000 for the first three months. Missing from 24 months on. */
export const vitaminDDose = (
  months: number,
  atRisk: boolean,
): { readonly low: number; readonly high: number } | undefined =>
  months >= 24 ? undefined : atRisk && months < 3 ? { low: 800, high: 1000 } : { low: 400, high: 400 };

/** Any of the four warning signs of the age: 发育偏异可能. `0` is 未见异常; nothing answered is unknown. */
export const developmentDeviates = (signs: readonly string[] | undefined): boolean | undefined =>
  signs === undefined || signs.length === 0 ? undefined : signs.some((code) => code !== '0');

const WARNING_AGES = [72, 60, 48, 36, 30, 24, 18, 12, 8, 6, 3] as const;

/** Row of warning signs for a child's (corrected) months: the highest age that is reached; none before 3 months. */
export const warningSignAge = (months: number): number | undefined => WARNING_AGES.find((age) => months >= age);

/** Lines of the chart in the five-mark notation, 5 + lg V, 1 place. */
export const fiveMark = (vision: number): number | undefined =>
  vision > 0 ? Math.round((5 + Math.log10(vision)) * 10) / 10 : undefined;

/**
 * Vision (decimal) that asks for a referral: under 0.6 at 4 years, under 0.8 from 5 years on, or two and more lines between the eyes. The limit itself is
 * normal here (2021 standard [recall]; the one of 2013 referred it). Missing before 4 years or without an eye.
 */
export function isVisionAbnormal(
  left: number | undefined,
  right: number | undefined,
  months: number | undefined,
): boolean | undefined {
  if (months === undefined || months < 48) return undefined;
  const limit = months < 60 ? 0.6 : 0.8;
  if ([left, right].some((eye) => eye !== undefined && eye >= 0 && eye < limit)) return true;
  if (left === undefined || right === undefined) return undefined;
  const [a, b] = [fiveMark(left), fiveMark(right)];
  return a === undefined || b === undefined ? undefined : Math.abs(Math.round((a - b) * 10)) >= 2;
}

/** Fontanelle closed before 6 months or open after 24 [P]. */
export const isFontanelleUnusual = (closed: boolean, months: number): boolean => (closed ? months < 6 : months > 24);

/** No tooth at 13 months and later. */
export const isToothingLate = (teeth: number, months: number): boolean => teeth === 0 && months >= 13;

/** Level of a developmental quotient, in the words of the sheet. */
export type DevelopmentLevel = '优秀' | '良好' | '中等' | '临界偏低' | '智力发育障碍';

/** Mean mental age of the five areas in months, DQ = mental ÷ actual × 100 rounded to whole points. All five are needed. */
export function developmentQuotient(
  mentalAges: readonly (number | undefined)[],
  actualMonths: number | undefined,
): { readonly mentalAge: number; readonly quotient?: number; readonly level?: DevelopmentLevel } | undefined {
  if (mentalAges.length === 0 || mentalAges.some((age) => age === undefined || !(age >= 0))) return undefined;
  const sum = mentalAges.reduce<ReturnType<typeof addExact>>((total, age) => addExact(total, age!), addExact(0, 0));
  const mentalAge = exactToNumber(divideExact(sum, mentalAges.length, 1)!);
  const quotient =
    actualMonths! > 0
      ? exactToNumber(divideExact(multiplyExact(sum, 100), multiplyExact(mentalAges.length, actualMonths!), 0)!)
      : undefined;
  return { mentalAge, ...(quotient === undefined ? {} : { quotient, level: developmentLevel(quotient) }) };
}

/** DQ >130, 110–130, 80–109, 70–79, <70 (the print leaves 130 itself open: it counts as 良好). */
export const developmentLevel = (quotient: number): DevelopmentLevel =>
  quotient > 130
    ? '优秀'
    : quotient >= 110
      ? '良好'
      : quotient >= 80
        ? '中等'
        : quotient >= 70
          ? '临界偏低'
          : '智力发育障碍';
