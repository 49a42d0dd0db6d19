import { codeOf, codesOf, numberOf, rowsOf, type RawInput } from '../../clinical/index.ts';
import type { RuleLibrary } from '../../forms/index.ts';
import type { CalendarDay, Json, JsonObject } from '../../shared/index.ts';
import { apgarMinutes, apgarScore, asphyxiaOf } from '../birth/birth-scales.rules.ts';
import {
  birthTiming,
  gestationalAgeText,
  isEarlyPregnancy,
  trimester,
  type GestationalAge,
} from './gestational-age.rules.ts';
import { postpartumFindings, postpartumTiming } from '../birth/postpartum.rules.ts';
import { ageOfPregnancy, datePregnancy } from './pregnancy-dating.rules.ts';
import { birthHaemorrhage } from './pregnancy-measures.rules.ts';
import { gradeReportHours, pregnancyRisk, riskFactorsOf, riskManagement } from './pregnancy-risk.rules.ts';
import { riskFactsOf, screeningFromNumbers, screeningResult } from './pregnancy-screening.rules.ts';
import { prenatalFindings, type PrenatalFinding } from './prenatal-assessment.rules.ts';
import { nextPrenatalVisitOn, prenatalPlan, postpartumSchedule, visitNumberFor } from './prenatal-schedule.rules.ts';
import { certificateValidUntil, prepregnancyWindows } from '../premarital/premarital.rules.ts';
import { saying } from '../saying.ts';
import { dayOf } from '../sheet-day.ts';

/** The day a sheet speaks of, by the names its date has in the forms. */
const onDay = (input: RawInput): CalendarDay | undefined =>
  [
    'on',
    'visitDate',
    'deliveryTime',
    'birthTime',
    'registerDate',
    'registrationDate',
    'assessDate',
    'recordDate',
    'today',
  ]
    .map((key) => dayOf(input[key]))
    .find((day) => day !== undefined);

/** Age in days from the sheet's own `gestationalWeek` and `gestationalDay`, or from the pregnancy's dates. */
function ageIn(input: RawInput): GestationalAge | undefined {
  const [weeks, days] = [numberOf(input['gestationalWeek']), numberOf(input['gestationalDay']) ?? 0];
  if (
    weeks !== undefined &&
    Number.isInteger(weeks) &&
    weeks >= 0 &&
    weeks <= 45 &&
    Number.isInteger(days) &&
    days >= 0 &&
    days <= 6
  )
    return { totalDays: weeks * 7 + days, weeks, days };
  return ageOfPregnancy(input, onDay(input));
}

/**
 * Dates of a pregnancy (keys of `pregnancy-basic-info`): `expectedDeliveryDate`, `countedFrom` (keep it as context for the later sheets), on the day
 * of the sheet `gestationalWeek`, `gestationalDay`, `gestationalAgeText`, `trimester`, `earlyRegistration`, and `redatingAdvice` in words.
 */
export function pregnancyDating(input: JsonObject): JsonObject {
  const { dueDate, countedFrom, redating } = datePregnancy(input);
  const age = ageOfPregnancy(input, onDay(input));
  return saying([
    ['expectedDeliveryDate', dueDate],
    ['countedFrom', countedFrom],
    ['registrationGestationalWeek', age?.weeks],
    ['gestationalWeek', age?.weeks],
    ['gestationalDay', age?.days],
    ['gestationalAgeText', age && gestationalAgeText(age)],
    ['trimester', age && trimester(age.totalDays)],
    ['earlyRegistration', age && isEarlyPregnancy(age.totalDays)],
    [
      'redatingAdvice',
      redating?.useUltrasound
        ? `超声与末次月经相差 ${redating.differenceDays} 天，建议按超声核对预产期：${redating.dueDate}`
        : undefined,
    ],
  ]);
}

/** Completed weeks on the sheet's day: `gestationalWeek(lastMenstrualPeriod, deliveryTime)`. */
export const gestationalWeek = (input: JsonObject): number | undefined => ageOfPregnancy(input, onDay(input))?.weeks;

