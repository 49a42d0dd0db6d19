import type { CalendarDay } from '../shared/index.ts';
import { PRINT_TEMPLATES } from './print-templates.data.ts';

/** The form whose records say what was printed. Not a service to the resident: timelines leave it out. */
export const PRINT_JOB_FORM = 'report-print-job';

/** `state` of a report that came out of the printer. */
export const PRINTED = '3';

/** States of a report as the form has them. */
export const PRINT_STATES = [
  ['0', '未生成'],
  ['1', '待审核'],
  ['2', '已审核'],
  ['3', '已打印'],
  ['4', '已发放'],
  ['5', '已退回'],
] as const;

/** One print page of one resident that was sent to the printer. `checkUpId`: the check-up it speaks of. */
export type PrintJob = {
  /** Made by the client (UUIDv7): told twice it is kept once. */
  readonly id: string;
  readonly residentId: string;
  readonly template: string;
  readonly checkUpId?: string;
};

/** A kept job as a list shows it. Numbers of identity and phone are not among it. */
export type PrintJobRow = {
  readonly id: string;
  readonly residentId: string;
  readonly name: string;
  readonly sex: 'male' | 'female';
  readonly birthDate: CalendarDay;
  readonly archiveNumber: string;
  readonly template: string;
  readonly copies: number;
  readonly state: string;
  /** Instant, ISO 8601 in UTC. */
  readonly printedAt: string;
  readonly printedByName: string;
  readonly institutionName: string;
  /** 1 for the first print of this page (of this check-up), 2 for the next. */
  readonly time: number;
  readonly receiver?: string;
};

/** `text`: name, archive number or the end of the identity number. Days are those of printing, both included. */
export type PrintJobQuery = {
  readonly text?: string;
  readonly template?: string;
  readonly state?: string;
  readonly from?: CalendarDay;
  readonly until?: CalendarDay;
  readonly offset: number;
  readonly limit: number;
};

/** The template a print page is kept under; missing of pages there are not. */
export const templateOfPage = (page: string): string | undefined =>
  PRINT_TEMPLATES.find((template) => template.page === page)?.code;

/** What was printed, in words. */
export const templateWords = (code: string): string =>
  PRINT_TEMPLATES.find((template) => template.code === code)?.label.replace('(all)', '') ?? code;

/** `补打第 1 次` of pages that were printed before, as sheets of the standard count. */
export const repeatWords = (time: number): string => (time > 1 ? `补打第 ${time - 1} 次` : '首次');
