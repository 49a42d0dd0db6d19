import type { CalendarDay } from '../shared/index.ts';

/** Check-ups of a year at one institution. People, but for `rate`. */
export type BoardRow = {
  readonly code: string;
  readonly name: string;
  readonly due: number;
  readonly booked: number;
  readonly done: number;
  readonly today: number;
  /** Percent. */
  readonly rate?: number;
  /** People a working day until the target. */
  readonly need?: number;
};
/** How far the check-ups of a year are, in all and row by row. */
export type Board = {
  readonly today: CalendarDay;
  readonly target: number;
  /** How much of the year is over, in percent. */
  readonly progress: number;
  readonly workdays: number;
  readonly total: BoardRow;
  readonly rows: readonly BoardRow[];
};
