import { codeOf } from '../../clinical/index.ts';
import { datePregnancy, postpartumSchedule, PRENATAL_VISITS } from '../../maternal-child/index.ts';
import type { HistoryRecord } from '../../lists/index.ts';
import { addDays, type CalendarDay } from '../../shared/index.ts';
import type { OwedVisit, PlanHistory, PlanOutcome, ProgrammeRule } from '../plan.ts';
import { dayIn, doctorOn, earlier, later, sheetsOf } from './reading.ts';

const SOON = 7;
/** Days after a birth within which a visit of the weeks after it belongs to it. */
const WEEKS_AFTER = 180;

type Course = { readonly card: HistoryRecord; readonly from: CalendarDay; readonly until: CalendarDay | undefined };

/** Pregnancies of a woman, each from its card to the next one. */
const coursesOf = (history: PlanHistory): readonly Course[] => {
  const cards = sheetsOf(history, 'pregnancy-basic-info');
  return cards.map((card, at) => ({ card, from: card.occurredOn, until: cards[at + 1]?.occurredOn }));
};
const within =
  ({ from, until }: Pick<Course, 'from' | 'until'>) =>
  ({ occurredOn }: HistoryRecord): boolean =>
    occurredOn >= from && (until === undefined || occurredOn < until);

/** The day a pregnancy was over, by a birth or otherwise. */
function endOf(history: PlanHistory, course: Course): PlanOutcome | undefined {
  const birth = sheetsOf(history, 'delivery-mother').find(within(course));
  if (birth) return { type: 'end', on: birth.occurredOn, reason: '已分娩' };
  for (const { data, occurredOn } of sheetsOf(history, 'prenatal-visit').filter(within(course)))
    if (codeOf(data['pregnancyStatus']) === '2')
      return { type: 'end', on: dayIn(data['terminationDate']) ?? occurredOn, reason: '妊娠已终止' };
  return undefined;
}

/** Five visits by week of pregnancy (the first on a sheet of its own); one missed is not made up for, except the first, which is held late. */
export const pregnancyRule: ProgrammeRule = (history) => ({
  visits: coursesOf(history).flatMap((course) => {
    const { countedFrom } = datePregnancy(course.card.data);
    if (countedFrom === undefined) return [];
    const end = endOf(history, course);
    return PRENATAL_VISITS.map(({ visit, fromWeek, toWeek }): OwedVisit => {
      const [from, until] = [addDays(countedFrom, fromWeek * 7), addDays(countedFrom, toWeek * 7 + 6)];
      const first = visit === '1';
      const formId = first ? 'first-prenatal-visit' : 'prenatal-visit';
      const dueOn = first ? later(until, addDays(course.from, SOON)) : until;
      const done = sheetsOf(history, formId)
        .filter(within(course))
        .find((sheet) => first || (sheet.stage ?? codeOf(sheet.data['visitNumber'])) === visit);
      return {
        id: `pregnancy_${course.card.id}_${visit}`,
        programme: 'pregnancy',
        what: `第${visit}次`,
        formId,
        openedOn: course.from,
        soonOn: first ? course.from : addDays(from, -SOON),
        ...{ dueOn, graceUntil: dueOn },
        ...(first ? {} : { lastOn: dueOn }),
        outcomes: [
          ...(done ? [{ type: 'visit', on: done.occurredOn, recordId: done.id } as const] : []),
          ...(end ? [end] : []),
        ],
        ...doctorOn(course.card.data),
      };
    });
  }),
});

/** After a birth: the visit at home on days 3–7 (made up for until 28 days after the discharge), and the examination on days 42–56. */
export const puerperiumRule: ProgrammeRule = (history) => {
  const births = sheetsOf(history, 'delivery-mother');
  return {
    visits: births.flatMap((birth, at) => {
      const on = birth.occurredOn;
      const days = postpartumSchedule(on, dayIn(birth.data['dischargeDate']));
      const until = earlier(births[at + 1]?.occurredOn ?? addDays(on, WEEKS_AFTER), addDays(on, WEEKS_AFTER));
      const plan = (
        what: string,
        formId: string,
        from: CalendarDay,
        dueOn: CalendarDay,
        lastOn: CalendarDay,
      ): OwedVisit => {
        const done = sheetsOf(history, formId).find(within({ from: on, until }));
        return {
          id: `puerperium_${birth.id}_${formId === 'postpartum-visit' ? 'home' : 'day42'}`,
          programme: 'puerperium',
          ...{ what, formId, openedOn: on, soonOn: from, dueOn, graceUntil: dueOn, lastOn },
          outcomes: done ? [{ type: 'visit', on: done.occurredOn, recordId: done.id }] : [],
        };
      };
      return [
        plan(
          '产后访视',
          'postpartum-visit',
          days.routineFrom,
          days.routineUntil,
          later(days.countsUntil, days.routineUntil),
        ),
        plan('产后42天检查', 'postpartum-42-day', days.day42From, days.day42Until, addDays(on, 90)),
      ];
    }),
  };
};
