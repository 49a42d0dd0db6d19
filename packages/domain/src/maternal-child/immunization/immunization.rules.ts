import type { ClinicalSex } from '../../clinical/index.ts';
import { addDays, type CalendarDay } from '../../shared/index.ts';
import { diphtheriaTetanusDose } from './diphtheria-tetanus.rules.ts';
import {
  healthVerdict,
  monthsAfterImmunoglobulin,
  needsInactivatedPolio,
  type VaccinationHealth,
} from './vaccine-health.rules.ts';
import { earliestByAge, earliestOf, intervalsOf, judgeDoses, type JudgedDose } from './vaccine-history.rules.ts';
import { PROGRAMME } from './vaccine-programme.data.ts';
import {
  after,
  isLiveInjected,
  latest,
  type GivenDose,
  type ProgrammeDose,
  type ProgrammeVaccine,
} from './vaccine-programme.ts';

/** How the next dose of a vaccine stands today. */
export type DoseState = 'complete' | 'not-due' | 'due' | 'overdue' | 'closed' | 'contraindicated' | 'deferred';

/** How a child stands with one vaccine, and when its next dose is due. */
export type VaccinePlan = {
  readonly vaccine: string;
  readonly name: string;
  readonly state: DoseState;
  /** Number of the next dose, while there is one. */
  readonly dose?: number;
  readonly product?: string;
  readonly earliest?: CalendarDay;
  /** Exclusive. */
  readonly recommendedBefore?: CalendarDay;
  readonly note?: string;
  /** Every dose that was given, in order, and whether it counts. */
  readonly given: readonly JudgedDose[];
};

/** A child as the vaccination programme judges it: age, doses given, and what stands against a dose. */
export type ChildVaccination = {
  readonly birthDate: CalendarDay;
  readonly today: CalendarDay;
  readonly sex?: ClinicalSex | undefined;
  readonly doses: readonly GivenDose[];
  readonly health?: VaccinationHealth | undefined;
  /** Last day on which immunoglobulin or blood was given. */
  readonly immunoglobulinOn?: CalendarDay | undefined;
  /** Mother's HBsAg positive or unknown, and birth weight under 2000 g: the dose at birth does not count. */
  readonly lightAtHepatitisRisk?: boolean | undefined;
};

/** 1, 2 and 7 months after an extra dose at birth. */
const HEPB_AT_RISK: readonly ProgrammeDose[] = [
  { minAge: { months: 1 } },
  { minAge: { months: 2 }, minInterval: { days: 28 } },
  {
    minAge: { months: 7 },
    recommendedBefore: { months: 12 },
    minInterval: { days: 60 },
    minIntervalFromFirst: { months: 4 },
  },
];
const HPV_BORN_FROM = '2011-11-10';
const RANK: { readonly [state in DoseState]: number } = {
  overdue: 0,
  due: 1,
  deferred: 2,
  'not-due': 3,
  contraindicated: 4,
  closed: 5,
  complete: 6,
};

/**
 * The next dose of every programme vaccine on a day, with catch-up (2026 programme; section 3 of the reference): what is due first, MMR before others.
 * Missed doses are made up for, series never start again. Of the two encephalitis and hepatitis A vaccines the one begun with is continued; begun with none the
 * attenuated one, unless it is contraindicated. A child not born yet has no plan.
 * Two readings of the reference: under 4 years with three polio doses the fourth is shown as not due yet rather than the series as complete, like the fifth
 * DTaP; and born before 2019-10-01 two MMR are asked for as well, since stored doses do not tell measles, rubella and mumps apart.
 */
export function vaccinationPlan(child: ChildVaccination): readonly VaccinePlan[] {
  if (child.today < child.birthDate) return [];
  return PROGRAMME.filter((vaccine) => applies(vaccine, child))
    .map((vaccine) => (vaccine.code === 'DT' ? diphtheriaTetanusPlan(vaccine, child) : planOf(vaccine, child)))
    .sort((a, b) => RANK[a.state] - RANK[b.state] || Number(b.vaccine === 'MMR') - Number(a.vaccine === 'MMR'));
}

/** The dose to give next: the first due one. */
export const nextDose = (plans: readonly VaccinePlan[]): VaccinePlan | undefined =>
  plans.find(({ state }) => state === 'overdue' || state === 'due');

