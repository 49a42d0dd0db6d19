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
/** A station of today's sessions. People who are there: those that have been at it, and those that have still to go. */
export type BoardStation = { readonly label: string; readonly done: number; readonly waiting: number };
/** How far the check-ups of a year are, in all and row by row. */
export type Board = {
  readonly today: CalendarDay;
  readonly target: number;
  /** How much of the year is over, in percent. */
  readonly progress: number;
  readonly workdays: number;
  readonly total: BoardRow;
  readonly rows: readonly BoardRow[];
  /** People who checked in at today's sessions. */
  readonly here: number;
  /** Of what today's sessions offer, in the order of the way through the hall; none while nobody is there. */
  readonly stations: readonly BoardStation[];
};
