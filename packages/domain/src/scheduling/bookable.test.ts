import { describe, expect, it } from 'vitest';
import type { CalendarDay } from '../shared/index.ts';
import {
  elsewhereText,
  isCovered,
  isOffered,
  proposedSession,
  sessionChoiceText,
  slotChoiceText,
  type BookableSession,
} from './bookable.rules.ts';

const session = (id: string, more: Partial<BookableSession> = {}): BookableSession => ({
  ...{ id, name: id, date: '2026-06-21' as CalendarDay, period: '1', place: '东村卫生室', villages: ['东村'] },
  ...{ fits: 1, here: 0, slots: [{ no: 1, left: 12 }] },
  ...more,
});

describe('the sessions somebody may be booked into', () => {
  it('say their day, place and places left', () => {
    expect(sessionChoiceText(session('a'))).toBe('6月21日（周日）上午 东村卫生室，余 12 个号');
    expect(sessionChoiceText(session('a', { here: 1, slots: [{ no: 1, left: 0 }] }))).toBe(
      '6月21日（周日）上午 东村卫生室，约满（现约在此）',
    );
    expect(slotChoiceText({ no: 2, from: '08:30', to: '09:30', left: 3 })).toBe('08:30-09:30，余 3 个号');
    expect(slotChoiceText({ no: 2, left: -1 })).toBe('第 2 段，约满');
  });

  it('propose the first with a place where nobody of them is yet', () => {
    const sessions = [session('full', { slots: [{ no: 1, left: 0 }] }), session('mine', { here: 1 }), session('next')];
    expect(proposedSession({ people: 1, sessions })?.id).toBe('next');
    expect(proposedSession({ people: 1, sessions: sessions.slice(0, 2) })).toBeUndefined();
  });

  it('offer another stretch of the session somebody has, but not the same place again, nor a full one', () => {
    const parted = [
      { no: 1, left: 0 },
      { no: 2, left: 1 },
    ];
    expect(isOffered(session('mine', { here: 1 }), 1)).toBe(false);
    expect(isOffered(session('mine', { here: 1, slots: parted }), 1)).toBe(true);
    expect(isOffered(session('ours', { here: 1 }), 2)).toBe(true);
    expect(isOffered(session('full', { slots: [{ no: 1, left: 0 }] }), 1)).toBe(false);
  });

  it('warn of who comes from elsewhere, and of nobody else', () => {
    expect(elsewhereText(1, { fits: 1 })).toBeUndefined();
    expect(elsewhereText(1, { fits: 0 })).toMatch(/^这位居民不是/);
    expect(elsewhereText(12, { fits: 0 })).toMatch(/^这 12 人不是/);
    expect(elsewhereText(12, { fits: 9 })).toMatch(/^12 人中有 3 人不是/);
  });

  it('are for whoever lives in their villages, or for everybody where they name none', () => {
    const person = { village: '990101101001', institution: '990101101' };
    expect(isCovered(['990101101001'], person)).toBe(true);
    expect(isCovered(['990101101'], person)).toBe(true);
    expect(isCovered([], person)).toBe(true);
    expect(isCovered(['990101101002'], person)).toBe(false);
  });
});
