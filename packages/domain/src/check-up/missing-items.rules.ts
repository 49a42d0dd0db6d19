import { newestFirst, type FactRule, type HistoryRecord } from '../lists/index.ts';
import type { JsonObject } from '../shared/index.ts';

const CHECK_UP = 'health-check-up';
const SELF_CARE = 'elderly-self-care-assessment';
const CONSTITUTION = 'tcm-constitution';

/** What of a check-up's laboratory and examinations is missing, by its code in the filter 缺项: any one field without a value. */
const ITEMS: { readonly [code: string]: readonly string[] } = {
  '1': [
    ...['alt', 'ast', 'totalBilirubin', 'creatinine', 'urea', 'fastingGlucose'],
    ...['totalCholesterol', 'triglycerides', 'ldlCholesterol', 'hdlCholesterol'],
  ],
  '2': ['hemoglobin', 'whiteBloodCell', 'platelet'],
  '3': ['urineProtein', 'urineGlucose', 'urineKetone', 'urineOccultBlood'],
  '4': ['ecg'],
  '5': ['abdominalUltrasound'],
};
const SHEET_CODES = Object.keys(ITEMS);

/** 1 生化, 2 血常规, 3 尿常规, 4 心电图, 5 B超, 6 自理评估, 7 中医体质 (screen check-up-management). */
export const MISSING_ITEM_CODES = [...SHEET_CODES, '6', '7'] as const;

const isMissing = (value: unknown): boolean => value === undefined || value === null || value === '';

const missingOf = (data: JsonObject): readonly string[] =>
  SHEET_CODES.filter((code) => (ITEMS[code] ?? []).some((key) => isMissing(data[key])));

const inYear = (records: readonly HistoryRecord[], formId: string, year: number): readonly HistoryRecord[] =>
  records.filter((one) => one.formId === formId && Number(one.occurredOn.slice(0, 4)) === year).sort(newestFirst);

/**
 * `missingItems(health-check-up, year)` [P]: items of the year's latest check-up that are not there, and for people of 65 and over the year's
 * self-care assessment and constitution. Without a check-up in the year all of them are missing. `age` in completed years.
 */
export function missingItems(records: readonly HistoryRecord[], year: number, age: number): readonly string[] {
  const sheet = inYear(records, CHECK_UP, year)[0];
  const old = age >= 65;
  return [
    ...missingOf(sheet?.data ?? {}),
    ...(old && inYear(records, SELF_CARE, year).length === 0 ? ['6'] : []),
    ...(old && inYear(records, CONSTITUTION, year).length === 0 ? ['7'] : []),
  ];
}

/** The part of `missingItems` that depends on no day: of the latest check-up, whatever its year; absent for who never had one. */
export const latestCheckUpMissing: FactRule = {
  name: 'resident.latestCheckUpMissing',
  version: 1,
  reads: [CHECK_UP],
  work: ({ records }) => {
    const [sheet] = records.filter(({ formId }) => formId === CHECK_UP).sort(newestFirst);
    return sheet && missingOf(sheet.data);
  },
};
