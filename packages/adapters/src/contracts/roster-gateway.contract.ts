import {
  isRosterBusy,
  isWarnedRow,
  ROSTER_COUNT_OF,
  type RosterImport,
  type RosterOutcome,
  type RosterRowResult,
} from '@gongwei/domain/resident';
import type { ChosenFile, RosterGateway } from '@gongwei/application/resident';
import { describe, expect, it } from 'vitest';

type Subject = {
  readonly gateway: RosterGateway;
  /** A roster with good and bad rows. */
  readonly file: ChosenFile;
};

/** Questions after which an import of a few dozen rows must be through. */
const MOST_QUESTIONS = 5_000;

/** What every `RosterGateway` promises. */
export function rosterGatewayContract(name: string, create: () => Promise<Subject>): void {
  const followed = async (gateway: RosterGateway, begun: RosterImport): Promise<RosterImport> => {
    let status = begun;
    for (let asked = 0; isRosterBusy(status.state) && asked < MOST_QUESTIONS; asked += 1)
      status = await gateway.status(status.id);
    if (status.state === 'failed') throw new Error(status.message ?? 'failed');
    return status;
  };
  const checked = async (
    { gateway, file }: Subject,
    onSent: (share: number) => void = () => {},
  ): Promise<RosterImport> => followed(gateway, await gateway.upload(file, onSent));
  const asked = async ({ gateway }: Subject, id: string, kind: 'confirm' | 'withdraw' | 'cancel') =>
    followed(gateway, await gateway.demand(id, { kind }));

  describe(`roster gateway: ${name}`, () => {
    it('takes a file, tells how much of it went out, and checks it to the end', async () => {
      const subject = await create();
      const shares: number[] = [];
      const status = await checked(subject, (share) => shares.push(share));
      expect(status).toMatchObject({ state: 'checked', fileName: subject.file.name, handled: status.total });
      expect(shares).toEqual([...shares].sort((a, b) => a - b));
      expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true);
    });

    it('answers for every row once, page by page, and its counts are those of the rows', async () => {
      const subject = await create();
      const { id, counts } = await checked(subject);
      const rows: RosterRowResult[] = [];
      for (;;) {
        const page = await subject.gateway.rows(id, { offset: rows.length, limit: 20 });
        rows.push(...page.rows);
        expect(page.rows.length).toBeLessThanOrEqual(20);
        if (page.rows.length === 0 || rows.length >= page.total) break;
      }
      const numbers = rows.map(({ row }) => row);
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      for (const [outcome, count] of Object.entries(ROSTER_COUNT_OF) as [
        RosterOutcome,
        keyof RosterImport['counts'],
      ][]) {
        expect([outcome, rows.filter((row) => row.outcome === outcome).length]).toEqual([outcome, counts[count]]);
        const only = await subject.gateway.rows(id, { outcome, offset: 0, limit: 200 });
        expect(only.total).toBe(counts[count]);
        expect(only.rows.every((row) => row.outcome === outcome)).toBe(true);
      }
      const warned = await subject.gateway.rows(id, { outcome: 'warned', offset: 0, limit: 200 });
      expect(warned.rows).toEqual(rows.filter(isWarnedRow));
      expect([warned.total, counts.warned]).toEqual([warned.rows.length, warned.rows.length]);
      expect(warned.total).toBeGreaterThan(0);
      const rejected = rows.filter((row) => row.outcome === 'rejected');
      expect(rejected.length).toBeGreaterThan(0);
      expect(
        rejected.every((row) => row.messages.some(({ severity, text }) => severity === 'error' && text !== '')),
      ).toBe(true);
    });

    it('writes what is confirmed and takes it back, each once', async () => {
      const subject = await create();
      const { id, counts } = await checked(subject);
      const done = await asked(subject, id, 'confirm');
      expect([done.state, done.counts]).toEqual(['done', counts]);
      await expect(subject.gateway.demand(id, { kind: 'confirm' })).rejects.toMatchObject({ kind: 'fault' });
      const back = await asked(subject, id, 'withdraw');
      expect([back.state, back.counts.withdrawn, back.counts.created]).toEqual(['withdrawn', counts.created, 0]);
      expect((await subject.gateway.rows(id, { outcome: 'withdrawn', offset: 0, limit: 1 })).total).toBe(
        counts.created,
      );
    });

    it('writes nothing of what is cancelled, and lists every import', async () => {
      const subject = await create();
      const first = await checked(subject);
      const stopped = await asked(subject, first.id, 'cancel');
      expect([stopped.state, stopped.counts.created, stopped.counts.notWritten]).toEqual([
        'stopped',
        0,
        first.counts.created,
      ]);
      const second = await checked(subject);
      const { rows, total } = await subject.gateway.list({ offset: 0, limit: 100 });
      expect(rows).toHaveLength(total);
      expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining([second.id, first.id]));
      expect(rows).toContainEqual(await subject.gateway.status(first.id));
    });

    it('rejects with a fault for an import there is not', async () => {
      const { gateway } = await create();
      await expect(gateway.status('nothing')).rejects.toMatchObject({ kind: 'fault' });
    });
  });
}
