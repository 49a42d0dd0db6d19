import { PRINT_TEMPLATES } from './print-templates.data.ts';

/** The form whose records say what was printed. Not a service to the resident: timelines leave it out. */
export const PRINT_JOB_FORM = 'report-print-job';

/** `state` of a report that came out of the printer. */
export const PRINTED = '3';

/** One print page of one resident that was sent to the printer. `checkUpId`: the check-up it speaks of. */
export type PrintJob = {
  /** Made by the client (UUIDv7): told twice it is kept once. */
  readonly id: string;
  readonly residentId: string;
  readonly template: string;
  readonly checkUpId?: string;
};

/** The template a print page is kept under; missing of pages there are not. */
export const templateOfPage = (page: string): string | undefined =>
  PRINT_TEMPLATES.find((template) => template.page === page)?.code;
