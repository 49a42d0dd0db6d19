import { numberOf } from '../clinical/index.ts';
import { dayOf } from '../maternal-child/sheet-day.ts';
import { daysBetween, type CalendarDay } from '../shared/index.ts';
import { answerOf, dayOnSheet, fastingReadings, type ChartFacts } from './chart-sheet.ts';
import { higher, onePerDay, pointsBySheet, together, type EarlierPoint } from './earlier-points.rules.ts';
import {
  conceptsOfChart,
  type FormChart,
  type GlucoseChart,
  type GrowthChart,
  type PregnancyChart,
  type PressureChart,
} from './form-chart.ts';
import type { GrowthChild, GrowthVisit } from './growth-figures.rules.ts';
import type { PregnancyVisit } from './pregnancy-figures.rules.ts';
import type { TrendVisit } from './trend-figures.rules.ts';

/** Home readings are held to limits of their own and would push the visits out of their eight places. */
const HOME_READING = 'blood-pressure-reading';

/** Birth, earlier check-ups in whatever sheet, and today, which takes the place of others of its day. */
export function growthVisits(chart: GrowthChart, child: GrowthChild, facts: ChartFacts): readonly GrowthVisit[] {
  const { previous = {} } = facts.context;
  const on = dayOnSheet(chart, facts);
  const earlier = onePerDay(pointsBySheet(facts.series, conceptsOfChart(chart), facts.recordId), together);
  const birth: GrowthVisit = {
    on: child.birthDate,
    weight: answerOf(facts, chart.birthWeight) ?? numberOf(previous['birthWeight']),
    length: answerOf(facts, chart.birthLength) ?? numberOf(previous['birthLength']),
    head: numberOf(previous['birthHeadCircumference']),
  };
  const position = facts.answers[chart.position ?? ''];
  const now: GrowthVisit = {
    on,
    weight: answerOf(facts, chart.weight),
    length: answerOf(facts, chart.length),
    head: answerOf(facts, chart.head),
    position: position === '1' ? 'lying' : position === '2' ? 'standing' : undefined,
    now: true,
  };
  const measured = earlier.filter((point) => point.on !== on && point.on > child.birthDate);
  return [
    birth,
    ...measured.map(({ on: day, values: [weight, length, head] }) => ({ on: day, weight, length, head })),
    now,
  ];
}

/** Visits since the pregnancy began, and today by the week that stands on the sheet. */
export function pregnancyVisits(chart: PregnancyChart, facts: ChartFacts): readonly PregnancyVisit[] {
  const { previous = {} } = facts.context;
  const on = dayOnSheet(chart, facts);
  const start =
    dayOf(previous['countedFrom']) ??
    dayOf(previous['lastMenstrualPeriod']) ??
    dayOf(facts.answers[chart.lastPeriod ?? '']);
  const earlier =
    start === undefined ? [] : onePerDay(pointsBySheet(facts.series, conceptsOfChart(chart), facts.recordId), together);
  const visits = earlier
    .filter((point) => start !== undefined && point.on >= start && point.on < on)
    .map(({ on: day, values: [weight, fundalHeight] }) => ({
      on: day,
      days: daysBetween(start as CalendarDay, day),
      weight,
      fundalHeight,
    }));
  const week = answerOf(facts, chart.week);
  const days = week === undefined ? start && daysBetween(start, on) : week * 7 + (answerOf(facts, chart.weekDay) ?? 0);
  if (days === undefined || days < 0) return visits;
  return [
    ...visits,
    { on, days, weight: answerOf(facts, chart.weight), fundalHeight: answerOf(facts, chart.fundalHeight), now: true },
  ];
}

/** Earlier values of other sheets up to the day before, and today's. */
export function trendVisits(chart: FormChart, facts: ChartFacts, values: TrendVisit['values']): readonly TrendVisit[] {
  const on = dayOnSheet(chart, facts);
  const home = chart.kind === 'pressure' && chart.aim === 'home';
  const fits = (point: EarlierPoint): boolean => point.on < on && (point.formId === HOME_READING) === home;
  const earlier = onePerDay(pointsBySheet(facts.series, conceptsOfChart(chart), facts.recordId).filter(fits), higher);
  return [...earlier, { on, values, now: true }];
}

/** As for the class of a pressure: the arm whose systolic value is higher. */
export function higherArm({ arms }: PressureChart, facts: ChartFacts): TrendVisit['values'] {
  const pairs = arms.map(({ systolic, diastolic }) => [answerOf(facts, systolic), answerOf(facts, diastolic)]);
  return pairs.sort(([one], [other]) => (other ?? -Infinity) - (one ?? -Infinity) || 0)[0] ?? [];
}

/** Code of dictionaries/glucose-time-point. */
const FASTING = '1';

/** Earlier fasting values and today's. */
export function glucoseVisits(chart: GlucoseChart, facts: ChartFacts): readonly TrendVisit[] {
  if (chart.timePoint === undefined) return trendVisits(chart, facts, [answerOf(facts, chart.fasting)]);
  const on = dayOnSheet(chart, facts);
  const today = facts.answers[chart.timePoint] === FASTING ? answerOf(facts, chart.fasting) : undefined;
  return [...fastingReadings(facts).filter((reading) => reading.on < on), { on, values: [today], now: true }];
}
