import { compareExact, multiplyExact } from '../shared/index.ts';
import { anyOf, atLeast, type Fact } from './certainty.ts';

/** Codes of dictionaries/gold-airflow-grade. */
export type GoldGrade = '1' | '2' | '3' | '4';
/** Codes of dictionaries/gold-group (GOLD 2023: C and D became E). */
export type GoldGroup = 'A' | 'B' | 'E';

/**
 * Severity of the airflow limitation by FEV1 in % of the predicted value, after a bronchodilator: 1 from 80, 2 from 50, 3 from 30 on, else 4
 * (section 5 [G]). Only meaningful where FEV1/FVC confirms the disease, see `isAirflowObstructed`.
 */
export function goldGrade(fev1Predicted: number | undefined): GoldGrade | undefined {
  if (!(fev1Predicted! > 0)) return undefined;
  if (fev1Predicted! >= 80) return '1';
  if (fev1Predicted! >= 50) return '2';
  return fev1Predicted! >= 30 ? '3' : '4';
}

/** FEV1/FVC below 0.70 after a bronchodilator, on the unrounded ratio of litres: 0.69999 is obstructed, 0.70 is not [G]. */
export function isAirflowObstructed(fev1: number | undefined, fvc: number | undefined): boolean | undefined {
  if (!(fev1! > 0) || !(fvc! > 0)) return undefined;
  return compareExact(fev1!, multiplyExact(fvc!, '0.7')) < 0;
}

/** What the GOLD group of a patient with COPD is made of; what is absent is unknown. */
export type CopdBurden = {
  /** Moderate exacerbations of the last year. */
  readonly exacerbations?: number | undefined;
  /** Stays in hospital for an exacerbation in the last year. */
  readonly hospitalizations?: number | undefined;
  /** 0 to 4. */
  readonly mmrc?: number | undefined;
  /** 0 to 40. */
  readonly cat?: number | undefined;
};

/** E with ≥2 exacerbations or ≥1 stay in hospital in the year; at high risk whatever the symptoms [G]. */
export const hasFrequentExacerbations = ({ exacerbations, hospitalizations }: CopdBurden): Fact =>
  anyOf(atLeast(exacerbations, 2), atLeast(hospitalizations, 1));

/** Breathless with mMRC ≥2 or CAT ≥10; the scales may stand for each other, so that one low scale alone decides nothing against the other. */
export const isMuchBurdened = ({ mmrc, cat }: CopdBurden): Fact => anyOf(atLeast(mmrc, 2), atLeast(cat, 10));

/**
 * GOLD group: E, else B when much burdened, else A. Missing while an unanswered item could still change it: A needs all four answers.
 */
export function goldGroup(burden: CopdBurden): GoldGroup | undefined {
  const frequent = hasFrequentExacerbations(burden);
  if (frequent !== false) return frequent && 'E';
  const burdened = isMuchBurdened(burden);
  return burdened === undefined ? undefined : burdened ? 'B' : 'A';
}

/** Burden by the CAT total: low up to 10, medium 11–20, high 21–30, very high above [G]. Missing outside 0–40 and for fractions. */
export function catBurden(total: number | undefined): 'low' | 'medium' | 'high' | 'very-high' | undefined {
  if (total === undefined || !Number.isInteger(total) || total < 0 || total > 40) return undefined;
  if (total <= 10) return 'low';
  if (total <= 20) return 'medium';
  return total <= 30 ? 'high' : 'very-high';
}

/** Sum of the eight questions of the CAT, 0 to 5 each; missing unless all eight are answered so. */
export function catTotal(answers: readonly (number | undefined)[]): number | undefined {
  if (answers.length !== 8) return undefined;
  return answers.reduce(
    (sum, answer) =>
      sum !== undefined && answer !== undefined && Number.isInteger(answer) && answer >= 0 && answer <= 5
        ? sum + answer
        : undefined,
    0,
  );
}
