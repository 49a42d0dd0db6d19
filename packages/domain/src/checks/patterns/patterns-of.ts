import type { CalendarDay } from '../../shared/index.ts';
import { binomialTail } from './binomial.ts';

/** A visit as somebody entered it; what was not measured is absent. Pressures in mmHg, weight in kg, heart rate a minute. */
export type EnteredVisit = {
  readonly recordId: string;
  readonly residentId: string;
  readonly on: CalendarDay;
  /** Seen in person, not called. */
  readonly seen: boolean;
  readonly systolic?: number;
  readonly diastolic?: number;
  readonly weight?: number;
  readonly heartRate?: number;
  /** The visit of the same person before it, by whomever. */
  readonly before?: {
    readonly systolic?: number;
    readonly diastolic?: number;
    readonly weight?: number;
    readonly heartRate?: number;
  };
  /** The mean systolic pressure that a device sent of this person on this day. */
  readonly device?: number;
};

type PatternKind = 'end-digits' | 'below-limit' | 'copied' | 'many-a-day' | 'beside-device';

/** Something that is unlikely to come by chance. It says nothing of why: somebody should look and ask. */
export type Pattern = {
  readonly kind: PatternKind;
  /** What was counted, how many of it stand out, and which share would be usual (0 to 1; absent where none is known). */
  readonly n: number;
  readonly hits: number;
  readonly usual?: number;
  /** In words, with the numbers. */
  readonly says: string;
  readonly visits: readonly EnteredVisit[];
};

/** Chance below which something is told [P]: of 50 doctors with three tests each one is told wrongly in seven years of yearly looks. */
const CHANCE = 0.001;

type Test = {
  readonly usual: number;
  readonly leastN: number;
  readonly leastHits: number;
  readonly leastShare: number;
};
/**
 * What each test takes for usual, and from where on it speaks; exact binomial test, one-sided. Ends: each of ten digits is as likely. Below the limit: the share of
 * readings 1 to 4 mmHg under 140 (90) among those within 4 mmHg of it is near one half and taken for 0.6, because pressures get rarer upwards.
 * Copied: four measured values that are all those of the visit before hardly ever come by themselves; 1 % is taken for usual [P].
 */
const TESTS: { readonly [kind in 'end-digits' | 'below-limit' | 'copied']: Test } = {
  'end-digits': { usual: 0.2, leastN: 100, leastHits: 40, leastShare: 0.4 },
  'below-limit': { usual: 0.6, leastN: 30, leastHits: 24, leastShare: 0.8 },
  copied: { usual: 0.01, leastN: 20, leastHits: 5, leastShare: 0.1 },
};
/** Visits in person that fit into a day of 8 hours at 8 minutes each [P]. */
const MOST_A_DAY = 60;
const DEVICE = { leastN: 10, leastMean: 5, leastZ: 3.29, apart: 10 };

const standsOut = (kind: keyof typeof TESTS, hits: number, n: number): boolean => {
  const { usual, leastN, leastHits, leastShare } = TESTS[kind];
  return n >= leastN && hits >= leastHits && hits / n >= leastShare && binomialTail(hits, n, usual) < CHANCE;
};
const percent = (hits: number, n: number): string => `${Math.round((hits / n) * 100)} %`;

/** What stands out in the visits that one person entered. */
export function patternsOf(visits: readonly EnteredVisit[]): readonly Pattern[] {
  return [endDigits(visits), belowLimit(visits), copied(visits), manyADay(visits), besideDevice(visits)].flatMap(
    (pattern) => pattern ?? [],
  );
}

const readings = ({ systolic, diastolic }: EnteredVisit): readonly number[] =>
  [systolic, diastolic].flatMap((one) => one ?? []);
const isRound = (reading: number): boolean => reading % 5 === 0;

