import { templateOfPage, type PrintJob } from '@gongwei/domain/upload';
import type { PagePart } from './print-page.ts';
import { printPageOf } from './print-plan.rules.ts';

type Printed = {
  /** The parts there was something to print of. */
  readonly printed: readonly PagePart[];
  /** The check-up they speak of. */
  readonly checkUpId?: string;
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
