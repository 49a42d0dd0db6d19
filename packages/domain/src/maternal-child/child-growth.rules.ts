import { clinicalSex, codeOf, numberOf, textOf } from '../clinical/index.ts';
import { parseCalendarDay, type Json, type JsonObject } from '../shared/index.ts';
import { completedMonths, correctedMonths } from './child-age.ts';
import { growthLevel, growthLevel3, type MeasurePosition, type SdBand } from './growth.rules.ts';
import { growthBands, growthLevelText, NUTRITION_TEXT, nutritionFindings, physiqueEvaluation, type GrowthBands } from './nutrition.rules.ts';

const POSITIONS: { readonly [code: string]: MeasurePosition } = { '1': 'lying', '2': 'standing' };

/** Days in the womb; missing without the weeks. */
function gestationalDaysOf(input: JsonObject): number | undefined {
  const weeks = numberOf(input['gestationalWeeks']);
  return weeks === undefined ? undefined : weeks * 7 + (numberOf(input['gestationalDays']) ?? 0);
}

const textFor = (band: SdBand | undefined): string | undefined => (band === undefined ? undefined : growthLevelText(band));
const codeFor = (band: SdBand | undefined): string | undefined => (band === undefined ? undefined : growthLevel(band));
const boxFor = (band: SdBand | undefined): string | undefined => (band === undefined ? undefined : growthLevel3(band));

/** `正常` only when weight, height and their relation are all known. */
function nutritionText(bands: GrowthBands): string | undefined {
  const findings = nutritionFindings(bands);
  if (findings.length > 0) return findings.map((finding) => NUTRITION_TEXT[finding]).join('、');
  return [bands.weightForAge, bands.heightForAge, bands.weightForHeight, bands.bmiForAge].includes(undefined) ? undefined : '正常';
}

/**
 * Growth of a child by WS/T 423-2022 for the sheets: `correctedAgeMonths`; in words `weightForAge`, `heightForAge`, `weightForHeight`, `bmiForAge`,
 * `headCircumferenceForAge` (上 … 下) and `nutrition`; as codes of dictionaries/child-growth-level the same with `Code`; for the sheet's three boxes
 * `weightLevel`, `heightLevel`, `weightForHeightLevel`; `physique` for 体格发育评价. What cannot be judged is absent.
 * Inputs: `sex`, `birthDate`, `followUpDate` or `visitDate`, `weight` (kg), `height` (cm), `measurePosition` (1 lying, 2 standing),
 * `headCircumference` (cm), `gestationalWeeks` and `gestationalDays` of the birth.
 */
export function childGrowth(input: JsonObject): JsonObject {
  const birthDate = parseCalendarDay(textOf(input['birthDate']) ?? '');
  const on = parseCalendarDay(textOf(input['followUpDate'] ?? input['visitDate']) ?? '');
  if (!birthDate || !on) return {};
  const months = correctedMonths(birthDate, on, gestationalDaysOf(input));
  const bands = growthBands({
    sex: clinicalSex(input['sex']), months, weight: numberOf(input['weight']), height: numberOf(input['height']),
    position: POSITIONS[codeOf(input['measurePosition']) ?? ''], headCircumference: numberOf(input['headCircumference']),
  });
  const physique = physiqueEvaluation(bands);
  const parts: readonly (readonly [string, Json | undefined])[] = [
    ['ageMonths', completedMonths(birthDate, on)], ['correctedAgeMonths', months],
    ['weightForAge', textFor(bands.weightForAge)], ['heightForAge', textFor(bands.heightForAge)], ['weightForHeight', textFor(bands.weightForHeight)],
    ['bmiForAge', textFor(bands.bmiForAge)], ['headCircumferenceForAge', textFor(bands.headForAge)], ['nutrition', nutritionText(bands)],
    ['weightForAgeCode', codeFor(bands.weightForAge)], ['heightForAgeCode', codeFor(bands.heightForAge)], ['weightForHeightCode', codeFor(bands.weightForHeight)],
    ['weightLevel', boxFor(bands.weightForAge)], ['heightLevel', boxFor(bands.heightForAge)], ['weightForHeightLevel', boxFor(bands.weightForHeight)],
    ['physique', physique.length > 0 ? [...physique] : undefined],
  ];
  return Object.fromEntries(parts.filter((part): part is readonly [string, Json] => part[1] !== undefined));
}
