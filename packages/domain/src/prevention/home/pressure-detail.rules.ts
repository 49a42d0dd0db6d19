import { exactToNumber, subtractExact, type CalendarDay } from '../../shared/index.ts';
import { HOME_LIMITS, type PressureAim } from '../readings/home-blood-pressure.rules.ts';
import {
  bySession,
  pressureStatistics,
  type PressureSession,
  type PressureStatistics,
} from '../readings/pressure-statistics.rules.ts';
import { meanOf } from '../readings/series.ts';
import type { HomePlan, HomePressure } from './home-file.ts';
import { dayMeasured, gravest, homeSpan, readingsWithin, type HomeAsked } from './home-range.rules.ts';
import { measureCompliance } from './measure-compliance.rules.ts';

/** Slots in the order of a day: morning, forenoon, afternoon, evening, night, at random. */
export const PRESSURE_SLOTS = ['1', '2', '3', '4', '5', '0'] as const;

/** What they are called in short; the code table says each in a sentence. */
export const PRESSURE_SLOT_LABELS: { readonly [slot: string]: string } = {
  ...{ '1': '清晨', '2': '上午', '3': '下午', '4': '晚间', '5': '夜间', '0': '随机' },
};

/** What was measured in a slot of a day, or in a slot of all days: means in whole mmHg, and of how many sittings. */
export type SlotMean = {
  readonly systolic: number;
  readonly diastolic: number;
  readonly n: number;
  /** Which of the two do not stay below the aim, by the means before they are rounded. */
  readonly high: readonly [systolic: boolean, diastolic: boolean];
};

/** One day of the table: its slots, its mean and its gravest warning. */
export type PressureDay = {
  readonly on: CalendarDay;
  readonly slots: { readonly [slot: string]: SlotMean };
  readonly mean: SlotMean;
  readonly level: number;
};

/** Everything a page of somebody's blood pressure says of a period. */
export type PressureDetail = {
  readonly aim: PressureAim;
  readonly sessions: readonly PressureSession[];
  readonly now: PressureStatistics;
  /** Of as many days before. */
  readonly before: PressureStatistics;
  readonly compliance?: number;
  readonly slots: { readonly [slot: string]: SlotMean };
  /** Newest first. */
  readonly days: readonly PressureDay[];
  /** Readings whose warning asks for somebody, newest first. */
  readonly warnings: readonly HomePressure[];
  readonly gravest?: HomePressure;
};

/** Warnings from this level on ask for somebody. */
const WARNS_FROM = 2;

/** What somebody's readings come to in a period (section 1.3 of the reference's rules); the aim of home, 135/85 where none was set. */
export function pressureDetail(
  readings: readonly HomePressure[],
  asked: HomeAsked,
  plan: HomePlan | undefined,
): PressureDetail {
  const aim = {
    systolic: plan?.homeSystolic ?? HOME_LIMITS.systolic,
    diastolic: plan?.homeDiastolic ?? HOME_LIMITS.diastolic,
  };
  const found = readingsWithin(readings, asked);
  const sessions = sessionsOf(found);
  const compliance = plan && measureCompliance(sessions.map(withSlot), plan, homeSpan(asked));
  const worst = gravest(readingsWithin(readings, { ...asked, days: 7 }));
  return {
    aim,
    sessions,
    now: pressureStatistics(sessions, aim),
    before: pressureStatistics(sessionsOf(readingsWithin(readings, asked, 1)), aim),
    ...(compliance !== undefined && { compliance }),
    slots: bySlot(sessions, aim),
    days: daysOf(found, sessions, aim),
    warnings: found.filter(({ level = 0 }) => level >= WARNS_FROM).sort((a, b) => (a.at < b.at ? 1 : -1)),
    ...(worst && { gravest: worst }),
  };
}

const sessionsOf = (readings: readonly HomePressure[]): readonly PressureSession[] =>
  bySession(
    readings.map((reading) => ({
      at: reading.at,
      on: dayMeasured(reading),
      systolic: reading.systolic,
      diastolic: reading.diastolic,
      slot: reading.slot,
      ...(reading.groupId !== undefined && { groupId: reading.groupId }),
    })),
  );

const slotOf = ({ slot }: Pick<PressureSession, 'slot'>): string => slot ?? '0';
const withSlot = ({ on, slot }: PressureSession) => ({ on, slot: slotOf({ ...(slot !== undefined && { slot }) }) });

function slotMean(sessions: readonly PressureSession[], aim: PressureAim): SlotMean {
  const [systolic, diastolic] = [sessions.map((one) => one.systolic), sessions.map((one) => one.diastolic)];
  return {
    systolic: meanOf(systolic, 0)!,
    diastolic: meanOf(diastolic, 0)!,
    n: sessions.length,
    high: [meanOf(systolic, 6)! >= aim.systolic, meanOf(diastolic, 6)! >= aim.diastolic],
  };
}

function bySlot(sessions: readonly PressureSession[], aim: PressureAim): PressureDetail['slots'] {
  const slots = [...new Set(sessions.map(slotOf))];
  return Object.fromEntries(
    slots.map((slot) => [
      slot,
      slotMean(
        sessions.filter((one) => slotOf(one) === slot),
        aim,
      ),
    ]),
  );
}

function daysOf(
  readings: readonly HomePressure[],
  sessions: readonly PressureSession[],
  aim: PressureAim,
): readonly PressureDay[] {
  const days = [...new Set(sessions.map(({ on }) => on))].sort().reverse();
  return days.map((on) => {
    const ofDay = sessions.filter((one) => one.on === on);
    return {
      on,
      slots: bySlot(ofDay, aim),
      mean: slotMean(ofDay, aim),
      level: gravest(readings.filter((one) => dayMeasured(one) === on))?.level ?? 0,
    };
  });
}

/** By how much a value differs from that of the period before; nothing where one of them is not known. */
export const changeSince = (now: number | undefined, before: number | undefined): number | undefined =>
  now === undefined || before === undefined ? undefined : exactToNumber(subtractExact(now, before));
