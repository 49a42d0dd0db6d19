import type { CalendarDay } from '../shared/index.ts';
import type { Sex } from './resident.ts';

/** A row of an uploaded roster after checking, with the row number as the spreadsheet shows it (from 1). */
export type RosterRowResult = {
  readonly row: number;
  readonly name?: string;
  /** Masked identity number, where one could be read. */
  readonly idNumber?: string;
  readonly outcome: 'created' | 'updated' | 'unchanged' | 'rejected' | 'skipped-empty';
  /** Why it was rejected, or what was mended or should be looked at; sentences for staff. */
  readonly messages: readonly {
    readonly column?: string;
    readonly severity: 'error' | 'warning';
    readonly text: string;
  }[];
  readonly residentId?: string;
};

/** What a good roster row says of a resident. */
export type RosterEntry = {
  readonly name: string;
  readonly idNumber: string;
  readonly sex: Sex;
  readonly birthDate: CalendarDay;
  readonly phone?: string;
  readonly address?: string;
  readonly villageName?: string;
};

export type RosterImport = {
  readonly id: string;
  readonly fileName: string;
  readonly state: 'reading' | 'checking' | 'saving' | 'done' | 'failed';
  /** Rows handled so far and in all, when known. */
  readonly handled: number;
  readonly total?: number;
  readonly counts: {
    readonly created: number;
    readonly updated: number;
    readonly unchanged: number;
    readonly rejected: number;
    readonly empty: number;
  };
  /** Address of the downloadable check file, once done. */
  readonly checkFileUrl?: string;
  /** Why the file as a whole could not be taken. */
  readonly message?: string;
  readonly startedAt: string;
};
