import { setup, transition } from 'xstate';
import type { RosterImport, RosterImportState } from './roster.ts';

/** What happens to an import: the first five are asked for by staff, the others told by whoever works on it. */
export type RosterImportEvent =
  | { readonly type: 'ASSIGN' }
  /** Whether a row is who has a file already. */
  | { readonly type: 'DECIDE' }
  | { readonly type: 'CONFIRM' }
  | { readonly type: 'CANCEL' }
  | { readonly type: 'WITHDRAW' }
  /** The file was read; it lacks a column that must be there, or not. */
  | { readonly type: 'READ' }
  | { readonly type: 'COLUMNS_MISSING' }
  | { readonly type: 'CHECKED' }
  | { readonly type: 'WRITTEN' }
  | { readonly type: 'WITHDRAWN' }
  /** It cannot go on. */
  | { readonly type: 'FAIL' };

/** What the user may tell an import of a roster to do. */
export type RosterCommand = Extract<RosterImportEvent['type'], 'ASSIGN' | 'DECIDE' | 'CONFIRM' | 'CANCEL' | 'WITHDRAW'>;

/** `toWrite`: rows that confirming would write. `toDecide`: rows nobody has decided about yet. `written`: rows whose residents the import wrote and still keeps. */
type Context = { readonly toWrite: number; readonly toDecide: number; readonly written: number };

/**
 * The life of an import. Nothing is written before CONFIRM; what was written before a CANCEL or a failure stays and is named, and can be
 * withdrawn. The states with the tag `busy` are worked on by one process. Decides buttons, the server's answers, and what a restart does.
 */
export const rosterImportMachine = setup({
  types: { context: {} as Context, events: {} as RosterImportEvent, tags: {} as 'busy', input: {} as Context },
  guards: {
    readyToWrite: ({ context }) => context.toWrite > 0 && context.toDecide === 0,
    somethingWritten: ({ context }) => context.written > 0,
  },
}).createMachine({
  id: 'roster-import',
  context: ({ input }) => input,
  initial: 'reading',
  states: {
    reading: {
      tags: 'busy',
      on: { READ: 'checking', COLUMNS_MISSING: 'columns', CANCEL: 'stopped', FAIL: 'failed' },
    },
    columns: { on: { ASSIGN: 'checking', CANCEL: 'stopped' } },
    checking: {
      tags: 'busy',
      on: { CHECKED: 'checked', COLUMNS_MISSING: 'columns', CANCEL: 'stopped', FAIL: 'failed' },
    },
    checked: {
      on: {
        CONFIRM: { guard: 'readyToWrite', target: 'saving' },
        // Also of a row somebody said something else of before.
        DECIDE: 'checked',
        ASSIGN: 'checking',
        CANCEL: 'stopped',
      },
    },
    saving: { tags: 'busy', on: { WRITTEN: 'done', CANCEL: 'stopped', FAIL: 'stopped' } },
    done: { on: { WITHDRAW: { guard: 'somethingWritten', target: 'withdrawing' } } },
    stopped: { on: { WITHDRAW: { guard: 'somethingWritten', target: 'withdrawing' } } },
    withdrawing: { tags: 'busy', on: { WITHDRAWN: 'withdrawn', FAIL: 'withdrawn' } },
    // What had been built on may have gone since: it can be asked for again.
    withdrawn: { on: { WITHDRAW: { guard: 'somethingWritten', target: 'withdrawing' } } },
    failed: {},
  },
});

type Standing = Pick<RosterImport, 'state' | 'counts' | 'cleared'>;

const at = ({ state, counts, cleared }: Standing) => {
  const rows = cleared ? 0 : counts.created + counts.updated;
  return rosterImportMachine.resolveState({
    value: state,
    context: { toWrite: rows, toDecide: counts.similar, written: rows },
  });
};

/** Whether an event leads anywhere from where an import stands. */
export const rosterImportTakes = (standing: Standing, type: RosterImportEvent['type']): boolean =>
  at(standing).can({ type });

/** Where an import stands, as it is told to staff. `partly`: it was stopped, and keeps residents it had written. */
export const shownRosterState = ({ state, counts }: Standing): RosterImportState | 'partly' =>
  state === 'stopped' && counts.created + counts.updated > 0 ? 'partly' : state;

/** Somebody works on it: it will be in another state without anybody's doing. */
export const isRosterBusy = (state: RosterImportState): boolean =>
  rosterImportMachine.resolveState({ value: state, context: { toWrite: 0, toDecide: 0, written: 0 } }).hasTag('busy');

/** Where an event leads from where an import stands; `undefined` where it leads nowhere. */
export function rosterStateAfter(standing: Standing, type: RosterImportEvent['type']): RosterImportState | undefined {
  const from = at(standing);
  return from.can({ type })
    ? (transition(rosterImportMachine, from, { type })[0].value as RosterImportState)
    : undefined;
}
