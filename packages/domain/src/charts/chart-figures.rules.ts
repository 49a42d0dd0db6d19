import { clinicalSex, controlLimits, numberOf, rowsOf } from '../clinical/index.ts';
import { DIABETIC_AIMS, type IndividualAim } from '../chronic/individual-aims.rules.ts';
import type { Answers, FormContext } from '../forms/index.ts';
import { completedMonths } from '../maternal-child/child-age.ts';
import { dayOf } from '../maternal-child/sheet-day.ts';
import type { ConceptSeries } from '../resident/resident.ts';
import { daysBetween, fullYears, type CalendarDay } from '../shared/index.ts';
import { higher, onePerDay, pointsBySheet, together, type EarlierPoint } from './earlier-points.rules.ts';
import type { Figure, FigureId } from './figure.ts';
import {
  conceptsOfChart,
  type FormChart,
  type GlucoseChart,
  type GrowthChart,
  type PregnancyChart,
  type PressureChart,
} from './form-chart.ts';
import { growthFigure, type GrowthChild, type GrowthFigureId, type GrowthVisit } from './growth-figures.rules.ts';
import type { GrowthReference } from './growth-reference.rules.ts';
import { fundalHeightFigure, gainFigure, type PregnancyVisit } from './pregnancy-figures.rules.ts';
import {
  DIABETIC_RANGE,
  glucoseFigure,
  NORMAL_RANGE,
  pressureFigure,
  type GlucoseRange,
  type TrendVisit,
} from './trend-figures.rules.ts';

/** The sheet a chart stands on, as far as it is filled. */
export type ChartSheet = {
  readonly recordId: string;
  readonly context: FormContext;
  /** Values of `keysOfChart` that are asked and free of errors. */
  readonly answers: Answers;
};

/** What a chart is drawn from: the sheet, earlier sheets of the resident, and the curves once they are there. */
export type ChartFacts = ChartSheet & {
  readonly series: readonly ConceptSeries[];
  readonly reference?: GrowthReference | undefined;
};

/** Home readings are held to limits of their own and would push the visits out of their eight places. */
const HOME_READING = 'blood-pressure-reading';

/**
 * The figures of a chart that make sense for the resident, known as soon as the form opens, so that their room is kept from the start: growth for
 * children under 7, gain once the weight before the pregnancy is known, trends where there is an earlier value. `knows`: a value of the concept on
 * another sheet.
 */
export function figuresFor(
  chart: FormChart,
  sheet: ChartSheet,
  knows: (concept: string) => boolean,
): readonly FigureId[] {
  switch (chart.kind) {
    case 'growth': {
      const child = childOf(chart, sheet);
      const months = child && completedMonths(child.birthDate, dayOnSheet(chart, sheet));
      if (months === undefined || months >= 84) return [];
      if (chart.length === undefined) return ['weight-for-age'];
      const head: readonly FigureId[] = chart.head !== undefined && months <= 36 ? ['head-for-age'] : [];
      return ['weight-for-age', 'length-for-age', ...head, months < 24 ? 'weight-for-length' : 'bmi-for-age'];
    }
    case 'pregnancy': {
      const { previous } = sheet.context;
      const single = numberOf(previous?.['fetusCount'] ?? 1) === 1;
      const gain: readonly FigureId[] =
        single && numberOf(previous?.['prePregnancyWeight']) !== undefined ? ['pregnancy-gain'] : [];
      return chart.fundalHeight === undefined ? gain : [...gain, 'fundal-height'];
    }
    default:
      return conceptsOfChart(chart).some(knows) || fastingReadings(sheet).length > 0 ? [chart.kind] : [];
  }
}

/** Draws one of `figuresFor`. Missing as long as an answer it cannot do without is missing. */
export function drawFigure(id: FigureId, chart: FormChart, facts: ChartFacts): Figure | undefined {
  switch (chart.kind) {
    case 'growth': {
      const child = childOf(chart, facts);
      return (
        child &&
        facts.reference &&
        growthFigure(id as GrowthFigureId, facts.reference, child, growthVisits(chart, child, facts))
      );
    }
    case 'pregnancy': {
      const visits = pregnancyVisits(chart, facts);
      if (id === 'fundal-height') return fundalHeightFigure(visits);
      const { previous = {} } = facts.context;
      const [weightBefore, height] = [
        numberOf(previous['prePregnancyWeight']),
        answer(facts, chart.height) ?? numberOf(previous['height']),
      ];
      return weightBefore === undefined || height === undefined
        ? undefined
        : gainFigure({ weightBefore, height }, visits);
    }
    case 'pressure': {
      const { aim, words } = aimOf(chart, facts);
      return pressureFigure(trendVisits(chart, facts, higherArm(chart, facts)), aim, words);
    }
    case 'glucose':
      return glucoseFigure(glucoseVisits(chart, facts), glucoseRange(chart, facts));
  }
}

const answer = ({ answers }: ChartSheet, key: string | undefined): number | undefined =>
  key === undefined ? undefined : numberOf(answers[key]);

const dayOnSheet = (chart: FormChart, { answers, context }: ChartSheet): CalendarDay =>
  dayOf(answers[chart.day]) ?? context.today;

