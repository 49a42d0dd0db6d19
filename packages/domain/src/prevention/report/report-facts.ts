import type { CalendarDay } from '../../shared/index.ts';

/** 周期 of a 健康报告: codes of the form. */
export type ReportPeriod = '1' | '2' | '3';

/** A blood pressure of the report's days, as it is stored. `measuredAt`: local time. */
export type ReportPressure = {
  readonly measuredAt: string;
  readonly systolic: number;
  readonly diastolic: number;
  readonly groupId?: string;
  readonly warning: string;
  readonly handling?: string;
};

/** A glucose of the report's days. `value` is missing where the meter showed Lo or Hi (`shown`). */
export type ReportGlucose = {
  readonly measuredAt: string;
  readonly timePoint: string;
  readonly value?: number;
  readonly shown: string;
  readonly level: string;
  readonly warning: string;
  readonly handling?: string;
};

/** What a 健康报告 is made of: what was measured in its days and the ones before, what was aimed at, taken, found, and what comes next. */
export type ReportFacts = {
  readonly from: CalendarDay;
  readonly until: CalendarDay;
  readonly pressure: readonly ReportPressure[];
  readonly glucose: readonly ReportGlucose[];
  /** How many of the readings of the same time before were within the aim, of how many. */
  readonly before: { readonly reached: number; readonly counted: number };
  /** How often it was to be measured, by the plans there are. */
  readonly planned?: number;
  /** Aims at home. */
  readonly aims: { readonly systolic: number; readonly diastolic: number; readonly fasting: number };
  readonly medicines: readonly string[];
  /** Per cent of the doses that were taken. */
  readonly adherence?: number;
  /** What the newest assessment of risk says first. */
  readonly risk?: string;
  /** Visits that are due, the next first. */
  readonly next: readonly { readonly title: string; readonly on: CalendarDay }[];
};
