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
  readonly checkUps: {
    readonly thisYear: number;
    readonly elderlyThisYear: number;
    readonly byMonth: readonly number[];
  };
  /**
   * Visits that are due or late: those of the user, or, who has none, of the institution (`mine` says which). `aDay`: how many a working day to make them
   * all this month; missing where none is left.
   */
  readonly round: { readonly mine: boolean; readonly due: number; readonly overdue: number; readonly aDay?: number };
  /** The most urgent of them, latest first; at most 8. */
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
