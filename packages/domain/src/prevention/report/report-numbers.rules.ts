import { fixedText, parseCalendarDay, roundHalfUp, type CalendarDay } from '../../shared/index.ts';
import { bySession, type PressureSession } from '../readings/pressure-statistics.rules.ts';
import { meanOf } from '../readings/series.ts';
import type { ReportFacts, ReportGlucose, ReportPressure } from './report-facts.ts';

/** Means of fewer say nothing [P]. */
const LEAST = { days: 3, fasting: 3 };
const dayOf = (measuredAt: string): CalendarDay => parseCalendarDay(measuredAt.slice(0, 10)) as CalendarDay;
/** `11月3日`. */
export const shortDay = (measuredAt: string): string =>
  `${Number(measuredAt.slice(5, 7))}月${Number(measuredAt.slice(8, 10))}日`;

/** What a reading warns of: the digit its words begin with. */
export const levelOf = (warning: string): number => Number.parseInt(warning, 10) || 0;
/** A pressure that warns of nothing is within its aim; of glucose 偏低（提示） is, too. */
export const isReached = (warning: string): boolean => levelOf(warning) <= 1 && warning !== '';

export const sessionsOf = (readings: readonly ReportPressure[]): readonly PressureSession[] =>
  bySession(
    readings.map(({ measuredAt, systolic, diastolic, groupId }) => ({
      ...{ at: measuredAt, on: dayOf(measuredAt), systolic, diastolic },
      ...(groupId !== undefined && { groupId }),
    })),
  );

/** Of several of one sitting the one that warns most counts. */
function sittings(readings: readonly ReportPressure[]): readonly ReportPressure[] {
  const groups = new Map<string, ReportPressure>();
  for (const one of readings) {
    const key = one.groupId ?? `\u0000${groups.size}`;
    const worst = groups.get(key);
    groups.set(key, worst && levelOf(worst.warning) >= levelOf(one.warning) ? worst : one);
  }
  return [...groups.values()];
}

/** How many of the readings are within the aim, of how many; one sitting counts once. */
export function reachedOf(pressure: readonly ReportPressure[], glucose: readonly ReportGlucose[]) {
  const all = [...sittings(pressure), ...glucose].filter(({ warning }) => warning !== '');
  return { reached: all.filter(({ warning }) => isReached(warning)).length, counted: all.length };
}

/** `138/84`, the mean of sittings. */
const pressureText = (sessions: readonly PressureSession[]): string | undefined =>
  sessions.length === 0
    ? undefined
    : (['systolic', 'diastolic'] as const)
        .map((key) =>
          fixedText(
            meanOf(
              sessions.map((one) => one[key]),
              0,
            ) ?? 0,
            0,
          ),
        )
        .join('/');
const glucoseMean = (readings: readonly ReportGlucose[]): number | undefined =>
  meanOf(
    readings.flatMap(({ value }) => (value === undefined ? [] : [value])),
    1,
  );

/** A row of the course of a report: a week of a month, a month of a longer time. */
export type ReportRow = {
  readonly label: string;
  readonly pressure?: string;
  readonly fasting?: number;
  readonly other?: number;
  readonly times: number;
};

/** The numbers of a 健康报告; what too few measurements cannot tell is absent. */
export type ReportNumbers = {
  readonly from: CalendarDay;
  readonly until: CalendarDay;
  readonly pressureDays: number;
  readonly pressureTimes: number;
  readonly glucoseTimes: number;
  readonly times: number;
  readonly planned?: number;
  readonly bpAverage?: string;
  readonly fastingAverage?: number;
  readonly controlRate?: number;
  readonly previousControlRate?: number;
  readonly extremes: string;
  readonly lows: number;
  readonly course: readonly ReportRow[];
};

const rate = ({ reached, counted }: { readonly reached: number; readonly counted: number }): number | undefined =>
  counted === 0 ? undefined : roundHalfUp((reached * 100) / counted, 2);

