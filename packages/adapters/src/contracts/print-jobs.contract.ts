import type { PrintJobs } from '@gongwei/application/upload';
import { describe, expect, it } from 'vitest';

type Subject = {
  readonly jobs: PrintJobs;
  /** Identifiers of two residents in the scope, and the name of the first. */
  readonly one: string;
  readonly other: string;
  readonly name: string;
};

/** What every `PrintJobs` promises. Each test prints a template of its own: the same journal may serve them all. */
export function printJobsContract(name: string, create: () => Promise<Subject>): void {
  describe(`print jobs: ${name}`, () => {
    it('keeps what was printed once, and lists the newest first', async () => {
      const { jobs, one, other, name: called } = await create();
      const first = { id: 'contract-1', residentId: one, template: '2' };
      const second = { id: 'contract-2', residentId: other, template: '2' };
      expect(await jobs.keep([first])).toBe(1);
      expect(await jobs.keep([first, second])).toBe(2);
      const { rows, total } = await jobs.find({ template: '2', offset: 0, limit: 10 });
      expect([total, rows.map(({ id }) => id)]).toEqual([2, ['contract-2', 'contract-1']]);
      expect(rows[1]).toMatchObject({ residentId: one, name: called, template: '2', copies: 1, state: '3', time: 1 });
    });

    it('counts how often a page of a resident was printed', async () => {
      const { jobs, one, other } = await create();
      await jobs.keep([{ id: 'count-1', residentId: one, template: '3' }]);
      await jobs.keep([
        { id: 'count-2', residentId: one, template: '3' },
        { id: 'count-3', residentId: other, template: '3' },
      ]);
      const { rows } = await jobs.find({ template: '3', offset: 0, limit: 10 });
      expect(Object.fromEntries(rows.map(({ id, time }) => [id, time]))).toEqual({
        'count-1': 1,
        'count-2': 2,
        'count-3': 1,
      });
    });

    it('keeps nothing of residents out of the scope', async () => {
      const { jobs } = await create();
      expect(await jobs.keep([{ id: 'out-1', residentId: 'nobody', template: '4' }])).toBe(0);
      expect(await jobs.find({ template: '4', offset: 0, limit: 10 })).toEqual({ rows: [], total: 0 });
    });

    it('finds by name and pages', async () => {
      const { jobs, one, name: called } = await create();
      await jobs.keep([5, 6, 7].map((at) => ({ id: `page-${at}`, residentId: one, template: '5' })));
      const query = { template: '5', text: called, limit: 2 };
      expect((await jobs.find({ ...query, offset: 0 })).rows).toHaveLength(2);
      expect((await jobs.find({ ...query, offset: 2 })).rows).toHaveLength(1);
      expect((await jobs.find({ ...query, text: '没有此人', offset: 0 })).total).toBe(0);
    });
  });
}