const givenOf = (vaccine: string, { doses }: ChildVaccination): boolean =>
  doses.some((dose) => dose.vaccine === vaccine);
const refused = (vaccine: string, { health }: ChildVaccination): boolean =>
  healthVerdict(vaccine, health ?? {})?.verdict === 'never';

function applies({ code }: ProgrammeVaccine, child: ChildVaccination): boolean {
  if (code === 'HPV2') return child.sex === 'female' && child.birthDate >= HPV_BORN_FROM;
  if (code === 'DT') return child.today >= after(child.birthDate, { years: 7 });
  if (code === 'JE-L' || code === 'JE-I') return code === (useInactivated('JE-L', 'JE-I', child) ? 'JE-I' : 'JE-L');
  if (code === 'HepA-L' || code === 'HepA-I')
    return code === (useInactivated('HepA-L', 'HepA-I', child) ? 'HepA-I' : 'HepA-L');
  return true;
}

const useInactivated = (live: string, inactivated: string, child: ChildVaccination): boolean =>
  givenOf(live, child) ? refused(live, child) : givenOf(inactivated, child) || refused(live, child);

const dosesOf = (
  { code, doses }: ProgrammeVaccine,
  { lightAtHepatitisRisk }: ChildVaccination,
): readonly ProgrammeDose[] => (code === 'HepB' && lightAtHepatitisRisk === true ? HEPB_AT_RISK : doses);

function planOf(vaccine: ProgrammeVaccine, child: ChildVaccination): VaccinePlan {
  const { birthDate, today } = child;
  const doses = dosesOf(vaccine, child);
  const first = vaccine.code === 'MPSV-AC' ? firstCombinedMeningococcal(child) : undefined;
  const rule = earliestOf(vaccine.code, doses, birthDate);
  const given = judgeDoses({
    vaccine: vaccine.code,
    birthDate,
    today,
    given: child.doses,
    earliest: (number, valid, dose) => (number === 1 && first ? first : rule(number, valid, dose)),
  });
  const valid = given.filter(({ counts }) => counts);
  const base = { vaccine: vaccine.code, name: vaccine.name, given };
  const dose = doses[valid.length];
  if (!dose || isCompleteOtherwise(vaccine.code, valid, child)) return { ...base, state: 'complete' };
  const others = [
    ...intervalsOf(dose, valid),
    afterLive(vaccine, child),
    afterImmunoglobulin(vaccine.code, child),
  ].filter((day) => day !== undefined);
  const earliest = valid.length === 0 && first ? latest(first, ...others)! : earliestByAge(dose, birthDate, others);
  const closes = after(birthDate, vaccine.catchUpMaxAge);
  const recommendedBefore = dose.recommendedBefore
    ? after(birthDate, dose.recommendedBefore)
    : dose.recommendedWithinOfFirst && valid[0]
      ? after(valid[0].date, dose.recommendedWithinOfFirst)
      : undefined;
  const verdict = healthVerdict(vaccine.code, child.health ?? {});
  const due =
    today < earliest ? 'not-due' : recommendedBefore !== undefined && today >= recommendedBefore ? 'overdue' : 'due';
  const state =
    today >= closes || earliest >= closes
      ? 'closed'
      : verdict?.verdict === 'never'
        ? 'contraindicated'
        : verdict
          ? 'deferred'
          : due;
  const product = dose.product === 'bOPV' && needsInactivatedPolio(child.health ?? {}) ? 'IPV' : dose.product;
  const note = verdict?.reason ?? noteOf(vaccine.code, state, dose, valid, child);
  return {
    ...base,
    state,
    dose: valid.length + 1,
    ...(product ? { product } : {}),
    earliest,
    ...(recommendedBefore ? { recommendedBefore } : {}),
    ...(note ? { note } : {}),
  };
}

/** DTaP ends with the DT that was given at six years by the programme of then; one inactivated hepatitis A dose with an attenuated one ≥6 months later. */
function isCompleteOtherwise(code: string, valid: readonly JudgedDose[], child: ChildVaccination): boolean {
  if (code === 'DTaP')
    return (
      valid.length >= 4 &&
      child.doses.some(
        (dose) =>
          dose.vaccine === 'DT' && dose.date >= after(child.birthDate, { years: 6 }) && dose.date <= child.today,
      )
    );
  return (
    code === 'HepA-I' &&
    valid.length === 1 &&
    child.doses.some(
      (dose) =>
        dose.vaccine === 'HepA-L' && dose.date >= after(valid[0]!.date, { months: 6 }) && dose.date <= child.today,
    )
  );
}

