import { codeOf } from '../../clinical/index.ts';
import { datePregnancy, equivalentPeriod, postpartumSchedule, PRENATAL_VISITS } from '../../maternal-child/index.ts';
import type { HistoryRecord } from '../../lists/index.ts';
import { addDays, daysBetween, type CalendarDay } from '../../shared/index.ts';
import type { OwedVisit, PlanHistory, PlanOutcome, PlanSheet, ProgrammeRule } from '../plan.ts';
import { closingOf, dayIn, doctorOn, earlier, isOwnBirth, later, sheetsOf } from './reading.ts';

const SOON = 7;
/** Days after a birth within which a visit of the weeks after it belongs to it. */
const WEEKS_AFTER = 180;
/** Two sheets whose pregnancies began no further apart tell of the same one: between two births there are longer spans. */
const PREGNANCY_DAYS = 180;
/** Days within which it is asked what came of a referral [S]: 国家基本公共卫生服务规范（第三版）孕产妇健康管理. */
const REFERRED_DAYS = 14;

type Course = {
  /** What the pregnancy is first written on: the booklet's sheet, or the first visit of who has none. */
  readonly card: HistoryRecord;
  readonly from: CalendarDay;
  /** Day from which weeks are counted, where it is known. */
  readonly countedFrom: CalendarDay | undefined;
  readonly until: CalendarDay | undefined;
};

/** A first visit names the day the child is expected where the last period is not known. */
function countedFromOf({ data }: HistoryRecord): CalendarDay | undefined {
  const expected = dayIn(data['expectedDeliveryDate']);
  return datePregnancy(data).countedFrom ?? (expected && equivalentPeriod(expected));
}

/**
 * Pregnancies of a woman, each until the next one begins. The booklet's sheet tells of one; where there is none the first visit does, whose
 * official sheet holds the last period as well, so that nobody goes without the later visits for want of a booklet. Of two booklets of one
 * pregnancy (booked elsewhere as well) the open one counts.
 */
function coursesOf(history: PlanHistory): readonly Course[] {
  const [booklets, firsts] = [sheetsOf(history, 'pregnancy-basic-info'), sheetsOf(history, 'first-prenatal-visit')];
  // Most people are nobody pregnant: nothing more is looked for in their sheets.
  if (booklets.length + firsts.length === 0) return [];
  const ends = endsOf(history);
  const cards = booklets.map(begun).sort(byBegin);
  const courses: Begun[] = [];
  for (const card of cards) {
    const at = courses.findIndex((known) => sameCourse(known, card, ends));
    const known = courses[at];
    if (!known) courses.push(card);
    else if (closingOf(known.card) && !closingOf(card.card)) courses[at] = card;
  }
  const alone = firsts
    .map(begun)
    .filter((one) => one.countedFrom !== undefined && !cards.some((card) => sameCourse(card, one, ends)));
  const all = [...courses, ...alone].sort(byBegin);
  return all.map(({ begins, ...course }, at) => ({ ...course, from: begins, until: all[at + 1]?.begins }));
}

/** Days on which a pregnancy was over: births, ends that a visit tells, and booklets closed as ended. */
const endsOf = (history: PlanHistory): readonly CalendarDay[] => [
  ...birthsOf(history).map(({ occurredOn }) => occurredOn),
  ...endsTold(history).map(({ on }) => on),
  ...sheetsOf(history, 'pregnancy-basic-info').flatMap(({ data }) => dayIn(data['terminationDate']) ?? []),
];

/** Sheets beside that of the birth that tell of an end: by which answer, and where its day stands. */
const TELL_ENDS: readonly {
  readonly form: string;
  readonly answer: string;
  readonly codes: readonly string[];
  readonly day: string;
}[] = [
  { form: 'prenatal-visit', answer: 'pregnancyStatus', codes: ['2'], day: 'terminationDate' },
  { form: 'prenatal-summary', answer: 'outcome', codes: ['2', '3'], day: 'deliveryOrEndDate' },
  { form: 'prepregnancy-outcome-follow-up', answer: 'followUpResult', codes: ['1'], day: 'endDate' },
];
const endsTold = (history: PlanHistory): readonly { readonly on: CalendarDay }[] =>
  TELL_ENDS.flatMap(({ form, answer, codes, day }) =>
    sheetsOf(history, form)
      .filter(({ data }) => codes.includes(codeOf(data[answer]) ?? ''))
      .map(({ data, occurredOn }) => ({ on: dayIn(data[day]) ?? occurredOn })),
  );