function endDigits(visits: readonly EnteredVisit[]): Pattern | undefined {
  const all = visits.flatMap(readings);
  const hits = all.filter(isRound).length;
  if (!standsOut('end-digits', hits, all.length)) return undefined;
  const says = `${all.length} 个血压值有 ${hits} 个末位是 0 或 5（${percent(hits, all.length)}，通常约 20 %）`;
  return {
    kind: 'end-digits',
    n: all.length,
    hits,
    usual: 0.2,
    says,
    visits: visits.filter((one) => readings(one).some(isRound)),
  };
}

const LIMITS = [140, 90] as const;
const within = (visit: EnteredVisit, from: number, to: number): number =>
  [visit.systolic, visit.diastolic].filter(
    (one, at) => one !== undefined && one >= LIMITS[at]! + from && one <= LIMITS[at]! + to,
  ).length;

function belowLimit(visits: readonly EnteredVisit[]): Pattern | undefined {
  const count = (from: number, to: number): number => visits.reduce((sum, visit) => sum + within(visit, from, to), 0);
  const [hits, over] = [count(-4, -1), count(0, 3)];
  const n = hits + over;
  if (!standsOut('below-limit', hits, n)) return undefined;
  const says = `紧贴 140/90 的 ${n} 个血压值里 ${hits} 个刚好在线下（${percent(hits, n)}，通常约一半）`;
  return { kind: 'below-limit', n, hits, usual: 0.6, says, visits: visits.filter((one) => within(one, -4, -1) > 0) };
}

const FOUR = ['systolic', 'diastolic', 'weight', 'heartRate'] as const;

function copied(visits: readonly EnteredVisit[]): Pattern | undefined {
  const comparable = visits.filter((visit) =>
    FOUR.every((key) => visit[key] !== undefined && visit.before?.[key] !== undefined),
  );
  const same = comparable.filter((visit) => FOUR.every((key) => visit[key] === visit.before?.[key]));
  if (!standsOut('copied', same.length, comparable.length)) return undefined;
  const says = `${comparable.length} 次随访有 ${same.length} 次的血压、体重、心率与上一次完全相同`;
  return { kind: 'copied', n: comparable.length, hits: same.length, usual: 0.01, says, visits: same };
}

function manyADay(visits: readonly EnteredVisit[]): Pattern | undefined {
  const days = new Map<CalendarDay, EnteredVisit[]>();
  for (const visit of visits.filter(({ seen }) => seen)) days.set(visit.on, [...(days.get(visit.on) ?? []), visit]);
  const full = [...days.values()].filter(({ length }) => length > MOST_A_DAY);
  if (full.length === 0) return undefined;
  const most = Math.max(...full.map(({ length }) => length));
  const says = `${full.length} 天的面对面随访超过 ${MOST_A_DAY} 次，最多一天 ${most} 次`;
  return { kind: 'many-a-day', n: days.size, hits: full.length, says, visits: full.flat() };
}

/** Of pairs of one person and day the mean difference, in standard errors; a device that reads high differs as a typed value that is too low does. */
function besideDevice(visits: readonly EnteredVisit[]): Pattern | undefined {
  const pairs = visits.flatMap((visit) =>
    visit.device === undefined || visit.systolic === undefined ? [] : [{ visit, by: visit.device - visit.systolic }],
  );
  const n = pairs.length;
  if (n < DEVICE.leastN) return undefined;
  const mean = pairs.reduce((sum, { by }) => sum + by, 0) / n;
  const deviation = Math.sqrt(pairs.reduce((sum, { by }) => sum + (by - mean) ** 2, 0) / (n - 1));
  const apart = pairs.filter(({ by }) => Math.abs(by) >= DEVICE.apart);
  if (mean < DEVICE.leastMean || mean < (DEVICE.leastZ * deviation) / Math.sqrt(n)) return undefined;
  const says = `${n} 次同日有设备读数，填写的收缩压平均低 ${mean.toFixed(1)} mmHg，${apart.length} 次相差 ${DEVICE.apart} 及以上`;
  return { kind: 'beside-device', n, hits: apart.length, says, visits: apart.map(({ visit }) => visit) };
}
