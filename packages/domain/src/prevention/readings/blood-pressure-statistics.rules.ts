import { codeOf, numberOf, rowsOf, textOf } from '../../clinical/index.ts';
import { addDays, fixedText, parseCalendarDay, type CalendarDay, type JsonObject } from '../../shared/index.ts';
import { bloodPressureWarning } from './home-reading.rules.ts';
import {
  HOME_LIMITS,
  raisedWarning,
  timeSlotOf,
  type PressureAim,
  type PressureWarningCode,
  type WarningLevel,
} from './home-blood-pressure.rules.ts';
import {
  bySession,
  pressureStatistics,
  type PressureReading,
  type PressureSession,
} from './pressure-statistics.rules.ts';

/** Local clock times of readings, minutes at least. */
const MOMENT = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}):\d{2}/;

function readingOf(row: { readonly [key: string]: unknown }): PressureReading | undefined {
  const [measuredAt, systolic, diastolic] = [
    textOf(row['measuredAt']) ?? '',
    numberOf(row['systolic']),
    numberOf(row['diastolic']),
  ];
  const parts = MOMENT.exec(measuredAt);
  const on = parseCalendarDay(parts?.[1] ?? '');
  if (!parts || !on || systolic === undefined || diastolic === undefined || row['valid'] === false) return undefined;
  const groupId = textOf(row['groupId']);
  return {
    at: measuredAt,
    on,
    systolic,
    diastolic,
    slot: codeOf(row['timeSlot']) ?? timeSlotOf(Number(parts[2])),
    ...(groupId ? { groupId } : {}),
  };
}

const since = (sessions: readonly PressureSession[], today: CalendarDay, days: number): readonly PressureSession[] =>
  sessions.filter(({ on }) => on > addDays(today, -days) && on <= today);

const pair = (mean: { readonly systolic: number; readonly diastolic: number } | undefined): string | undefined =>
  mean && `${fixedText(mean.systolic, 1)}/${fixedText(mean.diastolic, 1)}`;

/**
 * The computed fields of 血压监测患者 from stored readings (`readings`, home by nature) up to `today`: `latest`, `average7d`, `average30d`,
 * `controlRate30d`, `sd30d` (systolic), `morningMean`, `eveningMean` (30 days), `morningEveningDifference`, `lastWarning` (the highest of
 * seven days). Aims `homeTargetSystolic`/`homeTargetDiastolic`, 135/85 unless given. What cannot be said is absent.
 */
export function bloodPressureStatistics(input: JsonObject): JsonObject {
  const today = parseCalendarDay(textOf(input['today']) ?? '');
  const rows = rowsOf(input['readings']);
  const readings = rows.map(readingOf).filter((reading) => reading !== undefined);
  if (!today || readings.length === 0) return {};
  const sessions = bySession(readings);
  const aim: PressureAim = {
    systolic: numberOf(input['homeTargetSystolic']) ?? HOME_LIMITS.systolic,
    diastolic: numberOf(input['homeTargetDiastolic']) ?? HOME_LIMITS.diastolic,
  };
  const [week, month] = [
    pressureStatistics(since(sessions, today, 7), aim),
    pressureStatistics(since(sessions, today, 30), aim),
  ];
  const last = readings
    .filter(({ on }) => on <= today)
    .reduce<PressureReading | undefined>((latest, one) => (!latest || one.at >= latest.at ? one : latest), undefined);
  const texts: readonly (readonly [string, string | number | undefined])[] = [
    ['latest', last && `${last.systolic}/${last.diastolic} mmHg（${last.at.slice(0, 16).replace('T', ' ')}）`],
    ['average7d', pair(week.mean)],
    ['average30d', pair(month.mean)],
    ['controlRate30d', month.controlRate],
    ['sd30d', month.deviation?.systolic],
    ['morningMean', pair(month.morning)],
    ['eveningMean', pair(month.evening)],
    ['morningEveningDifference', month.morningEveningDifference],
    ['lastWarning', lastWarning(rows, today, aim)],
  ];
  return Object.fromEntries(
    texts.filter((entry): entry is readonly [string, string | number] => entry[1] !== undefined),
  );
}

const PERSISTS = '3级：血压连续 3 天高于目标，当日联系';

type DayWarning = {
  readonly on: CalendarDay;
  readonly level: WarningLevel;
  readonly code: PressureWarningCode;
  readonly text: string;
};

/** The text of the highest warning of the last seven days; above the aim on three days running it is one of the same day (section 1.2 [P]). */
function lastWarning(
  rows: readonly { readonly [key: string]: unknown }[],
  today: CalendarDay,
  aim: PressureAim,
): string | undefined {
  const days = worstByDay(rows, today, aim);
  const told = days
    .filter(({ on }) => on > addDays(today, -7))
    .map(({ on, level, code, text }) => {
      const running = [2, 1, 0].flatMap((ago) => days.find((day) => day.on === addDays(on, -ago))?.code ?? []);
      const raised = raisedWarning({ level, code }, running);
      return raised.level > level ? { level: raised.level, text: PERSISTS } : { level, text };
    });
  return told.reduce<(typeof told)[number] | undefined>(
    (worst, one) => (one.level > (worst?.level ?? -1) ? one : worst),
    undefined,
  )?.text;
}

/** The worst warning of each day of the last nine that has one (seven, and the two before that can raise them), in the order of the days. */
function worstByDay(
  rows: readonly { readonly [key: string]: unknown }[],
  today: CalendarDay,
  aim: PressureAim,
): readonly DayWarning[] {
  const days = new Map<CalendarDay, DayWarning>();
  for (const row of rows) {
    const warning = warningOf(row, aim);
    if (!warning || warning.on <= addDays(today, -9) || warning.on > today) continue;
    if (warning.level > (days.get(warning.on)?.level ?? -1)) days.set(warning.on, warning);
  }
  return [...days.values()].sort((a, b) => (a.on < b.on ? -1 : 1));
}

function warningOf(row: { readonly [key: string]: unknown }, aim: PressureAim): DayWarning | undefined {
  const on = readingOf(row)?.on;
  const { level, code, warning } = bloodPressureWarning({
    measurementSource: '2',
    ...(row as JsonObject),
    homeTargetSystolic: aim.systolic,
    homeTargetDiastolic: aim.diastolic,
  });
  if (!on || typeof warning !== 'string') return undefined;
  return { on, level: level as WarningLevel, code: code as PressureWarningCode, text: warning };
}