function childOf(chart: GrowthChart, sheet: ChartSheet): GrowthChild | undefined {
  const { resident, previous = {} } = sheet.context;
  const [sex, birthDate] = [clinicalSex(resident?.sex), resident?.birthDate];
  const weeks = answer(sheet, chart.gestationalWeeks) ?? numberOf(previous['gestationalWeeks']);
  const gestationalDays = weeks === undefined ? undefined : weeks * 7 + (numberOf(previous['gestationalDays']) ?? 0);
  return sex && birthDate ? { sex, birthDate, gestationalDays } : undefined;
}

function growthVisits(chart: GrowthChart, child: GrowthChild, facts: ChartFacts): readonly GrowthVisit[] {
  const { previous = {} } = facts.context;
  const on = dayOnSheet(chart, facts);
  const earlier = onePerDay(pointsBySheet(facts.series, conceptsOfChart(chart), facts.recordId), together);
  const birth: GrowthVisit = {
    on: child.birthDate,
    weight: answer(facts, chart.birthWeight) ?? numberOf(previous['birthWeight']),
    length: answer(facts, chart.birthLength) ?? numberOf(previous['birthLength']),
    head: numberOf(previous['birthHeadCircumference']),
  };
  const position = facts.answers[chart.position ?? ''];
  const now: GrowthVisit = {
    on,
    weight: answer(facts, chart.weight),
    length: answer(facts, chart.length),
    head: answer(facts, chart.head),
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

function pregnancyVisits(chart: PregnancyChart, facts: ChartFacts): readonly PregnancyVisit[] {
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
  const week = answer(facts, chart.week);
  const days = week === undefined ? start && daysBetween(start, on) : week * 7 + (answer(facts, chart.weekDay) ?? 0);
  if (days === undefined) return visits;
  return [
    ...visits,
    { on, days, weight: answer(facts, chart.weight), fundalHeight: answer(facts, chart.fundalHeight), now: true },
  ];
}

/** Earlier values of other sheets up to the day before, and today's. */
function trendVisits(chart: FormChart, facts: ChartFacts, values: TrendVisit['values']): readonly TrendVisit[] {
  const on = dayOnSheet(chart, facts);
  const home = chart.kind === 'pressure' && chart.aim === 'home';
  const fits = (point: EarlierPoint): boolean => point.on < on && (point.formId === HOME_READING) === home;
  const earlier = onePerDay(pointsBySheet(facts.series, conceptsOfChart(chart), facts.recordId).filter(fits), higher);
  return [...earlier, { on, values, now: true }];
}

/** As for the class of a pressure: the arm whose systolic value is higher. */
function higherArm({ arms }: PressureChart, facts: ChartFacts): TrendVisit['values'] {
  const pairs = arms.map(({ systolic, diastolic }) => [answer(facts, systolic), answer(facts, diastolic)]);
  return pairs.sort(([one], [other]) => (other ?? -Infinity) - (one ?? -Infinity) || 0)[0] ?? [];
}

/** Code of dictionaries/glucose-time-point. */
const FASTING = '1';

function glucoseVisits(chart: GlucoseChart, facts: ChartFacts): readonly TrendVisit[] {
  if (chart.timePoint === undefined) return trendVisits(chart, facts, [answer(facts, chart.fasting)]);
  const on = dayOnSheet(chart, facts);
  const today = facts.answers[chart.timePoint] === FASTING ? answer(facts, chart.fasting) : undefined;
  return [...fastingReadings(facts).filter((reading) => reading.on < on), { on, values: [today], now: true }];
}

/** Home readings as the fact `fastingReadings` tells them, `{ on, value }`, oldest first; the highest of a day. */
function fastingReadings({ context }: ChartSheet): readonly TrendVisit[] {
  const days = new Map<CalendarDay, number>();
  for (const reading of rowsOf(context.previous?.['fastingReadings'])) {
    const [on, value] = [dayOf(reading['on']), numberOf(reading['value'])];
    if (on && value !== undefined) days.set(on, Math.max(value, days.get(on) ?? value));
  }
  return [...days].map(([on, value]) => ({ on, values: [value] })).sort((one, other) => (one.on < other.on ? -1 : 1));
}

/** Diabetics are held to their aim, on whatever sheet it is measured; who measures at home is one or on the way to be. */
const glucoseRange = (chart: GlucoseChart, { context }: ChartSheet): GlucoseRange =>
  chart.timePoint !== undefined || context.resident?.known?.includes('diabetes') ? DIABETIC_RANGE : NORMAL_RANGE;

function aimOf(chart: PressureChart, facts: ChartFacts): { readonly aim: IndividualAim; readonly words: string } {
  const { resident, previous = {} } = facts.context;
  switch (chart.aim) {
    case 'diabetes':
      return { aim: DIABETIC_AIMS.pressure, words: '糖尿病患者目标' };
    case 'pregnancy':
      return { aim: controlLimits(0), words: '妊娠期' };
    case 'home': {
      const [systolic, diastolic] = [
        numberOf(previous['homeTargetSystolic']) ?? 135,
        numberOf(previous['homeTargetDiastolic']) ?? 85,
      ];
      return { aim: { systolic, diastolic }, words: '家庭目标' };
    }
    case 'by-age': {
      const age = resident?.birthDate ? fullYears(resident.birthDate, dayOnSheet(chart, facts)) : (resident?.age ?? 0);
      return { aim: controlLimits(age), words: age >= 65 ? '65 岁及以上目标' : '目标' };
    }
  }
}
