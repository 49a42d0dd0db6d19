import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CalendarDay } from '../shared/index.ts';
import { checkTypeOf, evenSlots, sessionProblems, type ExamSession } from './session.ts';

const session: ExamSession = {
  id: 's1',
  name: '东村 6月20日上午',
  hostOrg: '990101101',
  villages: ['990101101001'],
  checkTypes: ['1'],
  date: '2026-06-20' as CalendarDay,
  period: '1',
  place: '东村卫生室',
  items: ['1', '2'],
  staff: [],
  bookUntil: '2026-06-19T09:00:00.000Z',
  slots: [{ capacity: 30 }],
};
const today = '2026-06-15' as CalendarDay;
const told = (more: Partial<ExamSession>, taken: Parameters<typeof sessionProblems>[1] = []) =>
  sessionProblems({ ...session, ...more }, taken, today).map(({ message }) => message);

const free = { capacity: 5, reserved: 0 };

describe('a session', () => {
  it('can be stored as it is', () => expect(told({})).toEqual([]));

  it('says what is wrong with it', () => {
    expect(told({ name: ' ', place: '', villages: [], checkTypes: [] })).toHaveLength(4);
    expect(told({ date: '2026-06-14' as CalendarDay })).toEqual(['日期不能早于今天']);
    expect(told({ slots: [{ capacity: 0 }] })).toEqual(['每个时段至少要有 1 个号']);
    expect(told({ slots: [{ capacity: 1001 }] })).toEqual(['号源最多 1000 个']);
    expect(told({ slots: [{ capacity: 10 }] }, [{ capacity: 12, reserved: 12 }])).toEqual([
      '第 1 段已约 12 人，号源不能更少',
    ]);
    // More than there are places for: it may stay as it is.
    expect(told({ slots: [{ capacity: 10 }] }, [{ capacity: 10, reserved: 12 }])).toEqual([]);
    expect(told({ slots: [{ capacity: 10 }] }, [free, { capacity: 5, reserved: 3 }])).toEqual([
      '已有人预约的时段不能去掉',
    ]);
    expect(told({ slots: [{ capacity: 10 }] }, [free, free])).toEqual([]);
    const two = (from: string) => [
      { from: '07:30', to: '08:30', capacity: 5 },
      { from, to: '09:30', capacity: 5 },
    ];
    expect(told({ slots: two('08:30') })).toEqual([]);
    expect(told({ slots: two('08:00') })).toEqual(['时段不能重叠']);
    expect(told({ slots: two('9:00') })).toEqual(['请按 07:30 的样子填写时段']);
  });

  it('spreads its places evenly and loses none', () => {
    expect(evenSlots(7, '07:30', '09:30', 60)).toEqual([
      { from: '07:30', to: '08:30', capacity: 4 },
      { from: '08:30', to: '09:30', capacity: 3 },
    ]);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), fc.constantFrom(15, 30, 45, 60), (capacity, minutes) => {
        const slots = evenSlots(capacity, '07:30', '11:30', minutes);
        expect(slots.reduce((sum, slot) => sum + slot.capacity, 0)).toBe(capacity);
        expect(told({ slots })).toEqual([]);
      }),
    );
  });
});

it('somebody is examined as what they are cared for, as far as the session is for it', () => {
  const all = ['1', '2', '3', '4', '5'];
  const cases: readonly (readonly [age: number, conditions: readonly string[], offered: readonly string[], string])[] =
    [
      [65, ['diabetes'], all, '1'],
      [64, ['diabetes'], all, '3'],
      [70, ['hypertension'], ['2', '9'], '2'],
      [70, [], ['2', '9'], '9'],
      // The session is for others: it says so.
      [50, ['diabetes'], ['1'], '3'],
      [50, [], ['1'], '1'],
      [50, ['stroke'], [...all, '9'], '9'],
    ];
  for (const [age, conditions, offered, type] of cases) expect(checkTypeOf({ age, conditions }, offered)).toBe(type);
});
