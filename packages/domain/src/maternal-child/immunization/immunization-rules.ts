import { clinicalSex, codeOf, codesOf, numberOf, rowsOf, textOf, type RawInput } from '../../clinical/index.ts';
import type { RuleLibrary } from '../../forms/index.ts';
import type { CalendarDay, JsonObject } from '../../shared/index.ts';
import {
  nextDose,
  vaccinationPlan,
  type ChildVaccination,
  type DoseState,
  type VaccinePlan,
} from './immunization.rules.ts';
import { gramsOf } from '../birth/newborn.rules.ts';
import { saying } from '../saying.ts';
import { dayOf } from '../sheet-day.ts';
import { preVaccination } from './vaccine-health.rules.ts';

/** Mother's HBsAg (`motherHbsAg`): positive, not tested, unknown. */
const HBSAG_AT_RISK = new Set(['2', '3', '4']);

/** Whether the dose of a sheet was given, not put off. */
export const wasGiven = ({ decision }: RawInput): boolean => ['1', undefined].includes(codeOf(decision));

const nameOf = ({ vaccine, date }: RawInput): string => `${codeOf(vaccine)} ${dayOf(date)}`;

/** Doses of a card, and of `others` what it does not have, by `vaccine` and `date`. */
export function withOtherDoses<Dose extends RawInput>(held: readonly Dose[], others: readonly Dose[]): readonly Dose[] {
  const known = new Set(held.map(nameOf));
  return [...held, ...others.filter((dose) => !known.has(nameOf(dose)))];
}

/** `doses` of the card, and what it does not have: `birthDoses` of the sheet of the birth, `givenDoses` of sheets of their own. */
const rowsOfDoses = ({ doses, birthDoses, givenDoses }: RawInput): readonly RawInput[] =>
  withOtherDoses(rowsOf(doses), [...rowsOf(birthDoses), ...rowsOf(givenDoses)]);

/**
 * A child and its doses from the keys of `immunization-record`, with `givenDoses` of sheets of their own; missing without birth date or day. Rows without a
 * vaccine or a real date are left out.
 */
export function childOfSheet(input: RawInput): ChildVaccination | undefined {
  const [birthDate, today] = [dayOf(input['birthDate']), dayOf(input['today'] ?? input['date'])];
  if (!birthDate || !today) return undefined;
  const doses = rowsOfDoses(input).flatMap((row) => {
    const [vaccine, date] = [codeOf(row['vaccine']), dayOf(row['date'])];
    return vaccine === undefined || date === undefined
      ? []
      : [
          {
            vaccine,
            date,
            product: textOf(row['product']),
            valid: typeof row['valid'] === 'boolean' ? row['valid'] : undefined,
          },
        ];
  });
  const grams = gramsOf(numberOf(input['birthWeight']));
  const permanent = rowsOf(input['permanentContraindications']).flatMap((row) => {
    const vaccine = codeOf(row['vaccine']);
    return vaccine === undefined ? [] : [{ vaccine, reason: textOf(row['reason']) }];
  });
  return {
    birthDate,
    today,
    doses,
    sex: clinicalSex(input['sex']),
    immunoglobulinOn: dayOf(input['immunoglobulinDate']),
    lightAtHepatitisRisk: HBSAG_AT_RISK.has(codeOf(input['motherHbsAg']) ?? '') && grams !== undefined && grams < 2000,
    health: {
      hiv: codeOf(input['childHiv']),
      immuneDeficiency: input['immuneDeficiency'] === true,
      pregnant: input['pregnant'] === true,
      permanent,
    },
  };
}

const STATE_TEXT: { readonly [state in DoseState]: string } = {
  due: '应种',
  complete: '已完成',
  'not-due': '未到',
  overdue: '逾期未种',
  contraindicated: '禁忌',
  deferred: '暂缓',
  closed: '不需补种',
};
/** Codes of the card's `planStatus`. */
const STATE_CODE: { readonly [state in DoseState]: string } = {
  due: '1',
  complete: '2',
  'not-due': '3',
  overdue: '4',
  contraindicated: '5',
  deferred: '6',
  closed: '7',
};

const doseText = ({ name, dose, product }: VaccinePlan): string =>
  `${name}${product ? `（${product}）` : ''}第${dose}剂`;

function lineOf(plan: VaccinePlan): string {
  const { state, earliest, recommendedBefore, note } = plan;
  if (state === 'complete' || plan.dose === undefined) return `${plan.name}：${STATE_TEXT[state]}`;
  const window =
    state === 'closed' || state === 'contraindicated'
      ? ''
      : `（${earliest} 起${recommendedBefore ? `，${recommendedBefore} 前` : ''}）`;
  return `${doseText(plan)}：${STATE_TEXT[state]}${window}${note ? `，${note}` : ''}`;
}

const rowOf = ({ vaccine, name, state, dose, product, earliest, recommendedBefore, note }: VaccinePlan): JsonObject =>
  saying([
    ['vaccine', vaccine],
    ['name', name],
    ['state', STATE_CODE[state]],
    ['dose', dose],
    ['product', product],
    ['earliest', earliest],
    ['recommendedBefore', recommendedBefore],
    ['note', note],
  ]);

