import { clinicalSex, codeOf, codesOf, numberOf, type RawInput } from '../../clinical/index.ts';
import type { RuleLibrary } from '../../forms/index.ts';
import { addDays, daysBetween, type CalendarDay, type JsonObject } from '../../shared/index.ts';
import {
  agePartsOf,
  ageTextOf,
  completedMonths,
  correctedAge,
  correctedMonths,
  gestationalDaysOf,
  isPreterm,
  type ExactAge,
} from './child-age.ts';
import {
  childAnaemia,
  developmentDeviates,
  isFontanelleUnusual,
  isRicketsSuspected,
  isToothingLate,
  isVisionAbnormal,
} from './child-health.rules.ts';
import { childDeathAge, developmentQuotient, frailChildFollowUp, newbornHearing } from './child-report-rules.ts';
import { CHILD_STAGES, nextStageDue, stageTiming, stageWindow, type ChildStage } from './child-visit-plan.rules.ts';
import { childBodyMass, growthLevel3, type SdBand } from '../growth/growth.rules.ts';
import { isGainTooSmall } from '../growth/growth-monitoring.rules.ts';
import { gramsOf, highRiskChildTypes, needsEarlyNewbornVisit, newbornFindings } from '../birth/newborn.rules.ts';
import {
  growthBands,
  growthLevelText,
  NUTRITION_TEXT,
  nutritionFindings,
  physiqueEvaluation,
  type GrowthBands,
} from '../growth/nutrition.rules.ts';
import { saying } from '../saying.ts';
import { dayOf } from '../sheet-day.ts';

const onDay = (input: RawInput): CalendarDay | undefined =>
  ['on', 'followUpDate', 'visitDate', 'examDate', 'enrolDate', 'serviceDate', 'today']
    .map((key) => dayOf(input[key]))
    .find((day) => day !== undefined);

/** Age on the sheet's day: `ageText`, `ageMonths` (completed), `correctedAgeMonths`. From `birthDate` and the sheet's date. */
export function childAge(input: JsonObject): JsonObject {
  const [born, on] = [dayOf(input['birthDate']), onDay(input)];
  if (!born || !on) return {};
  const parts = agePartsOf(born, on);
  const months = completedMonths(born, on);
  return saying([
    ['ageText', parts && ageTextOf(parts)],
    ['ageMonths', months],
    ['visitMonths', months],
    ['correctedAgeMonths', correctedMonths(born, on, gestationalDaysOf(input))],
  ]);
}

const ONE_MONTH: ExactAge = { months: 1, days: 0, monthDays: 30 };

/**
 * The age a sheet is judged by, to the day. 满月 falls on days 28–30, before the month is full on most birthdays; its sheet is made for the row of one
 * month, so from day 28 on that row counts until the exact age passes it.
 */
function judgedAge(input: RawInput): ExactAge | undefined {
  const [born, on] = [dayOf(input['birthDate']), onDay(input)];
  if (!born || !on) return undefined;
  const gestationalDays = gestationalDaysOf(input);
  const age = correctedAge(born, on, gestationalDays);
  const isFullMonth = stageOf(input) === '1' && !isPreterm(gestationalDays) && daysBetween(born, on) >= 28;
  return isFullMonth && age?.months === 0 ? ONE_MONTH : age;
}

function bandsOf(input: RawInput): GrowthBands {
  const position = codeOf(input['measurePosition']);
  return growthBands({
    sex: clinicalSex(input['sex']),
    age: judgedAge(input),
    weight: numberOf(input['weight']),
    height: numberOf(input['height']),
    headCircumference: numberOf(input['headCircumference']),
    position: position === '1' ? 'lying' : position === '2' ? 'standing' : undefined,
  });
}

const level = (band: SdBand | undefined): string | undefined =>
  band === undefined ? undefined : growthLevelText(band);
const box = (band: SdBand | undefined): string | undefined => (band === undefined ? undefined : growthLevel3(band));

/**
 * Growth by WS/T 423-2022 for any child's sheet, from `sex`, `birthDate`, the sheet's date, `weight` (kg), `height` (cm) and optional `measurePosition`,
 * `headCircumference`, `gestationalWeeks`: `bmi`, the words `weightForAgeLevel`, `heightForAgeLevel`, `weightForHeightSdLevel`, `bmiForAgeLevel`,
 * `headCircumferenceLevel`, `growthAssessment` (also `nutritionClass`); the boxes 1–3 `weightLevel`, `heightLevel`, `weightForHeightLevel`; codes 1–5 `weightForAge`,
 * `heightForAge`, `weightForHeight` as the frail child's sheet has them; `physiqueEvaluation`.
 */
