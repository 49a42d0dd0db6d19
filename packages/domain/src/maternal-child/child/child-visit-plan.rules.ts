import { addDays, addMonths, type CalendarDay } from '../../shared/index.ts';

/** Stages of child health care; codes of `stageMonth`, 0 being the newborn's home visit. */
export const CHILD_STAGES = ['0', '1', '3', '6', '8', '12', '18', '24', '30', '36', '48', '60', '72'] as const;
/** An age at which a child’s check-up is due. */
export type ChildStage = (typeof CHILD_STAGES)[number];

/** Months at which the stage is due, until when (exclusive) it is on time, and until when (exclusive) it can be made up for [P]. */
const MONTHS: {
  readonly [stage in Exclude<ChildStage, '0' | '1'>]: readonly [due: number, onTimeEnd: number, makeUpEnd: number];
} = {
  3: [3, 4, 6],
  6: [6, 7, 8],
  8: [8, 10, 12],
  12: [12, 13, 18],
  18: [18, 19, 24],
  24: [24, 25, 30],
  30: [30, 31, 36],
  36: [36, 37, 48],
  48: [48, 60, 60],
  60: [60, 72, 72],
  72: [72, 84, 84],
};

/** When the check-up of a stage is due, until when it is in time, and until when it can be made up. */
export type StageWindow = {
  readonly stage: ChildStage;
  readonly due: CalendarDay;
  readonly onTimeUntil: CalendarDay;
  readonly makeUpUntil: CalendarDay;
};

/**
 * Window of a stage; all days inclusive. The newborn's visit: from the discharge (unknown: birth) for a week, at the latest on day 28; 满月 on days 28–30 (the
 * page takes it up to day 42 and beyond as made up); later stages by calendar months, clamped to the month's end. The standard (third edition) gives
 * the ages, the ends are the platform's.
 */
export function stageWindow(stage: ChildStage, birthDate: CalendarDay, dischargedOn?: CalendarDay): StageWindow {
  if (stage === '0') {
    const due = dischargedOn !== undefined && dischargedOn > birthDate ? dischargedOn : birthDate;
    const last = addDays(birthDate, 28);
    const week = addDays(due, 7);
    return { stage, due, onTimeUntil: week, makeUpUntil: last > week ? last : week };
  }
  if (stage === '1')
    return {
      stage,
      due: addDays(birthDate, 28),
      onTimeUntil: addDays(birthDate, 30),
      makeUpUntil: addDays(addMonths(birthDate, 3), -1),
    };
  const [due, onTimeEnd, makeUpEnd] = MONTHS[stage];
  return {
    stage,
    due: addMonths(birthDate, due),
    onTimeUntil: addDays(addMonths(birthDate, onTimeEnd), -1),
    makeUpUntil: addDays(addMonths(birthDate, makeUpEnd), -1),
  };
}

/** How the day of a child’s check-up lies to the window of its stage. */
export type StageTiming = 'early' | 'on-time' | 'made-up' | 'too-late';

/** Where a day lies: before the due day saving asks for a confirmation, after the window it is marked 非按期. */
export const stageTiming = ({ due, onTimeUntil, makeUpUntil }: StageWindow, on: CalendarDay): StageTiming =>
  on < due ? 'early' : on <= onTimeUntil ? 'on-time' : on <= makeUpUntil ? 'made-up' : 'too-late';

/** How the check-up of a stage stands today. */
export type StageState = 'done' | 'not-due' | 'due' | 'overdue' | 'missed';
/** A stage of a child’s plan with its window and how it stands today. */
export type PlannedStage = StageWindow & { readonly state: StageState };

/** All thirteen visits with their state: overdue while it can still be made up for, afterwards missed. */
export const childPlan = (
  birthDate: CalendarDay,
  today: CalendarDay,
  done: readonly string[],
  dischargedOn?: CalendarDay,
): readonly PlannedStage[] =>
  CHILD_STAGES.map((stage) => {
    const window = stageWindow(stage, birthDate, dischargedOn);
    const state = done.includes(stage)
      ? 'done'
      : ({ early: 'not-due', 'on-time': 'due', 'made-up': 'overdue', 'too-late': 'missed' } as const)[
          stageTiming(window, today)
        ];
    return { ...window, state };
  });

/** Due day of the stage after this one; missing after 72 months. */
export function nextStageDue(stage: ChildStage, birthDate: CalendarDay): CalendarDay | undefined {
  const next = CHILD_STAGES[CHILD_STAGES.indexOf(stage) + 1];
  return next && stageWindow(next, birthDate).due;
}

/** The stage whose window holds a day; missing between the newborn's and 满月 and from 84 months on. */
export const stageOn = (birthDate: CalendarDay, on: CalendarDay): ChildStage | undefined =>
  CHILD_STAGES.find(
    (stage) => stage !== '0' && ['on-time', 'made-up'].includes(stageTiming(stageWindow(stage, birthDate), on)),
  );

/** Usual examinations of a stage: haemoglobin at 6 (or 8), 18, 30 months and yearly from 3 on; hearing; vision; warning signs at all from 3 months on. */
export const stageExaminations = (
  stage: ChildStage,
): {
  readonly haemoglobin: boolean;
  readonly hearing: boolean;
  readonly vision: boolean;
  readonly warningSigns: boolean;
} => ({
  haemoglobin: ['6', '8', '18', '30', '36', '48', '60', '72'].includes(stage),
  hearing: ['6', '12', '24', '36'].includes(stage),
  vision: ['48', '60', '72'].includes(stage),
  warningSigns: stage !== '0' && stage !== '1',
});

/** 系统管理 of a year: every stage (the newborn's visit apart) that fell due in the year, and after the record was opened, is done. Nothing due: unknown. */
export function isSystematicChild(
  birthDate: CalendarDay,
  year: number,
  enrolledOn: CalendarDay,
  done: readonly string[],
): boolean | undefined {
  const due = CHILD_STAGES.slice(1).filter((stage) => {
    const day = stageWindow(stage, birthDate).due;
    return day.startsWith(String(year).padStart(4, '0')) && day >= enrolledOn;
  });
  return due.length === 0 ? undefined : due.every((stage) => done.includes(stage));
}