type Begun = Pick<Course, 'card' | 'countedFrom'> & { readonly begins: CalendarDay };
const byBegin = (a: Begun, b: Begun): number => (a.begins < b.begins ? -1 : a.begins > b.begins ? 1 : 0);

/** What was written before the booklet belongs to the pregnancy as well, from its first day on. */
const begun = (card: HistoryRecord): Begun => {
  const countedFrom = countedFromOf(card);
  return {
    card,
    countedFrom,
    begins: countedFrom === undefined ? card.occurredOn : earlier(countedFrom, card.occurredOn),
  };
};

/** After an early end the next pregnancy may begin within the same half year. */
const sameCourse = (one: Begun, other: Begun, ends: readonly CalendarDay[]): boolean => {
  const [first, last] = byBegin(one, other) <= 0 ? [one, other] : [other, one];
  return (
    daysBetween(first.begins, last.begins) <= PREGNANCY_DAYS &&
    !ends.some((on) => on > first.begins && on <= last.begins)
  );
};

const within =
  ({ from, until }: Pick<Course, 'from' | 'until'>) =>
  ({ occurredOn }: { readonly occurredOn: CalendarDay }): boolean =>
    occurredOn >= from && (until === undefined || occurredOn < until);

type Birth = { readonly id: string; readonly occurredOn: CalendarDay; readonly dischargedOn: CalendarDay | undefined };

/**
 * Births of a woman. Where a hospital elsewhere wrote the sheet of the birth, the visits after it tell its day: who was visited at home is owed
 * the examination after 42 days all the same.
 */
function birthsOf(history: PlanHistory): readonly Birth[] {
  const births = sheetsOf(history, 'delivery-mother').map((sheet) => birthOn(sheet, sheet.occurredOn));
  // A child's sheet stands in its mother's file until it has its own, and stays there where it was born dead.
  for (const sheet of sheetsOf(history, 'delivery-newborn', 'postpartum-visit', 'postpartum-42-day')) {
    const newborn = sheet.formId === 'delivery-newborn';
    const on = newborn
      ? isOwnBirth(history, sheet)
        ? undefined
        : sheet.occurredOn
      : dayIn(sheet.data['deliveryDate']);
    if (on !== undefined && births.every(({ occurredOn }) => Math.abs(daysBetween(occurredOn, on)) > WEEKS_AFTER))
      births.push(birthOn(sheet, on));
  }
  return births.sort((a, b) => (a.occurredOn < b.occurredOn ? -1 : 1));
}

const birthOn = ({ id, data }: HistoryRecord, occurredOn: CalendarDay): Birth => ({
  ...{ id, occurredOn },
  dischargedOn: dayIn(data['dischargeDate']),
});

/** The day a pregnancy was over, by a birth or otherwise, or its booklet was closed. */
function endOf(history: PlanHistory, course: Course): PlanOutcome | undefined {
  const birth = birthsOf(history).find(within(course));
  if (birth) return { type: 'end', on: birth.occurredOn, reason: '已分娩' };
  const told = endsTold(history).find(({ on }) => within(course)({ occurredOn: on }));
  if (told) return { type: 'end', on: told.on, reason: '妊娠已终止' };
  return closingOf(course.card);
}

