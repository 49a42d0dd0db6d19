import { glucoseToMgdl, numberOf, textOf, type RawInput } from '../../clinical/index.ts';
import { daysBetween, parseCalendarDay, type CalendarDay, type Json } from '../../shared/index.ts';
import { checkUpSubject } from '../check-up-subject.ts';
import { otherBloodCountTexts } from '../findings/blood-count.rules.ts';
import { otherUrineTexts } from '../findings/urine.rules.ts';

/** A stored sheet of results: which form, on which day examined, its answers. */
export type SupplementSheet = {
  readonly formId: string;
  readonly id?: string;
  readonly examDate: CalendarDay;
  readonly data: RawInput;
};

/** A check-up and the supplementary sheets whose results may be taken over into it. */
export type BackfillInput = {
  readonly examDate: CalendarDay;
  readonly sheets: readonly SupplementSheet[];
  /** Keys of the check-up that the user changed by hand; they are never overwritten. */
  readonly handChanged?: readonly string[];
  /** For the texts of abnormal items beside the sheet's own, which need reference ranges. */
  readonly sex?: unknown;
  readonly age?: number;
};

/** A value that is taken over, and the sheet and day it comes from. */
export type Backfilled = {
  readonly value: Json;
  readonly formId: string;
  readonly examDate: CalendarDay;
  readonly id?: string;
};

const same = (...keys: readonly string[]): readonly (readonly [target: string, source: string])[] =>
  keys.map((key) => [key, key]);

/** Target key of the check-up ← key of the sheet (section 9). */
const MAPPING: { readonly [formId: string]: readonly (readonly [target: string, source: string])[] } = {
  'supplement-biochemistry': same(
    'alt',
    'ast',
    'albumin',
    'totalBilirubin',
    'conjugatedBilirubin',
    'creatinine',
    'urea',
    'potassium',
    'sodium',
    'totalCholesterol',
    'triglycerides',
    'ldlCholesterol',
    'hdlCholesterol',
    'fastingGlucose',
    'hba1c',
    'hbsag',
  ),
  'supplement-blood-routine': same('hemoglobin', 'whiteBloodCell', 'platelet'),
  'supplement-urine-routine': same(
    'urineProtein',
    'urineGlucose',
    'urineKetone',
    'urineOccultBlood',
    'urineMicroalbumin',
  ),
  'supplement-ultrasound': [
    ['abdominalUltrasound', 'abdominalResult'],
    ['otherUltrasound', 'otherResult'],
  ],
  'supplement-ecg': [
    ['ecg', 'ecgResult'],
    ['ecgDescription', 'impression'],
  ],
};

const WINDOW_DAYS = 30;

/**
 * What the result sheets give the check-up (section 9 [P]): for each item the result nearest to the day of the check-up within 30 days before
 * or after; of two equally near ones the later. Values changed by hand stay. Keys without a result are absent.
 */
export function backfillFromSupplements(input: BackfillInput): { readonly [key: string]: Backfilled } {
  const distance = (sheet: SupplementSheet): number => Math.abs(daysBetween(input.examDate, sheet.examDate));
  const near = input.sheets
    .filter(
      (sheet) =>
        Object.hasOwn(MAPPING, sheet.formId) && parseCalendarDay(sheet.examDate) && distance(sheet) <= WINDOW_DAYS,
    )
    .sort((a, b) => distance(a) - distance(b) || (a.examDate < b.examDate ? 1 : a.examDate > b.examDate ? -1 : 0));
  const protectedKeys = new Set(input.handChanged ?? []);
  const filled: { [key: string]: Backfilled } = {};
  for (const sheet of near) {
    for (const [key, value] of valuesOf(sheet, input)) {
      if (protectedKeys.has(key) || Object.hasOwn(filled, key)) continue;
      filled[key] = {
        value,
        formId: sheet.formId,
        examDate: sheet.examDate,
        ...(sheet.id === undefined ? {} : { id: sheet.id }),
      };
    }
  }
  return filled;
}

function valuesOf(sheet: SupplementSheet, input: BackfillInput): readonly (readonly [key: string, value: Json])[] {
  const plain = MAPPING[sheet.formId]!.flatMap(([target, source]): readonly (readonly [string, Json])[] => {
    const value = sheet.data[source];
    return typeof value === 'number' || (typeof value === 'string' && value !== '') ? [[target, value]] : [];
  });
  return [...plain, ...derivedValues(sheet, input)];
}

function derivedValues(
  { formId, data }: SupplementSheet,
  { sex, age }: BackfillInput,
): readonly (readonly [string, Json])[] {
  const glucose = formId === 'supplement-biochemistry' ? numberOf(data['fastingGlucose']) : undefined;
  if (glucose !== undefined) return [['fastingGlucoseMgdl', glucoseToMgdl(glucose)]];
  if (formId === 'supplement-ultrasound') return descriptions(data);
  const subject = checkUpSubject({ ...data, sex, age });
  if (!subject) return [];
  const texts =
    formId === 'supplement-blood-routine'
      ? otherBloodCountTexts(subject)
      : formId === 'supplement-urine-routine'
        ? otherUrineTexts(subject)
        : [];
  if (texts.length === 0) return [];
  return [
    [formId === 'supplement-blood-routine' ? 'bloodRoutineOther' : 'urineRoutineOther', texts.join('；').slice(0, 200)],
  ];
}

/** The impression explains whichever part was abnormal; both, when both were. */
function descriptions(data: RawInput): readonly (readonly [string, Json])[] {
  const impression = textOf(data['impression'])?.slice(0, 200);
  if (!impression) return [];
  return (
    [
      ['abdominalResult', 'abdominalUltrasoundDescription'],
      ['otherResult', 'otherUltrasoundDescription'],
    ] as const
  )
    .filter(([result]) => data[result] === '2')
    .map(([, target]) => [target, impression]);
}
