import {
  addDays,
  daysBetween,
  divideExact,
  exactToNumber,
  multiplyExact,
  type CalendarDay,
} from '../../shared/index.ts';
import { gestationalAge, isEarlyPregnancy } from './gestational-age.rules.ts';

/** Of how many a rate speaks: 100 (%), 1 000 (‰), 10 000 or 100 000. */
export type RateBase = 100 | 1000 | 10_000 | 100_000;

/** Numerator ÷ denominator × base, 2 places half up; missing (shown as -) for an empty denominator or senseless counts. */
export function rate(numerator: number, denominator: number, base: RateBase = 100): number | undefined {
  if (![numerator, denominator].every((count) => Number.isFinite(count) && count >= 0)) return undefined;
  const quotient = divideExact(multiplyExact(numerator, base), denominator, 2);
  return quotient && exactToNumber(quotient);
}

/** ‰ of stillbirths from 28 weeks on and deaths within 7 days among all born. */
export const perinatalMortality = (stillbirths: number, earlyDeaths: number, liveBirths: number): number | undefined =>
  rate(stillbirths + earlyDeaths, stillbirths + liveBirths, 1000);

/** One pregnancy that ended, as the yearly indicators need it. */
export type EndedPregnancy = {
  readonly countedFrom: CalendarDay;
  readonly registeredOn?: CalendarDay;
  /** Days of the prenatal examinations; a mere pregnancy test and the admission for the birth are none. */
  readonly prenatalVisits: readonly CalendarDay[];
  readonly hospitalBirth: boolean;
  readonly dischargedOn?: CalendarDay;
  readonly postpartumVisits: readonly CalendarDay[];
};

const early = (countedFrom: CalendarDay, day: CalendarDay): boolean => {
  const age = gestationalAge(countedFrom, day);
  return age !== undefined && isEarlyPregnancy(age.totalDays);
};

/** 早孕建册: registered *and* examined for the first time up to 12+6. */
export const isRegisteredEarly = ({ countedFrom, registeredOn, prenatalVisits }: EndedPregnancy): boolean =>
  registeredOn !== undefined && early(countedFrom, registeredOn) && isExaminedEarly({ countedFrom, prenatalVisits });

const isExaminedEarly = ({
  countedFrom,
  prenatalVisits,
}: Pick<EndedPregnancy, 'countedFrom' | 'prenatalVisits'>): boolean =>
  prenatalVisits.some((day) => early(countedFrom, day));

/** 产后访视: a visit from the discharge up to its 28th day. */
export const isVisitedAfterBirth = ({ dischargedOn, postpartumVisits }: EndedPregnancy): boolean =>
  dischargedOn !== undefined && postpartumVisits.some((day) => day >= dischargedOn && day <= addDays(dischargedOn, 28));

/** 系统管理: early examination, ≥5 prenatal examinations, born in hospital, visited after the birth [recall]. */
export const isSystematicallyManaged = (pregnancy: EndedPregnancy): boolean =>
  isExaminedEarly(pregnancy) &&
  pregnancy.prenatalVisits.length >= 5 &&
  pregnancy.hospitalBirth &&
  isVisitedAfterBirth(pregnancy);

/** Perinatal death: from 28+0 weeks (or 1000 g) until day 6 after the birth (168 hours). */
export type PerinatalDeath = 'fetal' | 'intrapartum' | 'early-neonatal';

/** Days between birth and death that still count as early neonatal: 0–6. */
export const isEarlyNeonatalDeath = (bornOn: CalendarDay, diedOn: CalendarDay): boolean => {
  const days = daysBetween(bornOn, diedOn);
  return days >= 0 && days <= 6;
};

/** Live birth and perinatal surveillance begin at 28+0 weeks or 1000 g. Unknown weeks and weight: unknown. */
export function isPerinatal(totalDays: number | undefined, grams: number | undefined): boolean | undefined {
  if ((totalDays !== undefined && totalDays >= 196) || (grams !== undefined && grams >= 1000)) return true;
  return totalDays === undefined && grams === undefined ? undefined : totalDays === undefined ? undefined : false;
}

/** 孕产妇死亡: from the beginning of the pregnancy until 42 days after its end, accidents left out. */
export const isMaternalDeath = (endedOn: CalendarDay | undefined, diedOn: CalendarDay, accident: boolean): boolean =>
  !accident && (endedOn === undefined || daysBetween(endedOn, diedOn) <= 42);