/** 28 days after every other injected live vaccine that was given before today; on the same day several are allowed. */
function afterLive({ code, live }: ProgrammeVaccine, { doses, today }: ChildVaccination): CalendarDay | undefined {
  if (!live) return undefined;
  return latest(
    ...doses
      .filter((dose) => isLiveInjected(dose.vaccine) && dose.vaccine !== code && dose.date < today)
      .map((dose) => addDays(dose.date, 28)),
  );
}

function afterImmunoglobulin(code: string, { immunoglobulinOn, today }: ChildVaccination): CalendarDay | undefined {
  const months = monthsAfterImmunoglobulin(code);
  return months === 0 || immunoglobulinOn === undefined || immunoglobulinOn > today
    ? undefined
    : after(immunoglobulinOn, { months });
}

/** First A+C dose: 3 years, and 12 months after the second A; from 24 months on already, and 3 months after the only A, where A was not completed. */
function firstCombinedMeningococcal(child: ChildVaccination): CalendarDay {
  const { birthDate, today } = child;
  const vaccine = PROGRAMME.find(({ code }) => code === 'MPSV-A')!;
  const valid = judgeDoses({
    vaccine: 'MPSV-A',
    birthDate,
    today,
    given: child.doses,
    earliest: earliestOf('MPSV-A', vaccine.doses, birthDate),
  }).filter(({ counts }) => counts);
  if (valid.length >= 2) return latest(after(birthDate, { months: 36 }), after(valid[1]!.date, { months: 12 }))!;
  const closed = after(birthDate, { months: 24 });
  if (today < closed) return after(birthDate, { months: 36 });
  return valid.length === 0 ? closed : latest(closed, after(valid[0]!.date, { months: 3 }))!;
}

function noteOf(
  code: string,
  state: DoseState,
  dose: ProgrammeDose,
  valid: readonly JudgedDose[],
  { birthDate, today }: ChildVaccination,
): string | undefined {
  if (code === 'BCG' && (state === 'due' || state === 'overdue') && today >= after(birthDate, { months: 3 }))
    return '满 3 月龄，PPD 试验阴性后补种';
  const previous = valid.at(-1);
  if (dose.maxInterval && previous && today > after(previous.date, dose.maxInterval) && state !== 'closed')
    return '已超过与上一剂的最大间隔，尽快补种';
  if (code === 'MPSV-A' && state === 'closed') return '满 24 月龄，改种 A 群 C 群流脑疫苗';
  return code === 'DTaP' && state === 'closed' ? '满 7 周岁，改用白破疫苗补种' : undefined;
}

/** 白破 for 7–11 years; only then it has a plan. */
function diphtheriaTetanusPlan(vaccine: ProgrammeVaccine, child: ChildVaccination): VaccinePlan {
  const { birthDate, today } = child;
  const pertussis = PROGRAMME.find(({ code }) => code === 'DTaP')!;
  const combined = judgeDoses({
    vaccine: 'DTaP',
    birthDate,
    today,
    given: child.doses,
    earliest: earliestOf('DTaP', pertussis.doses, birthDate),
  }).filter(({ counts }) => counts);
  const result = diphtheriaTetanusDose(
    birthDate,
    today,
    combined.map(({ date }) => date),
    child.doses.filter((dose) => dose.vaccine === 'DT'),
  );
  const base = { vaccine: vaccine.code, name: vaccine.name, given: result.given };
  if (result.earliest === undefined) return { ...base, state: 'complete' };
  const closes = after(birthDate, vaccine.catchUpMaxAge);
  const verdict = healthVerdict('DT', child.health ?? {});
  const closed = today >= closes || result.earliest >= closes;
  return {
    ...base,
    state: closed ? 'closed' : verdict ? 'contraindicated' : today < result.earliest ? 'not-due' : 'due',
    dose: result.number,
    earliest: result.earliest,
    ...(verdict ? { note: verdict.reason } : {}),
  };
}