/** The five visits for `countedFrom` or the LMP: `plan`, and on the sheet's day `visitNumber` and `nextVisitDate`. `doneVisits`: their numbers. */
export function prenatalSchedule(input: JsonObject): JsonObject {
  const countedFrom = dayOf(input['countedFrom']) ?? datePregnancy(input).countedFrom;
  const [on, today] = [onDay(input), dayOf(input['today']) ?? onDay(input)];
  if (!countedFrom || !on || !today) return {};
  const plan = prenatalPlan({
    countedFrom,
    today,
    done: codesOf(input['doneVisits']) ?? [],
    endedOn: dayOf(input['terminationDate']),
    registeredOn: dayOf(input['registrationDate']),
  });
  const ended = codeOf(input['pregnancyStatus']) === '2';
  const age = ageOfPregnancy({ countedFrom }, on);
  return saying([
    ['plan', plan.map((visit) => ({ ...visit }))],
    ['visitNumber', age && visitNumberFor(age.totalDays)],
    ['nextVisitDate', ended ? undefined : nextPrenatalVisitOn(countedFrom, on)],
  ]);
}

const CORE = ['age', 'height', 'hemoglobin'] as const;

/**
 * Five colours: `riskFactors` (ticked ones kept, worked-out ones added), `riskLevel` and `computedRiskLevel`, `infectious`, `management`,
 * `reportWithinHours`. Green needs an answer: a ticked list, or age, height and haemoglobin known; before that the level is unknown.
 */
export function pregnancyRiskAssessment(input: JsonObject): JsonObject {
  const ticked = codesOf(input['riskFactors']);
  const computed = riskFactorsOf(riskFactsOf(input));
  const risk = pregnancyRisk([...(ticked ?? []), ...computed]);
  const judged =
    risk.factors.length > 0 || ticked !== undefined || CORE.every((key) => numberOf(input[key]) !== undefined);
  const { basic, auxiliary } = screeningFromNumbers(
    input,
    computed.some((code) => code === 'Y1.2' || code === 'O1.2'),
  );
  return saying([
    ['riskFactors', risk.factors],
    ['screenBasic', basic],
    ['screenAuxiliary', auxiliary],
    ['screenPositive', screeningResult(input)],
    ...(judged
      ? ([
          ['riskLevel', risk.level],
          ['computedRiskLevel', risk.level],
          ['infectious', risk.infectious],
          ['management', riskManagement(risk)],
          ['reportWithinHours', gradeReportHours(risk.level)],
        ] as const)
      : []),
  ]);
}

const asConclusion = (
  found: readonly PrenatalFinding[],
  examined: boolean,
): readonly (readonly [string, Json | undefined])[] => {
  const refer = found.filter((item) => item.refer).map(({ text }) => text);
  return [
    ['findings', found.map(({ text }) => text)],
    ['classification', found.length > 0 ? '2' : examined ? '1' : undefined],
    ['classificationDetail', found.map(({ text }) => text).join('；')],
    ['referral', refer.length > 0 ? '2' : examined ? '1' : undefined],
    ['referralReason', refer.join('；')],
  ];
};

/** One prenatal examination: `findings`, `classification` 1/2 with `classificationDetail`, `referral` 1/2 with `referralReason`; plus the schedule. */
export function prenatalAssessment(input: JsonObject): JsonObject {
  const examined = ['systolic', 'diastolic'].every((key) => numberOf(input[key]) !== undefined);
  const { visitNumber, nextVisitDate } = prenatalSchedule(input);
  return saying([
    ...asConclusion(prenatalFindings(input, ageIn(input)?.totalDays), examined),
    ['visitNumber', visitNumber],
    ['nextVisitDate', nextVisitDate],
  ]);
}

/** A visit after the birth: `postpartumDays`, `countsAsHomeVisit`, `countsAsDay42`, the windows as days, and the conclusion as above. */
export function postpartumAssessment(input: JsonObject): JsonObject {
  const [delivered, visited, discharged] = [
    dayOf(input['deliveryDate']),
    dayOf(input['visitDate']),
    dayOf(input['dischargeDate']),
  ];
  const timing = delivered && visited && postpartumTiming(delivered, visited, discharged);
  const windows = delivered && postpartumSchedule(delivered, discharged);
  const examined = ['systolic', 'diastolic'].every((key) => numberOf(input[key]) !== undefined);
  return saying([
    ['postpartumDays', timing?.days],
    ['countsAsHomeVisit', timing?.countsAsHomeVisit],
    ['countsAsDay42', timing?.countsAsDay42],
    ['day42From', windows?.day42From],
    ['day42Until', windows?.day42Until],
    ...asConclusion(postpartumFindings(input, timing?.days), examined),
  ]);
}