/** Doses at a wrong age or interval. Meningococcal conjugate vaccines stand for A *or* A+C, so they are wrong only when they count for neither. */
function invalidDoses(plans: readonly VaccinePlan[]): readonly string[] {
  const counted = new Set(
    plans.flatMap(({ given }) => given.filter(({ counts }) => counts).map(({ vaccine, date }) => `${vaccine} ${date}`)),
  );
  const eitherWay = (vaccine: string): boolean => vaccine === 'MCV4' || vaccine === 'MenAC-Hib';
  return plans.flatMap(({ name, given }) =>
    given
      .filter(
        ({ counts, surplus, vaccine, date }) =>
          !counts && !surplus && !(eitherWay(vaccine) && counted.has(`${vaccine} ${date}`)),
      )
      .map(({ date }) => `${name} ${date}`),
  );
}

/**
 * What a child needs next, from `birthDate`, `sex`, `doses` and `today` (with `motherHbsAg`, `birthWeight`, `childHiv`, `immuneDeficiency`,
 * `permanentContraindications`, `immunoglobulinDate`): `plan` in lines, `rows` as data, `planStatus`, `nextVaccine` in words with `nextVaccineCode`, `nextDoseNumber`,
 * `nextDate` (today when due, else the next day something falls due), and `invalidDoses` in words. `givenDoses` are doses on sheets of their own; the dose
 * that a sheet gives (`vaccine`, `date`, `decision`) counts as given.
 */
export function nextDoses(input: JsonObject): JsonObject {
  const child = childOfSheet({ ...input, givenDoses: [...rowsOf(input['givenDoses']), ...doseOfSheet(input)] });
  const plans = child ? vaccinationPlan(child) : [];
  if (!child || plans.length === 0) return {};
  const now = nextDose(plans);
  const upcoming = plans
    .filter(({ state }) => state === 'not-due')
    .sort((a, b) => (a.earliest! < b.earliest! ? -1 : a.earliest! > b.earliest! ? 1 : 0))[0];
  const next = now ?? upcoming;
  const invalid = invalidDoses(plans);
  return saying([
    ['plan', plans.map(lineOf).join('\n')],
    ['rows', plans.map(rowOf)],
    ['planStatus', STATE_CODE[(next ?? plans[0]!).state]],
    ['nextVaccine', next && doseText(next)],
    ['nextVaccineCode', next?.vaccine],
    ['nextDoseNumber', next?.dose],
    ['nextDate', now ? child.today : upcoming?.earliest],
    ['invalidDoses', invalid],
    ['invalidDosesText', invalid.join('；')],
  ]);
}

/** The dose a sheet is about, unless it was put off. */
const doseOfSheet = (sheet: JsonObject): readonly JsonObject[] =>
  codeOf(sheet['vaccine']) !== undefined && dayOf(sheet['date']) !== undefined && wasGiven(sheet)
    ? [{ vaccine: sheet['vaccine']!, date: sheet['date']! }]
    : [];

/** What was given before a dose: not that dose itself, which a sheet opened again finds among the others, and nothing later. */
const isBefore =
  (vaccine: string | undefined, day: CalendarDay | undefined) =>
  (dose: ChildVaccination['doses'][number]): boolean =>
    day === undefined || dose.date < day || (dose.date === day && dose.vaccine !== vaccine);

/** What a child was owed of a vaccine when a sheet's dose was given. */
function planBefore(vaccine: string | undefined, input: JsonObject): VaccinePlan | undefined {
  const child = childOfSheet({ ...input, today: input['date'] ?? input['today'] });
  if (!child || vaccine === undefined) return undefined;
  const doses = child.doses.filter(isBefore(vaccine, dayOf(input['date'])));
  return vaccinationPlan({ ...child, doses }).find((candidate) => candidate.vaccine === vaccine);
}

/**
 * One dose about to be given (`immunization-dose`): with `vaccine`, `date`, `birthDate`, `doses`, `givenDoses` the `doseNumber`, whether it is `tooEarly` and the `earliest` day, `message`
 * in words; with `healthInquiry` and `temperature` the proposals `decision` and `deferReason`.
 */
export function vaccinationCheck(input: JsonObject): JsonObject {
  const vaccine = codeOf(input['vaccine']);
  const plan = planBefore(vaccine, input);
  const health = preVaccination(vaccine, codesOf(input['healthInquiry']), numberOf(input['temperature']));
  const refused = plan !== undefined && !['due', 'overdue'].includes(plan.state);
  return saying([
    ['doseNumber', plan?.dose],
    ['tooEarly', plan && plan.state === 'not-due'],
    ['earliest', plan?.earliest],
    ['product', plan?.product],
    ['message', refused ? lineOf(plan) : plan?.note],
    ['decision', health?.decision],
    ['deferReason', health?.reason],
  ]);
}

/** What the sheets of immunisation may call by name. */
export const immunizationRules: RuleLibrary = { nextDoses, vaccinationCheck };