/** Five visits by week of pregnancy (the first on a sheet of its own); one missed is not made up for, except the first, which is held late. */
function visitsByWeek(history: PlanHistory, course: Course, end: PlanOutcome | undefined): readonly OwedVisit[] {
  const { countedFrom } = course;
  if (countedFrom === undefined) return [];
  const booked = course.card.occurredOn;
  return PRENATAL_VISITS.map(({ visit, fromWeek, toWeek }): OwedVisit => {
    const [from, until] = [addDays(countedFrom, fromWeek * 7), addDays(countedFrom, toWeek * 7 + 6)];
    const first = visit === '1';
    const formId = first ? 'first-prenatal-visit' : 'prenatal-visit';
    const dueOn = first ? later(until, addDays(booked, SOON)) : until;
    const done = sheetsOf(history, formId)
      .filter(within(course))
      .find((sheet) => first || (sheet.stage ?? codeOf(sheet.data['visitNumber'])) === visit);
    return {
      id: `pregnancy_${course.card.id}_${visit}`,
      programme: 'pregnancy',
      what: `第${visit}次`,
      formId,
      openedOn: booked,
      soonOn: first ? booked : addDays(from, -SOON),
      ...{ dueOn, graceUntil: dueOn },
      ...(first ? {} : { lastOn: dueOn }),
      outcomes: [
        ...(done ? [{ type: 'visit', on: done.occurredOn, recordId: done.id } as const] : []),
        ...(end ? [end] : []),
      ],
      ...doctorOn(course.card.data),
    };
  });
}

/** Who was referred at a visit is asked within two weeks what came of it; whichever visit follows asks. */
function visitsAfterReferrals(history: PlanHistory, course: Course, end: PlanOutcome | undefined) {
  const sheets = sheetsOf(history, 'first-prenatal-visit', 'prenatal-visit').filter(within(course));
  return sheets.flatMap((sheet, at): OwedVisit[] => {
    if (codeOf(sheet.data['referral']) !== '2') return [];
    const dueOn = addDays(sheet.occurredOn, REFERRED_DAYS);
    const next = sheets.slice(at + 1).find(({ occurredOn }) => occurredOn > sheet.occurredOn);
    return [
      {
        id: `pregnancy_${course.card.id}_after-${sheet.id}`,
        programme: 'pregnancy',
        what: '转诊结果随访',
        formId: 'prenatal-visit',
        ...{ openedOn: sheet.occurredOn, soonOn: sheet.occurredOn, dueOn, graceUntil: dueOn },
        outcomes: [
          ...(next ? [{ type: 'visit', on: next.occurredOn, recordId: next.id } as const] : []),
          ...(end ? [{ ...end, on: later(end.on, sheet.occurredOn) }] : []),
        ],
        ...doctorOn(course.card.data),
      },
    ];
  });
}

/** What is owed to a pregnant woman until the birth, or another end. */
export const pregnancyRule: ProgrammeRule = (history) => ({
  visits: coursesOf(history).flatMap((course) => {
    const end = endOf(history, course);
    return [...visitsByWeek(history, course, end), ...visitsAfterReferrals(history, course, end)];
  }),
});

/** After a birth: the visit at home on days 3–7 (made up for until 28 days after the discharge), and the examination on days 42–56. */
export const puerperiumRule: ProgrammeRule = (history) => {
  const births = birthsOf(history);
  const courses = births.length > 0 ? coursesOf(history) : [];
  return {
    visits: births.flatMap((birth, at) => {
      const on = birth.occurredOn;
      const days = postpartumSchedule(on, birth.dischargedOn);
      const until = earlier(births[at + 1]?.occurredOn ?? addDays(on, WEEKS_AFTER), addDays(on, WEEKS_AFTER));
      // Who moved away with the child or refuses closes the booklet: nobody waits for them any more.
      const course = courses.find((one) => within(one)(birth));
      const closing = course && closingOf(course.card);
      const plan = (
        what: string,
        formId: PlanSheet,
        from: CalendarDay,
        dueOn: CalendarDay,
        lastOn: CalendarDay,
      ): OwedVisit => {
        const done = sheetsOf(history, formId).find(within({ from: on, until }));
        return {
          id: `puerperium_${birth.id}_${formId === 'postpartum-visit' ? 'home' : 'day42'}`,
          programme: 'puerperium',
          ...{ what, formId, openedOn: on, soonOn: from, dueOn, graceUntil: dueOn, lastOn },
          outcomes: [
            ...(done ? [{ type: 'visit', on: done.occurredOn, recordId: done.id } as const] : []),
            ...(closing ? [{ ...closing, on: later(closing.on, on) }] : []),
          ],
          ...(course && doctorOn(course.card.data)),
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
