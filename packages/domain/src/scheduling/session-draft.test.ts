import { sessionProblems, type StoredSession } from './session.ts';
import type { CalendarDay } from '../shared/index.ts';
import { describe, expect, it } from 'vitest';
import {
  draftOf,
  movedDraft,
  movedMessage,
  newDraft,
  proposedName,
  proposedPlace,
  sessionOf,
  sessionOfEach,
} from './session-draft.rules.ts';

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

  it('is held at the clinic of its village, and asks where several come together', () => {
    const draft = { ...newDraft('s1', '990101101', day), villages: ['990101101001'] };
    expect(proposedPlace(draft, '东村卫生室')).toBe('东村卫生室');
    expect(proposedPlace({ ...draft, place: '中学' }, '东村卫生室')).toBe('中学');
    expect(proposedPlace({ ...draft, villages: [] }, '')).toBe('');
    expect(proposedPlace({ ...draft, villages: ['990101101001', '990101101002'] }, '东村卫生室')).toBe('');
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

  it('on another day is named by it, where its name ended with the day, and by what was written where it did not', () => {
    const named = { ...newDraft('s1', '990101101', day), name: '东村 6月20日上午' };
    const date = '2026-07-01' as CalendarDay;
    expect(movedDraft(named, { date, bookUntilDay: date })).toMatchObject({
      name: '东村 7月1日上午',
      bookUntilDay: date,
    });
    expect(movedDraft(named, { period: '2' }).name).toBe('东村 6月20日下午');
    expect(movedDraft({ ...named, name: '重阳节体检' }, { date }).name).toBe('重阳节体检');
    expect(movedDraft({ ...named, name: '' }, { date }).name).toBe('');
  });

  it('that was moved with people booked on it tells that they are to be told', () => {
    const stored: StoredSession = {
      ...sessionOf({ ...newDraft('s1', '990101101', day), name: '东村' }, undefined),
      ...{ state: '1', version: 1, reserved: [17, 1] },
    };
    const moved = { ...stored, date: '2026-07-01' as CalendarDay, version: 2 };
    expect(movedMessage(stored, moved)).toBe('场次改到 7月1日上午，已约的 18 人一并改期，请重新通知他们');
    expect([movedMessage(stored, stored), movedMessage(stored, { ...moved, reserved: [0, 0] })]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('of half hours stays one of half hours, and tells how many come at another hour where it does not', () => {
    const draft = { ...newDraft('s1', '990101101', day), minutes: 30, places: 16 };
    const half = {
      ...{ ...sessionOf(draft, undefined), state: '1' as const, version: 1 },
      reserved: [2, 1, 0, 0, 0, 0, 0, 0],
    };
    expect(draftOf(half).minutes).toBe(30);
    const more = { ...half, ...sessionOf({ ...draftOf(half), places: 24 }, half) };
    expect([more.slots.length, movedMessage(half, more)]).toEqual([8, undefined]);
    const hours = { ...half, ...sessionOf({ ...draftOf(half), minutes: 60 }, half), reserved: [2, 1, 0, 0] };
    expect(draftOf(hours).minutes).toBe(60);
    expect(movedMessage(half, hours)).toBe('时段改了，已约的 3 人到场时间有变，请重新通知他们');
  });

  it('goes from village to village, a working day each, and asks each of them until as many days before', () => {
    const thursday = '2026-06-18' as CalendarDay;
    const draft = { ...newDraft('s1', '990101101', thursday), bookUntilDay: '2026-06-16' as CalendarDay };
    const villages = ['东村', '南村', '西村'].map((name, at) => ({ code: `99010110100${at}`, name }));
    const all = sessionOfEach(draft, villages);
    expect(all.map(({ id, date, bookUntilDay, name, place }) => [id, date, bookUntilDay, name, place])).toEqual([
      ['s1-990101101000', '2026-06-18', '2026-06-16', '东村 6月18日上午', '东村'],
      ['s1-990101101001', '2026-06-19', '2026-06-17', '南村 6月19日上午', '南村'],
      ['s1-990101101002', '2026-06-22', '2026-06-20', '西村 6月22日上午', '西村'],
    ]);
    expect(all.map((one) => one.villages)).toEqual(villages.map(({ code }) => [code]));
    expect(sessionOfEach({ ...draft, place: '中学' }, villages)[2]?.place).toBe('中学');
  });
});
