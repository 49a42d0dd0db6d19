import { templateOfPage, type PrintJob, type PrintJobQuery } from '@gongwei/domain/upload';
import { isCalendarDay } from '@gongwei/domain/shared';
import type { Report } from './load-report.ts';
import { printPageOf } from './print-plan.rules.ts';

type Printed = Pick<Report, 'printed' | 'checkUpId'> & {
  readonly subject: { readonly resident: { readonly id: string } };
};

/** What is kept of a press of the printer's button: one job for each resident and page of which something came out. */
export const jobsOfReports = (
  reports: readonly Printed[],
  pages: readonly string[],
  nextId: () => string,
): readonly PrintJob[] =>
  reports.flatMap(({ printed, checkUpId, subject }) =>
    pages.flatMap((name) => {
      const [template, page] = [templateOfPage(name), printPageOf(name)];
      if (template === undefined || !page?.parts.some((part) => printed.includes(part))) return [];
      const speaks = checkUpId !== undefined && page.parts.some(({ formId }) => formId === 'health-check-up');
      return [{ id: nextId(), residentId: subject.resident.id, template, ...(speaks && { checkUpId }) }];
    }),
  );

export const PAGE_SIZE = 50;

/** The query an address stands for; what is no day and no page is left out. */
export function jobQueryOf(search: URLSearchParams): PrintJobQuery {
  const given = (key: string): string | undefined => search.get(key) || undefined;
  const day = (key: string) => {
    const text = given(key);
    return text !== undefined && isCalendarDay(text) ? text : undefined;
  };
  const [text, template, state] = [given('text'), given('template'), given('state')];
  const [from, until] = [day('from'), day('until')];
  const page = Number(search.get('page') ?? 1);
  return {
    ...(text !== undefined && { text }),
    ...(template !== undefined && { template }),
    ...(state !== undefined && { state }),
    ...(from !== undefined && { from }),
    ...(until !== undefined && { until }),
    offset: Number.isInteger(page) && page > 1 ? (page - 1) * PAGE_SIZE : 0,
    limit: PAGE_SIZE,
  };
}

/** The address of a query: only what was chosen. */
export function searchOfJobs({ offset, limit: _limit, ...chosen }: PrintJobQuery): URLSearchParams {
  const search = new URLSearchParams(chosen);
  if (offset > 0) search.set('page', String(offset / PAGE_SIZE + 1));
  return search;
}
