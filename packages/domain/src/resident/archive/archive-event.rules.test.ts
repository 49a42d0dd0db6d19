import type { CalendarDay } from '../../shared/index.ts';
import { describe, expect, it } from 'vitest';
import { eventOf, eventsFor, missingLine, nothingTyped, problemWith } from './archive-event.rules.ts';

const TODAY = '2026-06-15' as CalendarDay;
const person = { today: TODAY, birthDate: '1955-03-02' as CalendarDay };

describe('what may become of a file', () => {
  it.each([
    ['1', 'E', false, ['MOVE_OUT', 'DIE', 'LOSE', 'REFUSE']],
    ['1', 'M', false, ['MOVE_OUT', 'DIE', 'LOSE', 'REFUSE', 'END']],
    ['3', 'M', false, []],
    ['3', 'M', true, ['CORRECT_DEATH']],
    ['6', 'M', false, ['UNDO_MERGE']],
    ['4', 'E', false, ['RESTORE', 'DIE']],
    ['1', 'V', true, []],
    ['1', undefined, true, []],
  ] as const)('of status %s for letter %s (county: %s)', (status, letter, atCounty, expected) => {
    const may = { mayEdit: letter === 'E' || letter === 'M', mayManage: letter === 'M' };
    expect(eventsFor(status, may, atCounty)).toEqual(expected);
  });
});

describe('the window that asks for it', () => {
  it('begins with today and three empty attempts, a death without a day, and leaves out what nobody filled in', () => {
    const typed = nothingTyped('LOSE', TODAY);
    expect(nothingTyped('DIE', TODAY).values).toEqual({});
    expect(typed.attempts).toHaveLength(3);
    expect(eventOf('LOSE', typed)).toEqual({ type: 'LOSE', on: TODAY, reason: '', attempts: [] });
    expect(eventOf('DIE', { ...typed, values: { on: TODAY, cause: ' 脑出血 ', evidence: '2' } })).toEqual({
      type: 'DIE',
      on: TODAY,
      cause: '脑出血',
      evidence: '2',
    });
  });

  it('knows the first line that is missing, by its own name', () => {
    const typed = nothingTyped('DIE', TODAY);
    expect(missingLine('DIE', typed)?.label).toBe('死亡日期');
    const told = { on: TODAY, cause: ' ', evidence: '2' };
    expect(missingLine('DIE', { ...typed, values: told })?.label).toBe('死亡原因');
    expect(missingLine('DIE', { ...typed, values: { ...told, cause: '脑出血' } })).toBeUndefined();
    expect(missingLine('LOSE', { ...nothingTyped('LOSE', TODAY), values: { on: TODAY, reason: '1' } })).toBeUndefined();
  });

  it('says what is missing before it asks the server', () => {
    const typed = nothingTyped('END', TODAY);
    expect(problemWith('1', eventOf('RESTORE', typed), person)).toMatch(/不能办理“恢复”/);
    expect(problemWith('1', eventOf('DIE', { ...typed, values: {} }), person)).toBe('请填写日期');
    expect(problemWith('1', eventOf('END', typed), person)).toBe('请填写原因');
    expect(
      problemWith('1', eventOf('END', { ...typed, values: { on: TODAY, reason: '外籍' } }), person),
    ).toBeUndefined();
  });
});
