import { codeOf, codesOf, numberOf } from '../../clinical/index.ts';
import { addDays, addMonths, daysBetween, type JsonObject } from '../../shared/index.ts';
import { agePartsOf } from './child-age.ts';
import { developmentQuotient as quotientOf } from './child-health.rules.ts';
import { saying } from '../saying.ts';
import { dayOf } from '../sheet-day.ts';

const AREAS = [
  'grossMotorMentalAge',
  'fineMotorMentalAge',
  'adaptiveMentalAge',
  'languageMentalAge',
  'socialMentalAge',
] as const;

/** Sheet `child-psychology-exam`: `mentalAge` (1 place), `developmentQuotient` (whole), `dqLevel`. */
export function developmentQuotient(input: JsonObject): JsonObject {
  const result = quotientOf(
    AREAS.map((key) => numberOf(input[key])),
    numberOf(input['actualAgeMonths']),
  );
  return result
    ? saying([
        ['mentalAge', result.mentalAge],
        ['developmentQuotient', result.quotient],
        ['dqLevel', result.level],
      ])
    : {};
}

/** Minutes of a time `HH:mm`. */
function minutesOf(value: unknown): number | undefined {
  const parts = typeof value === 'string' ? /^([01]?\d|2[0-3]):([0-5]\d)/.exec(value.trim()) : undefined;
  return parts ? Number(parts[1]) * 60 + Number(parts[2]) : undefined;
}

/** Sheet `child-death-report`: `deathAgeYears`, `deathAgeMonths`, `deathAgeDays` (the rest each), `deathAgeHours` of the first day, `deathAgeGroup`. Missing from 5 years on. */
export function childDeathAge(input: JsonObject): JsonObject {
  const [born, died] = [dayOf(input['birthDate']), dayOf(input['deathDate'])];
  const parts = born && died && agePartsOf(born, died);
  if (!born || !died || !parts) return {};
  const days = daysBetween(born, died);
  const [from, until] = [minutesOf(input['birthTime']), minutesOf(input['deathTime'])];
  const minutes = from === undefined || until === undefined ? undefined : days * 1440 + until - from;
  const group =
    days < 7 ? '早期新生儿' : days < 28 ? '新生儿' : parts.years < 1 ? '婴儿' : parts.years < 5 ? '1～4岁' : undefined;
  return saying([
    ['deathAgeYears', parts.years],
    ['deathAgeMonths', parts.months],
    ['deathAgeDays', parts.days],
    ['deathAgeHours', minutes !== undefined && minutes >= 0 && minutes < 1440 ? Math.floor(minutes / 60) : undefined],
    ['deathAgeGroup', group],
  ]);
}

const ANAEMIA_TYPE = '04';

/**
 * Sheet `frail-child-follow-up`: `nextVisitDate` a month after `visitDate` (two weeks after the first visit, `firstVisit` true, of anaemia in `frailTypes`), and
 * `referral` 2 with `referralReason` when a month of treatment since `enrolDate` had no effect (`effect` 3 无效, 4 加重).
 */
export function frailChildFollowUp(input: JsonObject): JsonObject {
  const [visited, enrolled, effect] = [dayOf(input['visitDate']), dayOf(input['enrolDate']), codeOf(input['effect'])];
  const soon = input['firstVisit'] === true && (codesOf(input['frailTypes']) ?? []).includes(ANAEMIA_TYPE);
  const failed =
    (effect === '3' || effect === '4') &&
    visited !== undefined &&
    enrolled !== undefined &&
    visited >= addMonths(enrolled, 1);
  return saying([
    ['nextVisitDate', visited && (soon ? addDays(visited, 14) : addMonths(visited, 1))],
    ['referral', failed ? '2' : undefined],
    ['referralReason', failed ? `治疗满1个月${effect === '3' ? '无效' : '加重'}` : undefined],
  ]);
}

/** Hearing of newborns by `birthDate`: second screening by day 42, diagnosis within 3 months, help within 6. */
export function newbornHearing(input: JsonObject): JsonObject {
  const born = dayOf(input['birthDate']);
  return born
    ? { screenAgainUntil: addDays(born, 42), diagnosisUntil: addMonths(born, 3), helpUntil: addMonths(born, 6) }
    : {};
}