/** What was measured in the days of a report, in numbers. */
export function reportNumbers({ from, until, pressure, glucose, before, planned }: ReportFacts): ReportNumbers {
  const sessions = sessionsOf(pressure);
  const days = new Set(sessions.map(({ on }) => on)).size;
  const fasting = glucose.filter(({ timePoint, value }) => timePoint === '1' && value !== undefined);
  const bpAverage = days >= LEAST.days ? pressureText(sessions) : undefined;
  const fastingAverage = fasting.length >= LEAST.fasting ? glucoseMean(fasting) : undefined;
  const [controlRate, previousControlRate] = [rate(reachedOf(pressure, glucose)), rate(before)];
  return {
    ...{ from, until, pressureDays: days, pressureTimes: sessions.length, glucoseTimes: glucose.length },
    times: sessions.length + glucose.length,
    ...(planned !== undefined && { planned }),
    ...(bpAverage !== undefined && { bpAverage }),
    ...(fastingAverage !== undefined && { fastingAverage }),
    ...(controlRate !== undefined && { controlRate }),
    ...(previousControlRate !== undefined && { previousControlRate }),
    extremes: extremesOf(sessions, glucose),
    lows: glucose.filter(({ level }) => level.includes('级低血糖')).length,
    course: courseOf(from, until, pressure, glucose),
  };
}

/** `血压最高 152/90（11月3日）、最低 118/70（11月9日）；血糖最高 …`. */
function extremesOf(sessions: readonly PressureSession[], glucose: readonly ReportGlucose[]): string {
  const pressures = [...sessions].sort((a, b) => a.systolic - b.systolic || (a.at < b.at ? -1 : 1));
  const sugars = glucose
    .flatMap(({ value, measuredAt }) => (value === undefined ? [] : [{ value, measuredAt }]))
    .sort((a, b) => a.value - b.value || (a.measuredAt < b.measuredAt ? -1 : 1));
  const pressureWords = (one: PressureSession): string =>
    `${fixedText(one.systolic, 0)}/${fixedText(one.diastolic, 0)}（${shortDay(one.at)}）`;
  const sugarWords = ({ value, measuredAt }: { readonly value: number; readonly measuredAt: string }): string =>
    `${fixedText(value, 1)}（${shortDay(measuredAt)}）`;
  const [lowest, highest] = [pressures[0], pressures.at(-1)];
  const [least, most] = [sugars[0], sugars.at(-1)];
  return [
    ...(lowest && highest ? [`血压最高 ${pressureWords(highest)}、最低 ${pressureWords(lowest)}`] : []),
    ...(least && most ? [`血糖最高 ${sugarWords(most)}、最低 ${sugarWords(least)}`] : []),
  ].join('；');
}

/** Weeks of a month (1～7, 8～14, …), months of a longer time. */
function courseOf(
  from: CalendarDay,
  until: CalendarDay,
  pressure: readonly ReportPressure[],
  glucose: readonly ReportGlucose[],
): readonly ReportRow[] {
  const monthly = from.slice(0, 7) !== until.slice(0, 7);
  const labelOf = (measuredAt: string): string => {
    if (monthly) return `${Number(measuredAt.slice(5, 7))}月`;
    const week = Math.min(4, Math.floor((Number(measuredAt.slice(8, 10)) - 1) / 7));
    return `${week * 7 + 1}～${week === 4 ? Number(until.slice(8)) : week * 7 + 7}日`;
  };
  const labels = [...pressure, ...glucose]
    .sort((a, b) => (a.measuredAt < b.measuredAt ? -1 : 1))
    .map(({ measuredAt }) => labelOf(measuredAt));
  return [...new Set(labels)].map((label): ReportRow => {
    const sessions = sessionsOf(pressure.filter(({ measuredAt }) => labelOf(measuredAt) === label));
    const sugars = glucose.filter(({ measuredAt }) => labelOf(measuredAt) === label);
    const [mean, fasting, other] = [
      pressureText(sessions),
      glucoseMean(sugars.filter(({ timePoint }) => timePoint === '1')),
      glucoseMean(sugars.filter(({ timePoint }) => timePoint !== '1')),
    ];
    return {
      label,
      ...(mean !== undefined && { pressure: mean }),
      ...(fasting !== undefined && { fasting }),
      ...(other !== undefined && { other }),
      times: sessions.length + sugars.length,
    };
  });
}
