import { exactToNumber, subtractExact, type CalendarDay } from '../../shared/index.ts';
import { HOME_LIMITS, type PressureAim } from './home-blood-pressure.rules.ts';
import { deviation, meanOf, meanReaches, meanStep, percentOf, variation } from './series.ts';

/** One valid reading in mmHg; `slot` by dictionaries/bp-time-slot. */
export type PressureReading = {
  /** Local time; sorts as text. */
  readonly at: string;
  readonly on: CalendarDay;
  readonly systolic: number;
  readonly diastolic: number;
  readonly slot?: string;
  /** Readings of one sitting share it and count once. */
  readonly groupId?: string;
};
/** One sitting: the mean of its readings in mmHg. */
export type PressureSession = Omit<PressureReading, 'groupId'>;
type Pair = { readonly systolic: number; readonly diastolic: number };

/** Sittings in the order of time; the readings of one are averaged first (6 places, so that no limit is crossed by rounding). */
export function bySession(readings: readonly PressureReading[]): readonly PressureSession[] {
  const groups = new Map<string, PressureReading[]>();
  for (const reading of readings) {
    const key = reading.groupId === undefined ? `\u0000${groups.size}` : reading.groupId;
    groups.set(key, [...(groups.get(key) ?? []), reading]);
  }
  const sessions = [...groups.values()].map((group): PressureSession => {
    const { groupId: _joined, ...first } = group.reduce((earliest, one) => (one.at < earliest.at ? one : earliest));
    return {
      ...first,
      systolic: meanOf(
        group.map((one) => one.systolic),
        6,
      )!,
      diastolic: meanOf(
        group.map((one) => one.diastolic),
        6,
      )!,
    };
  });
  return sessions.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}

/** The first day is left out as a rule, unless fewer than two days would remain (section 1.1 [P]). */
export function withoutFirstDay(sessions: readonly PressureSession[]): readonly PressureSession[] {
  const days = [...new Set(sessions.map(({ on }) => on))].sort();
  return days.length < 3 ? sessions : sessions.filter(({ on }) => on !== days[0]);
}

/** Statistics of blood pressures measured at home; what too few sittings cannot tell is absent. */
export type PressureStatistics = {
  readonly n: number;
  /** mmHg, 1 place. */
  readonly mean?: Pair;
  /** Of a sample, 2 places; missing under two sittings. */
  readonly deviation?: Pair;
  /** Percent, 1 place. */
  readonly variation?: Pair;
  /** Percent of sittings below both aims, and of all others; 1 place. */
  readonly controlRate?: number;
  readonly load?: number;
  /** Average real variability of the systolic pressure, 2 places. */
  readonly realVariability?: number;
  readonly morning?: Pair;
  readonly evening?: Pair;
  /** Systolic; 晨晚差, not the surge of an ambulatory measurement. */
  readonly morningEveningDifference?: number;
  /** From 15 mmHg on [recall]. */
  readonly raisedDifference?: boolean;
  /** Systolic mean of the two means; from 135 on high [recall]. */
  readonly morningEveningAverage?: number;
  /** Mean of the mornings ≥135 or ≥85, whatever the rest of the day [S]. */
  readonly morningHypertension?: boolean;
};

const MORNING = '1';
const EVENING = '4';

/** Trend of sittings in the order of time (section 1.3). Only what can be said is there. */
export function pressureStatistics(
  sessions: readonly PressureSession[],
  aim: PressureAim = HOME_LIMITS,
): PressureStatistics {
  const n = sessions.length;
  if (n === 0) return { n };
  const of = (slot?: string) => sessions.filter((one) => slot === undefined || one.slot === slot);
  const both = (
    from: readonly PressureSession[],
    measure: (values: readonly number[]) => number | undefined,
  ): Pair | undefined => {
    const [systolic, diastolic] = [measure(from.map((one) => one.systolic)), measure(from.map((one) => one.diastolic))];
    return systolic === undefined || diastolic === undefined ? undefined : { systolic, diastolic };
  };
  const controlled = sessions.filter((one) => one.systolic < aim.systolic && one.diastolic < aim.diastolic).length;
  const [mornings, evenings] = [of(MORNING), of(EVENING)];
  const facts = {
    mean: both(sessions, (values) => meanOf(values, 1)),
    deviation: both(sessions, deviation),
    variation: both(sessions, variation),
    controlRate: percentOf(controlled, n),
    load: percentOf(n - controlled, n),
    realVariability: meanStep(sessions.map((one) => one.systolic)),
    morning: both(mornings, (values) => meanOf(values, 1)),
    evening: both(evenings, (values) => meanOf(values, 1)),
    ...comparison(mornings, evenings),
    morningHypertension:
      mornings.length === 0
        ? undefined
        : meanReaches(
            mornings.map((one) => one.systolic),
            HOME_LIMITS.systolic,
          )! ||
          meanReaches(
            mornings.map((one) => one.diastolic),
            HOME_LIMITS.diastolic,
          )!,
  };
  return { n, ...Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) };
}

function comparison(mornings: readonly PressureSession[], evenings: readonly PressureSession[]) {
  const [morning, evening] = [mornings, evenings].map((from) =>
    meanOf(
      from.map((one) => one.systolic),
      6,
    ),
  );
  if (morning === undefined || evening === undefined) return {};
  const difference = exactToNumber(subtractExact(morning, evening));
  return {
    morningEveningDifference: meanOf([difference], 1),
    raisedDifference: difference >= 15,
    morningEveningAverage: meanOf([morning, evening], 1),
  };
}

/**
 * Morning surge of an ambulatory measurement in mmHg, 1 place (section 1.3): systolic mean of the two hours after getting up minus the mean of
 * the lowest reading at night and its neighbours. `raised` from 35 on, the limit included [S]. Home devices cannot give it.
 */
export function morningSurge(
  night: readonly number[],
  afterWaking: readonly number[],
): { readonly surge: number; readonly raised: boolean } | undefined {
  if (night.length === 0 || afterWaking.length === 0) return undefined;
  const lowest = night.indexOf(Math.min(...night));
  const trough = meanOf(night.slice(Math.max(0, lowest - 1), lowest + 2), 6)!;
  const difference = exactToNumber(subtractExact(meanOf(afterWaking, 6)!, trough));
  return { surge: meanOf([difference], 1)!, raised: difference >= 35 };
}

/** How the pressure falls at night. */
export type NightFall = 'extreme-dipper' | 'dipper' | 'non-dipper' | 'reverse-dipper';

/** Fall of the pressure at night in percent of the day's mean, 1 place: above 20 extreme, from 10 dipper, from 0 non-dipper, below reverse [recall]. */
export function nightFall(
  dayMean: number,
  nightMean: number,
): { readonly fall: number; readonly pattern: NightFall } | undefined {
  if (!(dayMean > 0)) return undefined;
  const percent = ((dayMean - nightMean) * 100) / dayMean;
  const pattern =
    percent > 20 ? 'extreme-dipper' : percent >= 10 ? 'dipper' : percent >= 0 ? 'non-dipper' : 'reverse-dipper';
  return { fall: percentOf(dayMean - nightMean, dayMean)!, pattern };
}