export function childGrowth(input: JsonObject): JsonObject {
  const bands = bandsOf(input);
  const nutrition = nutritionFindings(bands)
    .map((finding) => NUTRITION_TEXT[finding])
    .join('、');
  const complete = [bands.weightForAge, bands.heightForAge, bands.weightForHeight].every((band) => band !== undefined);
  const assessment = nutrition === '' && complete ? '未见营养不良或超重' : nutrition;
  const code = (band: SdBand | undefined): string | undefined => (band === undefined ? undefined : LEVEL_CODES[band]);
  return saying([
    ['bmi', bands.bmi ?? childBodyMass(numberOf(input['weight']), numberOf(input['height']))],
    ['weightForAgeLevel', level(bands.weightForAge)],
    ['heightForAgeLevel', level(bands.heightForAge)],
    ['weightForHeightSdLevel', level(bands.weightForHeight)],
    ['bmiForAgeLevel', level(bands.bmiForAge)],
    ['headCircumferenceLevel', level(bands.headForAge)],
    ['growthAssessment', assessment],
    ['nutritionClass', assessment],
    ['weightLevel', box(bands.weightForAge)],
    ['heightLevel', box(bands.heightForAge)],
    ['weightForHeightLevel', box(bands.weightForHeight)],
    ['weightForAge', code(bands.weightForAge)],
    ['heightForAge', code(bands.heightForAge)],
    ['weightForHeight', code(bands.weightForHeight)],
    ['physiqueEvaluation', physiqueEvaluation(bands)],
  ]);
}

/** dictionaries/child-growth-level by band. */
const LEVEL_CODES = ['5', '5', '4', '3', '3', '2', '1', '1'] as const;
const TIMING = {
  early: '未到应查日',
  'on-time': '按期',
  'made-up': '非按期（补查）',
  'too-late': '非按期（超出补查期）',
} as const;
const ANAEMIA = { mild: '轻度贫血', moderate: '中度贫血', severe: '重度贫血' } as const;

const stageOf = (input: RawInput): ChildStage | undefined =>
  CHILD_STAGES.find((stage) => stage === codeOf(input['stageMonth']));

/** What stands out in a child's check-up, and whether it asks for a referral. */
function checkUpFindings(
  input: RawInput,
  bands: GrowthBands,
  months: number | undefined,
): readonly (readonly [text: string, refer: boolean])[] {
  const found: (readonly [string, boolean])[] = [];
  const number = (key: string): number | undefined => numberOf(input[key]);
  for (const finding of nutritionFindings(bands)) found.push([NUTRITION_TEXT[finding], finding.startsWith('severe')]);
  if (bands.headForAge !== undefined && (bands.headForAge >= 6 || bands.headForAge <= 1))
    found.push([`头围${growthLevelText(bands.headForAge)}`, false]);
  const anaemia = childAnaemia(number('haemoglobin'), months, { altitude: number('altitude') ?? 0 });
  if (anaemia?.anaemic)
    found.push([
      `血红蛋白 ${number('haemoglobin')} g/L，${anaemia.degree ? ANAEMIA[anaemia.degree] : '贫血'}`,
      anaemia.degree === 'severe',
    ]);
  const signs = ['ricketsSigns3m', 'ricketsSigns', 'ricketsSignsToddler'].flatMap((key) => codesOf(input[key]) ?? []);
  if (isRicketsSuspected(codesOf(input['ricketsSymptoms']) ?? [], signs, number('vitaminD')))
    found.push(['可疑佝偻病', true]);
  if (deviationOf(input) === true) found.push(['发育偏异可能，转诊复筛', true]);
  if (codeOf(input['hearing']) === '2') found.push(['听力未通过', true]);
  if (isVisionAbnormal(number('visionLeft'), number('visionRight'), months)) found.push(['视力异常', true]);
  if ((number('cariesCount') ?? 0) >= 1) found.push([`龋齿 ${number('cariesCount')} 颗`, true]);
  const fontanelle = codeOf(input['fontanelle']);
  if (
    months !== undefined &&
    (fontanelle === '1' || fontanelle === '2') &&
    isFontanelleUnusual(fontanelle === '1', months)
  ) {
    found.push([fontanelle === '1' ? '前囟过早闭合' : '前囟未按时闭合', false]);
  }
  if (gainTooSmall(input)) found.push(['满月增重不足 600 g，评估喂养', false]);
  if (months !== undefined && number('teethCount') !== undefined && isToothingLate(number('teethCount')!, months))
    found.push(['乳牙萌出延迟', false]);
  return found;
}

