import type { PrintJobs } from '@gongwei/application/upload';

/** What is printed of the given residents; others are out of the scope. */
export const createMemoryPrintJobs = (people: readonly string[]): PrintJobs => ({
  keep: async (jobs) => jobs.filter(({ residentId }) => people.includes(residentId)).length,
});
