import type { PrintJobs } from '@gongwei/application/upload';
import type { Clock } from '@gongwei/application/shared';
import { PRINTED, type PrintJob, type PrintJobRow } from '@gongwei/domain/upload';

type Person = Pick<PrintJobRow, 'name' | 'sex' | 'birthDate' | 'archiveNumber'> & { readonly id: string };
type Kept = { readonly job: PrintJob; readonly at: string };

/** What is printed of the given residents; others are out of the scope. */
export function createMemoryPrintJobs(people: readonly Person[], clock: Clock): PrintJobs {
  const kept: Kept[] = [];
  const samePage = (one: PrintJob, other: PrintJob): boolean =>
    one.residentId === other.residentId && one.template === other.template && one.checkUpId === other.checkUpId;
  const rowOf = ({ job, at }: Kept, place: number): PrintJobRow => {
    const { id: _, ...person } = people.find(({ id }) => id === job.residentId) as Person;
    return {
      id: job.id,
      residentId: job.residentId,
      ...person,
      template: job.template,
      copies: 1,
      state: PRINTED,
      printedAt: at,
      printedByName: '我',
      institutionName: '本机构',
      time: kept.slice(0, place + 1).filter((one) => samePage(one.job, job)).length,
    };
  };
  return {
    async keep(jobs) {
      const mine = jobs.filter((job) => people.some(({ id }) => id === job.residentId));
      for (const job of mine)
        if (!kept.some((one) => one.job.id === job.id)) kept.push({ job, at: clock.now().toISOString() });
      return mine.length;
    },
    async find({ text, template, state, from, until, offset, limit }) {
      const rows = kept
        .map(rowOf)
        .filter(
          (row) =>
            (template === undefined || row.template === template) &&
            (state === undefined || row.state === state) &&
            (text === undefined || row.name.includes(text) || row.archiveNumber.includes(text)) &&
            (from === undefined || row.printedAt.slice(0, 10) >= from) &&
            (until === undefined || row.printedAt.slice(0, 10) <= until),
        )
        .reverse();
      return { rows: rows.slice(offset, offset + limit), total: rows.length };
    },
  };
}
