import { sessionProblems, type StoredSession } from './session.ts';
import type { CalendarDay } from '../shared/index.ts';
import { describe, expect, it } from 'vitest';
import { draftOf, newDraft, proposedName, sessionOf } from './session-draft.rules.ts';

const day = '2026-06-20' as CalendarDay;

describe('a session that is typed', () => {
  it('is whole with a place, villages and a name', () => {
    const draft = { ...newDraft('s1', '990101101', day), place: '村委会', villages: ['990101101001'], name: '东村' };
    expect(sessionProblems(sessionOf(draft, undefined), [], day)).toEqual([]);
    expect(sessionOf({ ...draft, minutes: 60, places: 7 }, undefined).slots.map(({ capacity }) => capacity)).toEqual([
      2, 2, 2, 1,
    ]);
    expect(proposedName(draft, '东村')).toBe('东村 6月20日上午');
  });

  it('keeps its stretches while its places are not touched', () => {
    const draft = { ...newDraft('s1', '990101101', day), place: '村委会', villages: ['990101101001'], name: '东村' };
    const slots = [
      { from: '07:30', to: '08:00', capacity: 5 },
      { from: '08:00', to: '11:30', capacity: 25 },
    ];
    const stored: StoredSession = { ...sessionOf(draft, undefined), slots, state: '1', version: 1, reserved: [5, 0] };
    expect(sessionOf({ ...draftOf(stored), place: '卫生室' }, stored).slots).toEqual(slots);
    expect(sessionOf({ ...draftOf(stored), places: 40 }, stored).slots).not.toEqual(slots);
  });
});
