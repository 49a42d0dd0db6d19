import { ADULT_RANGES } from './reference-range.data.ts';
import type { ClinicalSex } from './sex.ts';

/** Both ends belong to the range. Ages in completed years, inclusive. */
export type ReferenceRange = {
  readonly low: number;
  readonly high: number;
  readonly sex?: ClinicalSex;
  readonly minAge?: number;
  readonly maxAge?: number;
};

/**
 * The range of an analyte (key of the check-up and supplement forms, in their units) for an adult of that sex and age.
 * Missing under 18, for an unknown analyte, and where the range depends on a sex that is not known.
 */
export function referenceRange(
  analyte: string,
  sex: ClinicalSex | undefined,
  age: number | undefined,
): ReferenceRange | undefined {
  if (age === undefined || age < 18 || !Object.hasOwn(ADULT_RANGES, analyte)) return undefined;
  return ADULT_RANGES[analyte]!.find(
    (range) =>
      (range.sex === undefined || range.sex === sex) &&
      age >= (range.minAge ?? 0) &&
      age <= (range.maxAge ?? Number.POSITIVE_INFINITY),
  );
}
