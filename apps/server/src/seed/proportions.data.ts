/**
 * The county the seed imitates: national statistics where there are some, assumptions of the project elsewhere
 * (age 17 % over 65 as in an ageing inland county). Shares in per cent unless the name says otherwise.
 */
export type AgeBand = {
  readonly from: number;
  readonly to: number;
  readonly share: number;
  /** Men among the band. */
  readonly male: number;
  /** Diagnosed, male and female. */
  readonly hypertension: readonly [number, number];
  readonly diabetes: readonly [number, number];
  /** Share of the diagnosed that are under management. */
  readonly hypertensionManaged: number;
  readonly diabetesManaged: number;
};

const band = (from: number, to: number, share: number, male: number, hypertension: readonly [number, number], diabetes: readonly [number, number], hypertensionManaged: number, diabetesManaged: number): AgeBand =>
  ({ from, to, share, male, hypertension, diabetes, hypertensionManaged, diabetesManaged });

export const AGE_BANDS: readonly AgeBand[] = [
  band(0, 6, 6.2, 52.6, [0, 0], [0, 0], 0, 0),
  band(7, 14, 10.8, 53.5, [0, 0], [0, 0], 0, 0),
  band(15, 17, 3.3, 53, [0, 0], [0, 0], 0, 0),
  band(18, 34, 18.7, 51.5, [10, 4], [3, 2], 4, 5),
  band(35, 44, 13, 51, [26, 15], [9, 6], 7, 8),
  band(45, 54, 16.5, 50.5, [38, 33], [14, 11], 14, 16),
  band(55, 59, 8, 50.2, [46, 46], [17, 16], 23, 24),
  band(60, 64, 6.5, 49.8, [52, 53], [19, 19], 31, 30),
  band(65, 69, 6.4, 49.2, [58, 61], [20, 22], 46, 42),
  band(70, 74, 4.6, 48.8, [62, 66], [20, 23], 48, 44),
  band(75, 79, 2.9, 47.5, [66, 70], [19, 22], 47, 42),
  band(80, 84, 1.8, 44.5, [67, 71], [18, 21], 44, 38),
  band(85, 96, 1.3, 39.5, [66, 70], [17, 19], 39, 32),
];

export const DIABETICS_WITH_HYPERTENSION = 58;
export const PSYCHOSIS_MANAGED = 0.45 * 0.949;
/** More than the 0.05 % under treatment in the country, so that a small county has one, too. */
export const TUBERCULOSIS_EVERY = 200;
export const TUBERCULOSIS_AT = 61;
export const MISSING_PHONE = 6;
export const PERSONAL_INFO_FILED = 95;

/** Codes of archive-status with their shares; the duplicate share of the sources falls to `9`. */
export const ARCHIVE_STATUS = [['1', 95.2], ['2', 2.4], ['3', 1.9], ['4', 0.3], ['5', 0.1], ['6', 0.08], ['9', 0.02]] as const;

export const CHECK_UP = {
  /** Of people from 65 on: two years ago, last year, this year. */
  elderlyRates: [64, 67, 70],
  /** Of managed patients below 65; an assumption of the project. */
  patientRate: 60,
  /** How far a township may stand above or below the mean. */
  townshipSpread: 14,
  monthShares: [2, 1, 9, 14, 15, 13, 9, 5, 10, 11, 8, 3],
  biochemistryDone: 97,
  ecgDone: 95,
  ultrasoundDone: 90,
} as const;

/** Of the year's four planned visits how many took place: 0, 1, 2, 3, 4. */
export const FOLLOW_UP = { doneWeights: [3, 4, 7, 14, 72], wayWeights: [48, 37, 15], controlled: 66, overdue: 7 } as const;

export const LIFESTYLE = {
  smoking: { male: [28, 24, 48], female: [97, 1, 2] },
  drinking: { male: [52, 26, 12, 10], female: [93, 5, 1, 1] },
  exercise: [46, 16, 16, 22],
  selfRated: [31, 45, 13, 8, 3],
  selfCare: { '65-74': [96, 3, 0.7, 0.3], '75-84': [89, 8, 2, 1], '85+': [72, 18, 6, 4] },
  cognitionPositive: { '65-74': 4, '75-84': 10, '85+': 22 },
  depressionPositive: { '65-74': 3, '75-84': 5, '85+': 7 },
  hearingLoss: 17,
} as const;

/** Mean and standard deviation, or median and sigma of a log-normal value; male, female. */
export const MEASURES = {
  systolic: { male: [138, 18], female: [139, 19] },
  diastolic: { male: [80, 10], female: [78, 10], correlation: 0.6 },
  height: { male: [163, 6.2], female: [152, 5.9] },
  hemoglobin: { male: [141, 15], female: [128, 13] },
  creatinine: { male: [80, 18], female: [64, 14] },
  bmi: [23.9, 3.3],
  fastingGlucoseWithout: [5.35, 0.12],
  fastingGlucoseDiabetic: [7.6, 0.28],
  totalCholesterol: [4.9, 1],
  triglycerides: [1.35, 0.5],
  ldl: [2.9, 0.8],
  hdl: [1.36, 0.31],
  alt: [18, 0.45],
  whiteBloodCell: [6, 1.6],
  platelet: [200, 55],
  ecgAbnormal: 48,
  ultrasoundAbnormal: 58,
  urineProtein: 7,
  urineGlucose: 6,
  urineBlood: 12,
} as const;

/** Township population weight: the county seat is four times a usual township. */
export const COUNTY_SEAT_WEIGHT = 4.1;
