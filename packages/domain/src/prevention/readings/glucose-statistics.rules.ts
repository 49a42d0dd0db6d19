import { codeOf, numberOf, rowsOf, textOf } from '../../clinical/index.ts';
import { addDays, fixedText, parseCalendarDay, type CalendarDay, type JsonObject } from '../../shared/index.ts';
import { glucoseTrend, sevenPoints, type GlucoseReading } from './glucose-trend.rules.ts';
import { glucoseWarning } from './home-reading.rules.ts';

type Row = { readonly [key: string]: unknown };

function readingOf(row: Row): GlucoseReading | undefined {
  const [measuredAt, value] = [textOf(row['measuredAt']) ?? '', numberOf(row['value'])];
  const on = parseCalendarDay(measuredAt.slice(0, 10));
  const isControl = row['controlSolution'] === true || codeOf(row['sampleSite']) === '4';
  if (!on || value === undefined || row['valid'] === false || isControl) return undefined;
  const range = codeOf(row['outOfRange']);
  return {
    at: measuredAt,
    on,
    value,
    timePoint: codeOf(row['timePoint']) ?? '0',
    ...(range === '1' || range === '2' ? { outOfRange: true } : {}),
  };
}

const within = (on: CalendarDay, today: CalendarDay, days: number): boolean =>
  on > addDays(today, -days) && on <= today;

/**
 * The computed fields of 血糖监测患者 from stored readings (`readings`) up to `today`, of 30 days unless said: `latest`, `fastingMean`,
 * `postprandialMean`, `inRangeRate`, `lowRate`, `highRate` (达标次数占比, not the time in range of a sensor; from seven readings on), `sd`, `cv`,
 * `estimatedHba1c`, `lastHba1c` (ever), `lastWarning` (the highest of seven days), `sevenPointProfile` (of the last day that has all seven).
 */
export function glucoseStatistics(input: JsonObject): JsonObject {
  const today = parseCalendarDay(textOf(input['today']) ?? '');
  if (!today) return {};
  const rows = rowsOf(input['readings']).filter((row) => {
    const on = parseCalendarDay((textOf(row['measuredAt']) ?? '').slice(0, 10));
    return on !== undefined && on <= today;
  });
  const readings = rows
    .map(readingOf)
    .filter((reading) => reading !== undefined)
    .sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
  const month = readings.filter(({ on }) => within(on, today, 30));
  const trend = glucoseTrend(month);
  const meanAt = (...timePoints: readonly string[]) =>
    glucoseTrend(month.filter(({ timePoint }) => timePoints.includes(timePoint))).mean;
  const last = readings.at(-1);
  const facts: readonly (readonly [string, string | number | undefined])[] = [
    ['latest', last && `${fixedText(last.value, 1)} mmol/L（${last.at.slice(0, 16).replace('T', ' ')}）`],
    ['fastingMean', meanAt('1')],
    ['postprandialMean', meanAt('2', '4', '6')],
    ['inRangeRate', trend.inRange],
    ['lowRate', trend.below],
    ['highRate', trend.above],
    ['sd', trend.deviation],
    ['cv', trend.variation],
    ['estimatedHba1c', trend.estimatedHba1c],
    ['lastHba1c', lastHba1c(rows)],
    ['lastWarning', lastWarning(rows, today)],
    ['sevenPointProfile', profile(readings)],
  ];
  return Object.fromEntries(
    facts.filter((entry): entry is readonly [string, string | number] => entry[1] !== undefined),
  );
}

function lastHba1c(rows: readonly Row[]): number | undefined {
  const known = rows.filter((row) => numberOf(row['hba1c']) !== undefined);
  const last = known.reduce<Row | undefined>(
    (latest, row) => (!latest || textOf(row['measuredAt'])! >= textOf(latest['measuredAt'])! ? row : latest),
    undefined,
  );
  return last && numberOf(last['hba1c']);
}

function lastWarning(rows: readonly Row[], today: CalendarDay): string | undefined {
  const warnings = rows
    .filter((row) => within(parseCalendarDay(textOf(row['measuredAt'])!.slice(0, 10))!, today, 7))
    .map((row) => glucoseWarning(row as JsonObject));
  const highest = warnings.reduce<JsonObject | undefined>(
    (worst, one) => (Number(one['level'] ?? -1) > Number(worst?.['level'] ?? -1) ? one : worst),
    undefined,
  );
  return typeof highest?.['name'] === 'string' ? `${highest['name']}（${String(highest['warning'])}）` : undefined;
}

function profile(readings: readonly GlucoseReading[]): string | undefined {
  const days = [...new Set(readings.map(({ on }) => on))].sort().reverse();
  for (const day of days) {
    const points = sevenPoints(readings.filter(({ on }) => on === day));
    if (points) return `${day}：${points.map((value) => fixedText(value, 1)).join('、')}`;
  }
  return undefined;
}
