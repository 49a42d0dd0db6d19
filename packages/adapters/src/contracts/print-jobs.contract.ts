import type { PrintJobs } from '@gongwei/application/upload';
import { describe, expect, it } from 'vitest';

type Subject = {
  readonly jobs: PrintJobs;
  /** Identifiers of two residents in the scope. */
  readonly one: string;
  readonly other: string;
};

/** What every `PrintJobs` promises; what becomes of it is asked of the list of prints. */
export function printJobsContract(name: string, create: () => Promise<Subject>): void {
  describe(`print jobs: ${name}`, () => {
    it('keeps what was printed, safe to repeat', async () => {
      const { jobs, one, other } = await create();
      const first = { id: 'contract-1', residentId: one, template: '2' };
      const second = { id: 'contract-2', residentId: other, template: '2' };
      expect(await jobs.keep([first])).toBe(1);
      expect(await jobs.keep([first, second])).toBe(2);
    });

    it('keeps nothing of residents out of the scope', async () => {
      const { jobs } = await create();
      expect(await jobs.keep([{ id: 'out-1', residentId: 'nobody', template: '4' }])).toBe(0);
    });
  });
}
