import type { CalendarDay } from '../../shared/index.ts';
import { glucoseTrend, sevenPoints, type GlucoseReading, type GlucoseTrend } from '../readings/glucose-trend.rules.ts';
import { glucoseReadingWarning, isPremeal, type GlucoseWarningCode } from '../readings/home-glucose.rules.ts';
import { meanOf } from '../readings/series.ts';
import type { HomeGlucose, HomePlan } from './home-file.ts';
import { dayMeasured, gravest, homeSpan, readingsWithin, type HomeAsked } from './home-range.rules.ts';
import { measureCompliance } from './measure-compliance.rules.ts';

/** The seven points of a day in their order, then the night and what was measured at random. */
export const GLUCOSE_POINTS = ['1', '2', '3', '4', '5', '6', '7', '8', '0'] as const;
/** What they are called in short. */
export const GLUCOSE_POINT_LABELS: { readonly [timePoint: string]: string } = {
  ...{
    '1': '空腹',
    '2': '早餐后',
    '3': '午餐前',
    '4': '午餐后',
    '5': '晚餐前',
    '6': '晚餐后',
    '7': '睡前',
    '8': '凌晨',
  },
  '0': '随机',
};
/** The seven points. */
export const SEVEN_POINTS = GLUCOSE_POINTS.slice(0, 7);
const AFTER_MEALS = ['2', '4', '6'];
const FASTING = '1';

/** The aims of a glucose, mmol/L: before meals from `low` to `high`, both within; otherwise below `meal`. */
type GlucoseAim = { readonly low: number; readonly high: number; readonly meal: number };
/** Where nobody set others (guideline for primary care). */
const GLUCOSE_AIM: GlucoseAim = { low: 4.4, high: 7, meal: 10 };

/** One value with what it is judged to be. `beyond`: above or below what it should be. */
export type JudgedGlucose = {
  readonly id: string;
  readonly at: string;
  readonly value: number;
  readonly timePoint: string;
  readonly code: GlucoseWarningCode;
  readonly beyond?: 'above' | 'below';
};

/** One day of the table: what was measured at each point, in the order of time. */
type GlucoseDay = {
  readonly on: CalendarDay;
  readonly points: { readonly [timePoint: string]: readonly JudgedGlucose[] };
  readonly level: number;
};

/** Everything a page of somebody's glucose says of a period. */
export type GlucoseDetail = {
  readonly aim: GlucoseAim;
  /** In the order of time. */
  readonly values: readonly JudgedGlucose[];
  readonly now: GlucoseSummary;
  /** Of as many days before. */
  readonly before: GlucoseSummary;
  readonly compliance?: number;
  /** Means of the seven points, with one place; absent where nothing was measured. */
  readonly profile: readonly (number | undefined)[];
  /** The newest day of the period that has all seven. */
  readonly seven?: { readonly on: CalendarDay; readonly values: readonly number[] };
  /** Newest first. */
  readonly days: readonly GlucoseDay[];
  /** Readings whose warning asks for somebody, newest first. */
  readonly warnings: readonly HomeGlucose[];
  readonly gravest?: HomeGlucose;
};

/** The trend of a period with the means before and after meals, one place. */
type GlucoseSummary = GlucoseTrend & { readonly fasting?: number; readonly afterMeal?: number };

/** Warnings from this level on ask for somebody. */
const WARNS_FROM = 2;

/** What somebody's readings come to in a period (section 2.3 of the reference's rules). */
export function glucoseDetail(
  readings: readonly HomeGlucose[],
  asked: HomeAsked,
  plan: HomePlan | undefined,
): GlucoseDetail {
  const aim = {
    low: plan?.fastingLow ?? GLUCOSE_AIM.low,
    high: plan?.fastingHigh ?? GLUCOSE_AIM.high,
    meal: plan?.mealHigh ?? GLUCOSE_AIM.meal,
  };
  const found = [...readingsWithin(readings, asked)].sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
  const values = found.map((reading) => judged(reading, aim));
  const measured = found.map((reading) => ({ on: dayMeasured(reading), slot: reading.timePoint }));
  const compliance = plan && measureCompliance(measured, plan, homeSpan(asked));
  const seven = lastSeven(found);
  const worst = gravest(readingsWithin(readings, { ...asked, days: 7 }));
  return {
    aim,
    values,
    now: summary(found),
    before: summary(readingsWithin(readings, asked, 1)),
    ...(compliance !== undefined && { compliance }),
    profile: SEVEN_POINTS.map((point) => meanAt(found, [point])),
    ...(seven && { seven }),
    days: daysOf(found, values),
    warnings: found.filter(({ level = 0 }) => level >= WARNS_FROM).reverse(),
    ...(worst && { gravest: worst }),
  };
}

/** A value by the aims. One that was stored with an answer nobody can read is within them. */
export function judged(
  { id, at, value, timePoint, outOfRange }: Pick<HomeGlucose, 'id' | 'at' | 'value' | 'timePoint' | 'outOfRange'>,
  aim: GlucoseAim,
): JudgedGlucose {
  const premeal = isPremeal(timePoint);
  const warning = glucoseReadingWarning({
    value,
    premeal,
    outOfRange,
    fastingTargetHigh: aim.high,
    postprandialTargetHigh: aim.meal,
  });
  const code = warning?.code ?? 'in-target';
  const beyond = code.startsWith('hypo')
    ? ('below' as const)
    : ['critical-high', 'very-high', 'high'].includes(code)
      ? ('above' as const)
      : undefined;
  return { id, at, value, timePoint, code, ...(beyond && { beyond }) };
}

const trendOf = (reading: HomeGlucose): GlucoseReading => ({
  at: reading.at,
  on: dayMeasured(reading),
  value: reading.value,
  timePoint: reading.timePoint,
  ...(reading.outOfRange && { outOfRange: true }),
});

const meanAt = (readings: readonly HomeGlucose[], points: readonly string[]): number | undefined =>
  meanOf(
    readings
      .filter(({ timePoint, outOfRange }) => points.includes(timePoint) && outOfRange === undefined)
      .map(({ value }) => value),
    1,
  );

function summary(readings: readonly HomeGlucose[]): GlucoseSummary {
  const [fasting, afterMeal] = [meanAt(readings, [FASTING]), meanAt(readings, AFTER_MEALS)];
  return {
    ...glucoseTrend(readings.map(trendOf)),
    ...(fasting !== undefined && { fasting }),
    ...(afterMeal !== undefined && { afterMeal }),
  };
}

function lastSeven(readings: readonly HomeGlucose[]): GlucoseDetail['seven'] {
  const trend = readings.map(trendOf);
  for (const on of [...new Set(trend.map((one) => one.on))].sort().reverse()) {
    const values = sevenPoints(trend.filter((one) => one.on === on));
    if (values) return { on, values };
  }
  return undefined;
}

function daysOf(readings: readonly HomeGlucose[], values: readonly JudgedGlucose[]): readonly GlucoseDay[] {
  const days = [...new Set(readings.map(dayMeasured))].sort().reverse();
  return days.map((on) => {
    const ofDay = values.filter((one) => dayMeasured(one) === on);
    const points = [...new Set(ofDay.map(({ timePoint }) => timePoint))];
    return {
      on,
      points: Object.fromEntries(points.map((point) => [point, ofDay.filter(({ timePoint }) => timePoint === point)])),
      level: gravest(readings.filter((one) => dayMeasured(one) === on))?.level ?? 0,
    };
  });
}