/** 满月 against the birth weight (`birthWeight`, kg or g), where the two are 28 days and more apart. */
function gainTooSmall(input: RawInput): boolean {
  const [born, on, weight, grams] = [
    dayOf(input['birthDate']),
    onDay(input),
    numberOf(input['weight']),
    gramsOf(numberOf(input['birthWeight'])),
  ];
  if (codeOf(input['stageMonth']) !== '1' || !born || !on || weight === undefined || grams === undefined) return false;
  return isGainTooSmall(grams / 1000, weight, daysBetween(born, on)) === true;
}

const deviationOf = (input: RawInput): boolean | undefined =>
  developmentDeviates(codesOf(input[`warningSigns${codeOf(input['stageMonth']) ?? ''}`]));

/**
 * The whole sheet `child-check-up`: everything of `childAge` and `childGrowth`, `developmentDeviation`, `timing` in words (and `onTime`), `nextDate` (the next stage's due
 * day, never before the day after this visit), `findings`, and the proposals `referral` 1/2 (2 only) with `referralReason`.
 */
export function childCheckUp(input: JsonObject): JsonObject {
  const [born, on, stage] = [dayOf(input['birthDate']), onDay(input), stageOf(input)];
  const months = born && on && completedMonths(born, on);
  const found = checkUpFindings(input, bandsOf(input), months);
  const timing = born && on && on >= born && stage ? stageTiming(stageWindow(stage, born), on) : undefined;
  const due = born && stage && nextStageDue(stage, born);
  const reasons = found.filter(([, refer]) => refer).map(([text]) => text);
  return {
    ...childAge(input),
    ...childGrowth(input),
    ...saying([
      ['developmentDeviation', deviationOf(input)],
      ['timing', timing && TIMING[timing]],
      ['onTime', timing && timing === 'on-time'],
      ['nextDate', due && on && (due > on ? due : addDays(on, 1))],
      ['findings', found.map(([text]) => text)],
      ['findingsText', found.map(([text]) => text).join('；')],
      ['referral', reasons.length > 0 ? '2' : undefined],
      ['referralReason', reasons.join('；')],
    ]),
  };
}

/** Sheet `newborn-home-visit`: `findings`, `reminders`, `urgent`, `referral` with `referralReason`, `highRiskTypes`, `visitWithinDays` of the discharge, `nextVisitDate` (满月). */
export function newbornVisit(input: JsonObject): JsonObject {
  const found = newbornFindings(input);
  const refer = found.filter(({ urgency }) => urgency !== 'remind').map(({ text }) => text);
  const [born, on] = [dayOf(input['birthDate']), onDay(input)];
  const fullMonth = born && addDays(born, 28);
  return saying([
    ['findings', refer],
    ['reminders', found.filter(({ urgency }) => urgency === 'remind').map(({ text }) => text)],
    ['urgent', refer.length > 0 ? found.some(({ urgency }) => urgency === 'now') : undefined],
    ['referral', refer.length > 0 ? '2' : undefined],
    ['referralReason', refer.join('；')],
    ['highRiskTypes', highRiskChildTypes(input)],
    ['visitWithinDays', needsEarlyNewbornVisit(input) ? 3 : 7],
    ['nextVisitDate', fullMonth && on && fullMonth > on ? fullMonth : undefined],
  ]);
}

/** What the sheets of child care may call by name. */
export const childRules: RuleLibrary = {
  childAge,
  childGrowth,
  childCheckUp,
  newbornVisit,
  developmentQuotient,
  childDeathAge,
  frailChildFollowUp,
  newbornHearing,
};

export { childDeathAge, developmentQuotient, frailChildFollowUp, newbornHearing } from './child-report-rules.ts';