const HAEMORRHAGE = { none: '', haemorrhage: '产后出血', severe: '严重产后出血' } as const;
const TIMING = { abortion: '流产', preterm: '早产', term: '足月产', 'post-term': '过期产' } as const;

/** Sheet `delivery-mother`: `haemorrhage` in words from `totalBloodLoss` (24 hours, ml) and `deliveryMode` (5 caesarean), `birthTiming` in words. */
export function deliveryAssessment(input: JsonObject): JsonObject {
  const [loss, mode, age] = [numberOf(input['totalBloodLoss']), codeOf(input['deliveryMode']), ageIn(input)];
  return saying([
    [
      'haemorrhage',
      loss === undefined || mode === undefined ? undefined : HAEMORRHAGE[birthHaemorrhage(loss, mode === '5')],
    ],
    ['birthTiming', age && TIMING[birthTiming(age.totalDays)]],
  ]);
}

const ASPHYXIA = { none: '无', mild: '轻度', severe: '重度' } as const;

/** Apgar of a live birth: `apgar1/5/10` (from `apgarDetail` rows where given), `asphyxia` in words by the first minute, `dueMinutes`. */
export function apgarAssessment(input: JsonObject): JsonObject {
  if ((codeOf(input['deliveryOutcome']) ?? '1') !== '1') return {};
  const scored = (minute: string): number | undefined => {
    const row = rowsOf(input['apgarDetail']).find(({ time }) => codeOf(time) === minute);
    const value = (row && apgarScore(row)) ?? numberOf(input[`apgar${minute}`]);
    return value !== undefined && Number.isInteger(value) && value >= 0 && value <= 10 ? value : undefined;
  };
  const [one, five, ten] = [scored('1'), scored('5'), scored('10')];
  return saying([
    ['apgar1', one],
    ['apgar5', five],
    ['apgar10', ten],
    ['asphyxia', one === undefined ? undefined : ASPHYXIA[asphyxiaOf(one)]],
    ['dueMinutes', five === undefined ? undefined : apgarMinutes(five)],
  ]);
}

/** `validUntil` of the premarital certificate from `issueDate`. */
export function certificateValidity(input: JsonObject): JsonObject {
  const issued = dayOf(input['issueDate']);
  return issued ? { validUntil: certificateValidUntil(issued) } : {};
}

/** Follow-ups of `prepregnancy-*`: until when (12 weeks of pregnancy; 6 weeks after `endDate`; a year after `examDate` without a pregnancy), and whether `visitDate` is in time. */
export function prepregnancyFollowUp(input: JsonObject): JsonObject {
  const { earlyUntil, outcomeUntil, closesOn } = prepregnancyWindows({
    countedFrom: dayOf(input['countedFrom']) ?? datePregnancy(input).countedFrom,
    endedOn: dayOf(input['endDate']),
    examinedOn: dayOf(input['examDate']),
  });
  const visited = dayOf(input['visitDate']);
  return saying([
    ['earlyUntil', earlyUntil],
    ['outcomeUntil', outcomeUntil],
    ['closesOn', closesOn],
    ['earlyInTime', earlyUntil && visited && visited <= earlyUntil],
    ['outcomeInTime', outcomeUntil && visited && visited <= outcomeUntil],
  ]);
}

/** What the sheets of pregnancy, birth and puerperium may call by name. */
export const maternalRules: RuleLibrary = {
  pregnancyDating,
  gestationalWeek,
  prenatalSchedule,
  pregnancyRiskAssessment,
  prenatalAssessment,
  postpartumAssessment,
  deliveryAssessment,
  apgarAssessment,
  certificateValidity,
  prepregnancyFollowUp,
};
