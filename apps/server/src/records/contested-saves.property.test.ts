import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import {
  mergeAnswers,
  type Answers,
  type RecordConflict,
  type RecordSave,
  type RecordSnapshot,
} from '@gongwei/domain/forms';
import type { Json } from '@gongwei/domain/shared';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bloodCount, clientFor, startTestServer, type TestClient } from '../testing/index.ts';
import { repeats, reportFigure } from '../testing/long-runs.ts';
import { createSaveLedger, type SaveLedger } from '../testing/save-ledger.ts';
import { beginSiteProcess } from '../testing/site-process.ts';
import { startPostgres, type TemporaryPostgres } from '../testing/temporary-postgres.ts';

type Editor = { readonly name: string; readonly client: TestClient };
/** What an editor types before they save, how far behind the other their save starts, whether it is sent twice, and whose value stays where both changed one. */
type Turn = { readonly typed: Answers; readonly behind: number; readonly twice: boolean; readonly keepMine: boolean };
type Round = readonly [Turn, Turn];

const ROUNDS = 10;
const value = (most: number) => fc.integer({ min: 20, max: most });
const turn: fc.Arbitrary<Turn> = fc.record({
  typed: fc.record(
    {
      hemoglobin: value(200),
      whiteBloodCell: value(60),
      neutrophilPercent: value(100),
      instrument: fc.constantFrom('甲', '乙'),
    },
    { requiredKeys: [] },
  ) as fc.Arbitrary<Answers>,
  behind: fc.nat(3),
  twice: fc.boolean(),
  keepMine: fc.boolean(),
});
const rounds = fc.array(fc.tuple(turn, turn), { minLength: ROUNDS, maxLength: ROUNDS });

/** Both editors save what they typed on the version both see, at the same time; who comes second answers what both changed, and saves again. */
async function play(
  id: string,
  [first, second]: readonly [Editor, Editor],
  script: readonly Round[],
  ledger: SaveLedger,
) {
  let stored: RecordSnapshot | undefined;
  const send = async (editor: Editor, data: Answers, { behind, twice }: Turn): Promise<RecordConflict | undefined> => {
    const save: RecordSave = bloodCount({ id, saveId: randomUUID(), baseVersion: stored?.version ?? 0, data });
    for (let tick = 0; tick < behind; tick += 1) await setImmediate();
    const put = () => editor.client.send('PUT', `/api/v1/records/${id}`, save);
    const answers = await Promise.all(twice ? [put(), put()] : [put()]);
    expect(answers.map(({ body }) => body)).toEqual(answers.map(() => answers[0]?.body));
    const [{ status, body }] = answers as [Awaited<ReturnType<typeof put>>];
    if (status === 409) return body['conflict'] as unknown as RecordConflict;
    expect(status, JSON.stringify(body)).toBe(200);
    ledger.acknowledged(save, body as unknown as RecordSnapshot, editor.name);
    return undefined;
  };
  let contested = 0;
  for (const [one, other] of script) {
    const before = stored;
    const mine = (typed: Answers): Answers => ({ ...(before?.data ?? bloodCount().data), ...typed });
    const conflicts = await Promise.all([send(first, mine(one.typed), one), send(second, mine(other.typed), other)]);
    expect(
      conflicts.filter((conflict) => conflict === undefined),
      'one of two is stored',
    ).toHaveLength(1);
    contested += 1;
    const late = conflicts[0] ? { editor: first, turn: one } : { editor: second, turn: other };
    const conflict = (conflicts[0] ?? conflicts[1]) as RecordConflict;
    expect(conflict.base?.version).toBe(before?.version);
    stored = conflict.theirs;
    const { merged, conflicts: asked } = mergeAnswers(conflict.base?.data ?? {}, mine(late.turn.typed), stored.data);
    const decided = asked.map((question): [string, Json | undefined] => [
      question.key,
      late.turn.keepMine ? question.mine : question.theirs,
    ]);
    expect(
      await send(late.editor, { ...merged, ...(Object.fromEntries(decided) as Answers) }, late.turn),
    ).toBeUndefined();
    stored = (await late.editor.client.get(`/api/v1/records/${id}`)).body as unknown as RecordSnapshot;
  }
  return contested;
}

function twoEditors(
  where: string,
  open: () => Promise<{ urls: readonly [string, string]; stop(): Promise<void> }>,
): void {
  describe(`two editors of one record, ${where}`, () => {
    let site: Awaited<ReturnType<typeof open>>;
    beforeAll(async () => void (site = await open()), 120_000);
    afterAll(() => site?.stop());

    it('lose nothing of what was acknowledged, and its history tells every version once, by whom and from which', async () => {
      const editors = await Promise.all(
        (['doctor', 'clerk'] as const).map(async (name, at): Promise<Editor> => ({
          name,
          client: await clientFor(site.urls[at] ?? '', name),
        })),
      );
      const [ledger, runs] = [createSaveLedger(), repeats(2, 200)];
      let contested = 0;
      await fc.assert(
        fc.asyncProperty(rounds, async (script) => {
          contested += await play(randomUUID(), editors as [Editor, Editor], script, ledger);
        }),
        { numRuns: runs, endOnFailure: true },
      );
      const troubles = await ledger.troubles(
        async (id) => (await (editors[0] as Editor).client.get(`/api/v1/records/${id}/history`)).body as never,
      );
      reportFigure({
        row: 10,
        what: `contested saves lost, ${where}`,
        runs: contested,
        figure: `${troubles.length}`,
        aim: '0',
        passed: troubles.length === 0,
      });
      expect(troubles).toEqual([]);
      expect(ledger.size()).toBe(2 * contested);
      expect(contested).toBe(runs * ROUNDS);
    });
  });
}

let postgres: TemporaryPostgres;
const processes = async (count: 1 | 2) => {
  const url = await (postgres ??= await startPostgres()).newCounty();
  const begun = await Promise.all(Array.from({ length: count }, () => beginSiteProcess(url)));
  return {
    urls: [begun[0]?.url ?? '', begun.at(-1)?.url ?? ''] as const,
    stop: async () => void (await Promise.all(begun.map((one) => one.stop()))),
  };
};
afterAll(() => postgres?.stop());

twoEditors('on PGlite', async () => {
  const server = await startTestServer();
  return { urls: [server.url, server.url], stop: server.stop };
});
twoEditors('on PostgreSQL, one process', () => processes(1));
twoEditors('on PostgreSQL, two processes', () => processes(2));
