import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getShortestPaths } from 'xstate/graph';
import {
  BATCH_EVENT_LABELS,
  BATCH_STATE_LABELS,
  BATCH_STATES,
  batchAfter,
  uploadBatchMachine,
  type BatchEvent,
  type BatchEventType,
  type BatchFacts,
  type BatchState,
} from './upload-batch.machine.ts';

const FREE: BatchFacts = { accountBusy: false, accountPassed: true, waiting: 0, bad: 0, retryable: 1 };
const factsFor = (type: BatchEventType): BatchFacts => (type === 'FINISH_PART' ? { ...FREE, bad: 1 } : FREE);
const EVENTS: readonly BatchEvent[] = [
  ...(
    ['START', 'PAUSE', 'RESUME', 'ACCOUNT_REFUSED', 'PLATFORM_DOWN', 'FINISH', 'FINISH_PART', 'RETRY_FAILED'] as const
  ).map((type) => ({ type })),
  { type: 'STOP', reason: '传错了机构' },
];
/** rules/modules.md 1.4 and the subject `upload-batch`, written down a second time. */
const TABLE: readonly (readonly [BatchState, BatchEventType, BatchState])[] = [
  ['1', 'START', '2'],
  ['1', 'PAUSE', '6'],
  ['1', 'ACCOUNT_REFUSED', '6'],
  ['1', 'STOP', '5'],
  ['2', 'PAUSE', '6'],
  ['2', 'ACCOUNT_REFUSED', '6'],
  ['2', 'PLATFORM_DOWN', '6'],
  ['2', 'STOP', '5'],
  ['2', 'FINISH', '3'],
  ['2', 'FINISH_PART', '4'],
  ['4', 'RETRY_FAILED', '1'],
  ['6', 'RESUME', '1'],
  ['6', 'STOP', '5'],
];

describe('a task of uploads', () => {
  it('reaches every state on a path of events', () => {
    const paths = [FREE, { ...FREE, bad: 1 }].flatMap((input) =>
      getShortestPaths(uploadBatchMachine, { input, events: [...EVENTS], limit: 200 }),
    );
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(new Set(BATCH_STATES));
  });

  it('goes the ways of the table and no others', () => {
    const ways = BATCH_STATES.flatMap((from) =>
      EVENTS.flatMap((event) => {
        const next = batchAfter(from, event, factsFor(event.type));
        return next.ok ? [`${from} ${event.type} ${next.value}`] : [];
      }),
    );
    expect([...ways].sort()).toEqual(TABLE.map((way) => way.join(' ')).sort());
  });

  it.each<[BatchState, BatchEvent, Partial<BatchFacts>, RegExp]>([
    ['1', { type: 'START' }, { accountBusy: true }, /排队等候/],
    ['6', { type: 'RESUME' }, { accountPassed: false }, /改正账号/],
    ['2', { type: 'STOP', reason: ' ' }, {}, /原因/],
    ['2', { type: 'FINISH' }, { waiting: 1 }, /还没有传完/],
    ['2', { type: 'FINISH' }, { bad: 1 }, /没传成/],
    ['4', { type: 'RETRY_FAILED' }, { retryable: 0 }, /没有可以重试的/],
    ['4', { type: 'RETRY_FAILED' }, { retryable: 0, accountPassed: false }, /改正账号/],
    ['3', { type: 'PAUSE' }, {}, /任务完成，不能暂停/],
  ])('stays in %s after %j where %j, and says why', (from, event, facts, words) => {
    expect(batchAfter(from, event, { ...FREE, ...facts })).toMatchObject({
      ok: false,
      failure: { message: expect.stringMatching(words) },
    });
  });

  it('never goes on with an account the platform refuses, and never comes back once it was stopped', () => {
    const facts = fc.record({
      accountBusy: fc.boolean(),
      accountPassed: fc.boolean(),
      waiting: fc.integer({ min: 0, max: 2 }),
      bad: fc.integer({ min: 0, max: 2 }),
      retryable: fc.integer({ min: 0, max: 2 }),
    });
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...EVENTS), facts), { maxLength: 40 }), (history) => {
        let state: BatchState = '1';
        for (const [event, known] of history) {
          const next = batchAfter(state, event, known);
          if (!next.ok) continue;
          expect(['3', '5']).not.toContain(state);
          if (state === '6' && next.value === '1') expect(known.accountPassed).toBe(true);
          if (state === '4') expect(known.retryable).toBeGreaterThan(0);
          if (next.value === '3') expect([known.waiting, known.bad]).toEqual([0, 0]);
          state = next.value;
        }
      }),
    );
  });

  it('is drawn in docs/machines/upload-batch.md as it is', async () => {
    const chart = [
      'stateDiagram-v2',
      ...BATCH_STATES.map((state) => `  state "${state} ${BATCH_STATE_LABELS[state]}" as s${state}`),
      '  [*] --> s1',
      ...TABLE.map(([from, type, target]) => `  s${from} --> s${target}: ${BATCH_EVENT_LABELS[type]} (${type})`),
    ].join('\n');
    const text = [
      '# A task of uploads',
      '',
      'Drawn from `packages/domain/src/upload/upload-batch.machine.ts` by its test (`-u` draws it anew).',
      '',
      '```mermaid',
      chart,
      '```',
      '',
    ].join('\n');
    await expect(text).toMatchFileSnapshot('../../../../docs/machines/upload-batch.md');
  });
});
