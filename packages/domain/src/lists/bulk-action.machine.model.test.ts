import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialTransition, transition, type SnapshotFrom } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { bulkActionMachine, type BulkActionEvent } from './bulk-action.machine.ts';
import type { ListAction } from './list-definition.ts';

type State = SnapshotFrom<typeof bulkActionMachine>;
const ASKING: ListAction = {
  id: 'assign',
  label: '变更责任医生',
  on: 'rows',
  letter: 'M',
  does: { job: 'assign' },
  confirm: '变更 {n} 人？',
};
const SILENT: ListAction = { id: 'restore', label: '恢复', on: 'row', letter: 'M', does: { event: 'RESTORE' } };
const selection = { ids: ['a', 'b'] };
const frozen = { id: 's1', action: 'assign', count: 2, skipped: {} };
const EVENTS: BulkActionEvent[] = [
  { type: 'BEGIN', action: ASKING, selection },
  { type: 'BEGIN', action: SILENT, selection },
  { type: 'FROZEN', frozen },
  { type: 'FROZEN', frozen: { ...frozen, id: 's2', count: 0, skipped: { 已注销: 2 } } },
  { type: 'ANSWERED', answers: { doctor: 'u1' } },
  { type: 'CONFIRM' },
  { type: 'STARTED' },
  { type: 'FAILED', cause: 'network' },
  { type: 'RETRY' },
  { type: 'CANCEL' },
];
const after = (events: readonly BulkActionEvent[]): State =>
  events.reduce<State>(
    (at, event) => transition(bulkActionMachine, at, event)[0],
    initialTransition(bulkActionMachine)[0],
  );

describe('the steps of an action over many rows', () => {
  it('are all reached', () => {
    const paths = getShortestPaths(bulkActionMachine, { events: EVENTS, limit: 2_000 });
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(
      new Set(['idle', 'freezing', 'refused', 'asking', 'starting']),
    );
  });

  it('start only what was frozen and is not empty, and what asks only after it was confirmed', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...EVENTS), { maxLength: 40 }), (events) => {
        let at = initialTransition(bulkActionMachine)[0];
        for (const event of events) {
          const [next, effects] = transition(bulkActionMachine, at, event);
          if (effects.some(({ type }) => type === 'start')) {
            expect(next.context.frozen?.count).toBeGreaterThan(0);
            expect(event.type).toBe(next.context.action === ASKING ? 'CONFIRM' : event.type);
          }
          at = next;
        }
        if (at.value === 'idle') expect(at.context.selection).toBeUndefined();
      }),
    );
  });

  it('go through at once for an action that asks nothing, but tell when no row fits', () => {
    const [begin, fits, fitsNot] = [EVENTS[1], EVENTS[2], EVENTS[3]] as [
      BulkActionEvent,
      BulkActionEvent,
      BulkActionEvent,
    ];
    expect(after([begin, fits]).value).toBe('starting');
    expect(after([begin, fitsNot, { type: 'CONFIRM' }]).value).toBe('asking');
  });

  it('keep the answers when the start fails, and cannot be left before the server has answered', () => {
    const [begin, fits] = [EVENTS[0], EVENTS[2]] as [BulkActionEvent, BulkActionEvent];
    const starting = [begin, fits, { type: 'ANSWERED', answers: { doctor: 'u1' } }, { type: 'CONFIRM' }] as const;
    expect(after([...starting, { type: 'CANCEL' }]).value).toBe('starting');
    const failed = after([...starting, { type: 'FAILED', cause: 'network' }]);
    expect([failed.value, failed.context.answers, failed.context.failure]).toEqual([
      'asking',
      { doctor: 'u1' },
      'network',
    ]);
  });
});
