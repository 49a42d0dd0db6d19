import { codesOf, numberOf, rowsOf, textOf } from '../clinical/index.ts';
import { parseCalendarDay, type JsonObject } from '../shared/index.ts';
import { isAssignedRegion } from './region-code.rules.ts';
import { isCutMobile } from './contact.rules.ts';
import { birthDateOf, birthdayFromIdText, parseCitizenNumber, sexOf } from './citizen-number.ts';

/**
 * What an identity number says: birth date and sex (code of dictionaries/sex) where it is right, and what is wrong
 * otherwise: `checkDigitWrong`, `lengthWrong`, `impossible` (no such day, or after `today`). The birth date is there already while the check digit is wrong, so that it can be seen while typing.
 * `regionUnknown`: right but for its first six digits, which no region (nor the county of `institutionCode`) ever had.
 */
export function citizenNumberFacts(input: JsonObject): JsonObject {
  const text = textOf(input['idNumber']);
  if (text === undefined) return {};
  const parsed = parseCitizenNumber(text, parseCalendarDay(textOf(input['today']) ?? ''));
  if (parsed.ok) {
    const county = textOf(input['institutionCode'])?.slice(0, 6);
    return {
      birthDate: birthDateOf(parsed.value),
      sex: sexOf(parsed.value) === 'male' ? '1' : '2',
      ...(!isAssignedRegion(text, county === undefined ? [] : [county]) && { regionUnknown: true }),
    };
  }
  const birthday = birthdayFromIdText(text);
  const trouble =
    parsed.failure === 'wrong-check-digit'
      ? 'checkDigitWrong'
      : parsed.failure === 'wrong-length'
        ? 'lengthWrong'
        : 'impossible';
  return { [trouble]: true, ...(birthday !== 0 && { birthDate: birthday }) };
}

/** `phoneCut`, `contactPhoneCut`: a number that reads like a mobile number with digits missing. */
export const phoneFacts = (input: JsonObject): JsonObject =>
  Object.fromEntries(
    ['phone', 'contactPhone'].flatMap((key) => (isCutMobile(textOf(input[key]) ?? '') ? [[`${key}Cut`, true]] : [])),
  );

/** Codes of 人群分类 by code of dictionaries/past-disease. */
const CATEGORY_OF_DISEASE: readonly (readonly [disease: string, category: string])[] = [
  ['2', '5'],
  ['3', '6'],
  ['8', '7'],
  ['9', '8'],
  ['5', '9'],
];

/** Codes of 人群分类 that age, past diseases and disabilities speak for; `1` (general population) where none does. Pregnancy is not known here. */
export function populationCategories(input: JsonObject): { readonly codes?: readonly string[] } {
  const age = numberOf(input['age']);
  if (age === undefined) return {};
  const diseases = codesOf(input['pastDiseases']) ?? [];
  const disabled = (codesOf(input['disabilities']) ?? []).some((code) => code !== '1');
  const codes = [
    ...(age <= 6 ? ['2'] : age >= 65 ? ['4'] : []),
    ...CATEGORY_OF_DISEASE.filter(([disease]) => diseases.includes(disease)).map(([, category]) => category),
    ...(disabled ? ['10'] : []),
  ];
  return { codes: codes.length > 0 ? codes : ['1'] };
}

/** True where a month or year (`2019-05`, `2019`) lies wholly before the day's month or, for a mere year, before its year. */
const before = (month: string, day: string): boolean => month < day.slice(0, month.length);
const after = (month: string, day: string): boolean => month > day.slice(0, month.length);

/** Troubles between the past-history tables, the chosen diseases, the birth date and the filing date. Months are `YYYY-MM` or `YYYY`. */
export function historyDates(input: JsonObject): { readonly [trouble: string]: boolean } {
  const chosen = codesOf(input['pastDiseases']) ?? [];
  const details = rowsOf(input['pastDiseaseDetails']);
  const detailed = details.map((row) => textOf(row['disease'])).filter((code) => code !== undefined);
  const events = [...rowsOf(input['surgeries']), ...rowsOf(input['traumas']), ...rowsOf(input['transfusions'])];
  const months = [
    ...details.map((row) => textOf(row['diagnosedMonth'])),
    ...events.map((row) => textOf(row['occurredMonth'])),
  ].filter((month) => month !== undefined);
  const [birthDate, filingDate] = [textOf(input['birthDate']), textOf(input['filingDate'])];
  return {
    noneInDetails: detailed.includes('1'),
    unchosenDisease: detailed.some((code) => code !== '1' && !chosen.includes(code)),
    diseaseWithoutDetails: details.length > 0 && chosen.some((code) => code !== '1' && !detailed.includes(code)),
    beforeBirth: birthDate !== undefined && months.some((month) => before(month, birthDate)),
    afterFiling: filingDate !== undefined && months.some((month) => after(month, filingDate)),
  };
}
