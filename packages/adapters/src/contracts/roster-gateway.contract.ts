import type { RosterImport, RosterRowResult } from '@gongwei/domain/resident';
import type { ChosenFile, RosterGateway } from '@gongwei/application/resident';
import { describe, expect, it } from 'vitest';

type Subject = {
  readonly gateway: RosterGateway;
  /** A roster with good and bad rows. */
  readonly file: ChosenFile;
};

const OUTCOMES = {
  created: 'created',
  updated: 'updated',
  unchanged: 'unchanged',
  rejected: 'rejected',
  empty: 'skipped-empty',
} as const satisfies {
  readonly [count in keyof RosterImport['counts']]: RosterRowResult['outcome'];
};
/** Questions after which an import of a few dozen rows must be through. */
const MOST_QUESTIONS = 5_000;

/** What every `RosterGateway` promises. */
export function rosterGatewayContract(name: string, create: () => Promise<Subject>): void {
  const imported = async (
    { gateway, file }: Subject,
    onSent: (share: number) => void = () => {},
  ): Promise<RosterImport> => {
    let status = await gateway.upload(file, onSent);
    for (let asked = 0; status.state !== 'done' && asked < MOST_QUESTIONS; asked += 1) {
      if (status.state === 'failed') throw new Error(status.message ?? 'failed');
      status = await gateway.status(status.id);
    }
    return status;
  };

  describe(`roster gateway: ${name}`, () => {
    it('takes a file, tells how much of it went out, and works it off to the end', async () => {
      const subject = await create();
      const shares: number[] = [];
      const status = await imported(subject, (share) => shares.push(share));
      expect(status).toMatchObject({ state: 'done', fileName: subject.file.name, handled: status.total });
      expect(shares).toEqual([...shares].sort((a, b) => a - b));
      expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true);
    });

    it('answers for every row once, page by page, and its counts are those of the rows', async () => {
      const subject = await create();
      const { id, counts } = await imported(subject);
      const rows: RosterRowResult[] = [];
      for (;;) {
        const page = await subject.gateway.rows(id, { offset: rows.length, limit: 20 });
        rows.push(...page.rows);
        expect(page.rows.length).toBeLessThanOrEqual(20);
        if (page.rows.length === 0 || rows.length >= page.total) break;
      }
      const numbers = rows.map(({ row }) => row);
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      for (const [count, outcome] of Object.entries(OUTCOMES)) {
        expect([outcome, rows.filter((row) => row.outcome === outcome).length]).toEqual([
          outcome,
          counts[count as keyof typeof OUTCOMES],
        ]);
        const only = await subject.gateway.rows(id, { outcome, offset: 0, limit: 200 });
        expect(only.total).toBe(counts[count as keyof typeof OUTCOMES]);
        expect(only.rows.every((row) => row.outcome === outcome)).toBe(true);
      }
      const rejected = rows.filter((row) => row.outcome === 'rejected');
      expect(rejected.length).toBeGreaterThan(0);
      expect(
        rejected.every((row) => row.messages.some(({ severity, text }) => severity === 'error' && text !== '')),
      ).toBe(true);
    });

    it('rejects with a fault for an import there is not', async () => {
      const { gateway } = await create();
      await expect(gateway.status('nothing')).rejects.toMatchObject({ kind: 'fault' });
    });
  });
}
