/** Venous plasma, mmol/L; HbA1c in %. */
export type GlucoseMeasures = {
  readonly fasting?: number | undefined;
  /** Two hours after 75 g of glucose. */
  readonly ogtt2h?: number | undefined;
  readonly random?: number | undefined;
  readonly hba1c?: number | undefined;
  /** Thirst, polyuria, hunger, unexplained loss of weight: only then does a random value count. */
  readonly typicalSymptoms?: boolean | undefined;
};

/** State of glucose metabolism: normal, impaired fasting glucose, impaired tolerance, both, or diabetes. */
export type GlucoseState = 'normal' | 'IFG' | 'IGT' | 'IFG+IGT' | 'DM';

/** A state of glucose metabolism, and what keeps it from being final. */
export type GlucoseClassification = {
  readonly state: GlucoseState;
  /** Only the fasting value is known: an impaired tolerance is not excluded. */
  readonly toleranceUnknown: boolean;
  /** Reaches the diagnostic line without typical symptoms: to be repeated on another day before it is a diagnosis. */
  readonly repeatNeeded: boolean;
};

const reaches = (value: number | undefined, limit: number): boolean => value !== undefined && value >= limit;

/**
 * State of the glucose metabolism (follow-up section 2.1, thresholds section 3 [S]): diabetes from 7.0 fasting, 11.1 after 2 h or at random with
 * typical symptoms, HbA1c 6.5 % (supplementary); IFG 6.1 ≤ x < 7.0 fasting; IGT 7.8 ≤ x < 11.1 after 2 h. A state reached by one value is
 * not taken back by a missing other; `normal` needs the fasting value at least, and says so when the 2 h value is missing.
 *
 * @example
 * ```ts
 * classifyGlucose({ fasting: 6.4 })?.state; // 'IFG'
 * ```
 */
export function classifyGlucose(measures: GlucoseMeasures): GlucoseClassification | undefined {
  const { fasting, ogtt2h, random, hba1c, typicalSymptoms } = measures;
  const toleranceUnknown = ogtt2h === undefined;
  const diabetic =
    reaches(fasting, 7) ||
    reaches(ogtt2h, 11.1) ||
    reaches(hba1c, 6.5) ||
    (reaches(random, 11.1) && typicalSymptoms === true);
  if (diabetic) return { state: 'DM', toleranceUnknown: false, repeatNeeded: typicalSymptoms !== true };
  const [ifg, igt] = [reaches(fasting, 6.1), reaches(ogtt2h, 7.8)];
  if (ifg && igt) return { state: 'IFG+IGT', toleranceUnknown, repeatNeeded: false };
  if (igt) return { state: 'IGT', toleranceUnknown, repeatNeeded: false };
  if (ifg) return { state: 'IFG', toleranceUnknown, repeatNeeded: false };
  return fasting === undefined ? undefined : { state: 'normal', toleranceUnknown, repeatNeeded: false };
}

/** The 75 g test of weeks 24–28, mmol/L: any of fasting ≥5.1, 1 h ≥10.0, 2 h ≥8.5 is gestational diabetes; none of three known is not [G]. */
export function isGestationalDiabetes(
  fasting: number | undefined,
  oneHour: number | undefined,
  twoHours: number | undefined,
): boolean | undefined {
  if (reaches(fasting, 5.1) || reaches(oneHour, 10) || reaches(twoHours, 8.5)) return true;
  return fasting === undefined || oneHour === undefined || twoHours === undefined ? undefined : false;
}
