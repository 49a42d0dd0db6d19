import type { HistoryRecord } from '../../lists/index.ts';
import { addDays, calendarDay, fullYears, partsOf, type CalendarDay } from '../../shared/index.ts';
import type { OwedVisit, PlanHistory, PlanSheet, ProgrammeRule, YEARLY_PROGRAMMES } from '../plan.ts';
import { dayIn, later, refusesCare, sheetsOf } from './reading.ts';

/** Days before the end of the year from which a service of the year is asked for [P]. */
const ASKED_DAYS_BEFORE = 60;
/** Years that are told of besides this one: what was owed longer ago is of no use to anybody [P]. */
const YEARS_BEFORE = 2;
const ELDERLY = 65;

type YearlyProgramme = (typeof YEARLY_PROGRAMMES)[number];
type Yearly = {
  readonly programme: YearlyProgramme;
  readonly formId: PlanSheet;
  readonly who: (history: PlanHistory, birthDate: CalendarDay, year: number) => boolean;
};

const lastDay = (year: number): CalendarDay => calendarDay(year, 12, 31);
const elderly = (birthDate: CalendarDay, year: number): boolean => fullYears(birthDate, lastDay(year)) >= ELDERLY;

/** Whether a card of one of these diseases was live in the year. */
const patient = (history: PlanHistory, year: number): boolean =>
  sheetsOf(history, 'hypertension-card', 'diabetes-card', 'psychosis-card').some((card) => {
    const { data, occurredOn } = card;
    const end = data['terminated'] === true ? (dayIn(data['terminationDate']) ?? occurredOn) : undefined;
    return !refusesCare(card) && occurredOn <= lastDay(year) && (end === undefined || end >= calendarDay(year, 1, 1));
  });

/** One service in each calendar year, due by its last day; not made up for afterwards. */
const yearlyRule =
  ({ programme, formId, who }: Yearly): ProgrammeRule =>
  (history, today) => {
    const [birthDate, filedOn] = [dayIn(history.resident['birthDate']), dayIn(history.resident['filedOn'])];
    if (birthDate === undefined || filedOn === undefined) return { visits: [] };
    const { year: now } = partsOf(today);
    const sheets = sheetsOf(history, formId);
    const years = Array.from({ length: YEARS_BEFORE + 1 }, (_, at) => now - YEARS_BEFORE + at);
    const visits = years
      .filter((year) => lastDay(year) >= filedOn && who(history, birthDate, year))
      .map((year) => ofYear(programme, formId, String(history.resident['id']), year, filedOn, sheets));
    return { visits, turns: [calendarDay(now + 1, 1, 1)] };
  };

function ofYear(
  programme: YearlyProgramme,
  formId: PlanSheet,
  residentId: string,
  year: number,
  filedOn: CalendarDay,
  sheets: readonly HistoryRecord[],
): OwedVisit {
  const dueOn = lastDay(year);
  const done = sheets.find(({ occurredOn }) => partsOf(occurredOn).year === year);
  const [openedOn, soonOn] = [later(calendarDay(year, 1, 1), filedOn), addDays(dueOn, -ASKED_DAYS_BEFORE)];
  return {
    id: `${programme}_${residentId}_${year}`,
    programme,
    what: `${year}年`,
    formId,
    ...{ openedOn, soonOn, dueOn, graceUntil: dueOn, lastOn: dueOn },
    outcomes: done === undefined ? [] : [{ type: 'visit', on: done.occurredOn, recordId: done.id }],
  };
}

/** 老年人与慢性病患者的年度体检: one in the year, however many reasons there are for it. */
export const checkUpRule = yearlyRule({
  programme: 'check-up',
  formId: 'health-check-up',
  who: (history, birthDate, year) => elderly(birthDate, year) || patient(history, year),
});

/** 老年人中医体质辨识, once a year. */
export const constitutionRule = yearlyRule({
  programme: 'tcm',
  formId: 'tcm-constitution',
  who: (_, birthDate, year) => elderly(birthDate, year),
});
