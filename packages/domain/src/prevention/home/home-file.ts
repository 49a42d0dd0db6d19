import type { CalendarDay } from '../../shared/index.ts';
import type { Resident } from '../../resident/index.ts';

/** What is followed at home: blood pressure or glucose. */
export type HomeKind = 'pressure' | 'glucose';

/** Days a page of somebody's readings looks back on. */
export const HOME_RANGES = [7, 30, 90, 365] as const;
/** One of them. */
export type HomeDays = (typeof HOME_RANGES)[number];

/** What every reading says that counts: void ones and control solutions are left out. */
type AnyReading = {
  /** Of its sheet. */
  readonly id: string;
  /** When it was measured, as it was entered: `2026-06-14T08:00:00`. */
  readonly at: string;
  /** A code of 测量方式. */
  readonly source: string;
  /** Level of the warning as it was judged when it was saved, 0 to 4; absent where it could not be. */
  readonly level?: number;
  /** The warning in words. */
  readonly warning?: string;
  readonly handled: boolean;
  readonly handling?: string;
  /** The name of who dealt with the warning, and when. */
  readonly handledBy?: string;
  readonly handledAt?: string;
};

/** A blood pressure in mmHg. */
export type HomePressure = AnyReading & {
  readonly systolic: number;
  readonly diastolic: number;
  /** A code of dictionaries/bp-time-slot. */
  readonly slot: string;
  /** Readings of one sitting share it. */
  readonly groupId?: string;
};

/** A glucose in mmol/L. */
export type HomeGlucose = AnyReading & {
  readonly value: number;
  /** A code of dictionaries/glucose-time-point. */
  readonly timePoint: string;
  /** The meter showed Lo or Hi: counts among the shares, not in the means. */
  readonly outOfRange?: 'low' | 'high';
};

/** A medicine in use. `adherence`: per cent of the doses due that were taken. */
export type HomeMedicine = {
  readonly id: string;
  readonly name: string;
  readonly dose?: string;
  readonly frequency?: string;
  readonly since?: CalendarDay;
  readonly adherence?: number;
};

/** An order that still waits, or a question nobody has answered. */
export type HomeOrder = {
  readonly id: string;
  readonly question: boolean;
  readonly text: string;
  /** Its state in words. */
  readonly state: string;
  readonly priority: string;
  readonly on: CalendarDay;
  readonly dueOn?: CalendarDay;
};

/** The aims and the plan of who is followed, as their sheet has them; mmHg and mmol/L. */
export type HomePlan = {
  readonly id: string;
  /** 1 in care, 2 rests, 3 ended. */
  readonly state: string;
  readonly startsOn?: CalendarDay;
  readonly daysPerWeek?: number;
  /** Codes of the slots or time points of a day of measuring. */
  readonly slots: readonly string[];
  readonly homeSystolic?: number;
  readonly homeDiastolic?: number;
  readonly fastingLow?: number;
  readonly fastingHigh?: number;
  readonly mealHigh?: number;
};

/** What a page of somebody's monitoring is made of. */
export type HomeFile<Reading = HomePressure | HomeGlucose> = {
  readonly on: CalendarDay;
  readonly resident: Resident;
  /** Absent: nobody put them on the list. */
  readonly plan?: HomePlan;
  /** Of the days asked for and of as many before, oldest first. */
  readonly readings: readonly Reading[];
  /** There are more readings in these days than are told. */
  readonly cut: boolean;
  readonly medicines: readonly HomeMedicine[];
  readonly orders: readonly HomeOrder[];
  /** A card of the disease is open: visits are due. */
  readonly cared: boolean;
};
