/** Codes of 体检人群: 1 newly registered, 2 aged 65 and over, 3 hypertension, 4 type 2 diabetes, 5 severe mental disorder, 9 other. */
export type ExamPurpose = '1' | '2' | '3' | '4' | '5' | '9';

/** What decides which items a check-up must have: its purposes, completed years of age and known diseases. */
export type RequiredItemsInput = {
  readonly examPurpose?: readonly string[] | undefined;
  readonly age?: number | undefined;
  readonly known?: readonly string[] | undefined;
};

const BLOOD_COUNT = ['hemoglobin', 'whiteBloodCell', 'platelet'] as const;
const ELDERLY = [
  'elderHealthSelfAssessment',
  'elderSelfCareAssessment',
  'elderCognition',
  'elderEmotion',
  ...BLOOD_COUNT,
  'urineProtein',
  'urineGlucose',
  'urineKetone',
  'urineOccultBlood',
  'alt',
  'ast',
  'totalBilirubin',
  'creatinine',
  'urea',
  'fastingGlucose',
  'totalCholesterol',
  'triglycerides',
  'ldlCholesterol',
  'hdlCholesterol',
  'ecg',
  'abdominalUltrasound',
] as const;
const HYPERTENSION = [
  'temperature',
  'pulseRate',
  'respiratoryRate',
  'leftSystolic',
  'leftDiastolic',
  'rightSystolic',
  'rightDiastolic',
  'height',
  'weight',
  'waistCircumference',
  'skin',
  'lymphNodes',
  'heartRate',
  'heartRhythm',
  'heartMurmur',
  'barrelChest',
  'breathSounds',
  'rales',
  'abdominalTenderness',
  'abdominalMass',
  'hepatomegaly',
  'splenomegaly',
  'shiftingDullness',
  'lips',
  'dentition',
  'pharynx',
  'visionLeft',
  'visionRight',
  'hearing',
  'motorFunction',
] as const;
const PSYCHOSIS = [
  'temperature',
  'pulseRate',
  'respiratoryRate',
  'leftSystolic',
  'leftDiastolic',
  'rightSystolic',
  'rightDiastolic',
  'weight',
  ...BLOOD_COUNT,
  'alt',
  'ast',
  'fastingGlucose',
  'ecg',
] as const;

const BY_PURPOSE: { readonly [purpose: string]: readonly string[] } = {
  2: ELDERLY,
  3: HYPERTENSION,
  4: [...HYPERTENSION, 'fastingGlucose', 'dorsalisPedisPulse'],
  5: PSYCHOSIS,
};

/**
 * Keys of the check-up form that a person's groups require besides the items without an asterisk (section 8 [S]; the diabetics' foot pulse [G]).
 * Groups come from the chosen purposes, from an age of 65 and over, and from confirmed diseases. Blood pressure is asked on both sides as the
 * sheet prints it; the white-cell differential of mental patients stands on the blood-count sheet. In order of the table, without repeats.
 */
export function requiredItems(input: RequiredItemsInput): readonly string[] {
  const known = input.known ?? [];
  const purposes = [
    ...(input.examPurpose ?? []),
    ...(input.age !== undefined && input.age >= 65 ? ['2'] : []),
    ...(known.includes('hypertension') ? ['3'] : []),
    ...(known.includes('diabetes') ? ['4'] : []),
    ...(known.includes('psychosis') ? ['5'] : []),
  ];
  return [
    ...new Set(
      [...new Set(purposes)]
        .sort()
        .flatMap((purpose) => (Object.hasOwn(BY_PURPOSE, purpose) ? BY_PURPOSE[purpose]! : [])),
    ),
  ];
}

/** Those of the required items that the sheet has not answered. */
export const missingRequiredItems = (
  input: RequiredItemsInput,
  answers: { readonly [key: string]: unknown },
): readonly string[] =>
  requiredItems(input).filter((key) => answers[key] === undefined || answers[key] === null || answers[key] === '');
