import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getShortestPaths } from 'xstate/graph';
import {
  isRosterBusy,
  rosterImportMachine,
  rosterImportTakes,
  rosterStateAfter,
  shownRosterState,
  type RosterImportEvent,
} from './roster-import.machine.ts';
import { NO_ROSTER_ROWS, type RosterImportState } from './roster.ts';

const EVENTS = [
  'ASSIGN',
  'DECIDE',
  'CONFIRM',
  'CANCEL',
  'WITHDRAW',
  'READ',
  'COLUMNS_MISSING',
  'CHECKED',
  'WRITTEN',
  'WITHDRAWN',
  'FAIL',
] as const satisfies readonly RosterImportEvent['type'][];
const STATES = Object.keys(rosterImportMachine.states) as RosterImportState[];
const FULL = { counts: { ...NO_ROSTER_ROWS, created: 2, updated: 1 } };
const EMPTY = { counts: NO_ROSTER_ROWS };

describe('paths of an import', () => {
  const paths = getShortestPaths(rosterImportMachine, {
    input: { toWrite: 1, toDecide: 0, written: 1 },
    events: EVENTS.map((type) => ({ type })),
  });
  it('reach every state', () => {
    expect(new Set(paths.map(({ state }) => String(state.value)))).toEqual(new Set(STATES));
  });
  it('end only where nobody works on it and nobody is asked', () => {
    const leavable = (state: RosterImportState) => EVENTS.some((type) => rosterImportTakes({ state, ...FULL }, type));
    expect(STATES.filter((state) => !leavable(state))).toEqual(['failed']);
  });
  it('lead out of every busy state by what its worker says, whatever it comes upon', () => {
    for (const state of STATES.filter(isRosterBusy))
      expect([state, rosterImportTakes({ state, ...EMPTY }, 'FAIL')]).toEqual([state, true]);
  });
  it('come to writing by a confirmation only', () => {
    const before = STATES.flatMap((state) =>
      EVENTS.filter((type) => rosterStateAfter({ state, ...FULL }, type) === 'saving').map((type) => [state, type]),
    );
    expect(before).toEqual([['checked', 'CONFIRM']]);
  });
});

it('takes nothing back where nothing was written or the rows are gone, and confirms nothing where nothing would be', () => {
  for (const state of ['done', 'stopped', 'withdrawn'] as const) {
    expect(rosterImportTakes({ state, ...FULL }, 'WITHDRAW')).toBe(true);
    expect(rosterImportTakes({ state, ...EMPTY }, 'WITHDRAW')).toBe(false);
    expect(rosterImportTakes({ state, ...FULL, cleared: true }, 'WITHDRAW')).toBe(false);
  }
  expect(rosterImportTakes({ state: 'checked', ...EMPTY }, 'CONFIRM')).toBe(false);
});

it('is told to be stopped midway where residents were written, and called off where nobody was', () => {
  expect(shownRosterState({ state: 'stopped', ...FULL })).toBe('partly');
  expect(shownRosterState({ state: 'stopped', ...EMPTY })).toBe('stopped');
  for (const state of STATES.filter((one) => one !== 'stopped'))
    expect(shownRosterState({ state, ...FULL })).toBe(state);
});

it('confirms nothing before every row is decided about, and decides about none but before that', () => {
  const asked = { counts: { ...FULL.counts, similar: 1 } };
  expect(rosterImportTakes({ state: 'checked', ...asked }, 'CONFIRM')).toBe(false);
  expect(rosterStateAfter({ state: 'checked', ...asked }, 'DECIDE')).toBe('checked');
  expect(rosterStateAfter({ state: 'checked', ...FULL }, 'DECIDE')).toBe('checked');
  for (const state of STATES.filter((one) => one !== 'checked'))
    expect([state, rosterImportTakes({ state, ...asked }, 'DECIDE')]).toEqual([state, false]);
});

it('never writes again what was stopped, done or taken back, whatever is asked of it', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...EVENTS), { maxLength: 40 }), (history) => {
      let [state, over]: [RosterImportState, boolean] = ['reading', false];
      for (const type of history) {
        const next = rosterStateAfter({ state, ...FULL }, type);
        if (next === undefined) continue;
        over ||= ['done', 'stopped', 'failed', 'withdrawn'].includes(next);
        if (over) expect(['saving', 'checking', 'checked', 'reading']).not.toContain(next);
        state = next;
      }
    }),
  );
});
