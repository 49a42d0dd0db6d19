import type { CalendarDay } from '../shared/index.ts';

/** The figures of the home page, counted in the scope of the chosen institution. */
export type HomeSummary = {
  readonly on: CalendarDay;
  readonly residents: {
    readonly total: number;
    readonly elderly: number;
    readonly hypertension: number;
    readonly diabetes: number;
  };
  /** Residents in care whose responsible doctor is the user, and their follow-ups that are due within a week or late. */
  readonly mine: { readonly residents: number; readonly due: number; readonly overdue: number };
  readonly followUps: { readonly due: number; readonly overdue: number; readonly doneThisMonth: number };
  /**
   * Visits that are due or late: those of the user, or, who has none, of the institution (`mine` says which). `aDay`: how many a working day to make them
   * all this month; missing where none is left.
   */
  readonly round: { readonly mine: boolean; readonly due: number; readonly overdue: number; readonly aDay?: number };
  /** At most 8 of them: first what is late by no more than 90 days or due within 7, the oldest first; then older ones, the newest first; then the rest. */
  readonly worklist: readonly {
    readonly residentId: string;
    readonly name: string;
    readonly age: number;
    readonly title: string;
    readonly formId: string;
    /** Both absent where a birth follows from the day and the reader may only look. */
    readonly dueOn?: CalendarDay;
    readonly overdueDays?: number;
  }[];
};
