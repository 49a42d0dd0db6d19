import type { ListAction } from '@gongwei/domain/lists';
import { calendarDay } from '@gongwei/domain/shared';
import { expect, it } from 'vitest';
import { firstAnswers, missingAnswers, questionText, skippedText } from './action-labels.rules.ts';

const action: ListAction = {
  id: 'assign',
  label: '变更责任医生',
  on: 'rows',
  letter: 'M',
  does: { job: 'assign' },
  confirm: '把 {n} 人交给另一位医生？',
  asks: [
    { key: 'doctor', label: '责任医生', kind: 'staff', required: true },
    { key: 'why', label: '原因', kind: 'text' },
  ],
};
const frozen = { id: 's', action: 'assign', count: 28, skipped: { 已死亡: 2 } };

it('asks for what was frozen, and says what stays as it is', () => {
  expect(questionText(action, frozen, '人', { count: 30 })).toBe('把 28 人交给另一位医生？');
  expect(questionText(action, { ...frozen, count: 0 }, '人', { count: 30 })).toBe('选中的 30 人都不能变更责任医生。');
  const { confirm: _none, ...plain } = action;
  expect(questionText(plain, frozen, '人', { count: 30 })).toBe('变更责任医生：共 28 人。');
  // Of one that is known it says whom.
  expect(questionText(plain, { ...frozen, count: 1 }, '人', { count: 1 }, '张三丰')).toBe('变更责任医生：张三丰。');
  expect(skippedText(frozen, '人')).toEqual(['2 人不会改动：已死亡']);
});

it('begins with what is usual', () => {
  const asks = [
    { key: 'on', label: '结案日期', kind: 'day', required: true, first: 'today' },
    { key: 'until', label: '请在此日前完成', kind: 'day' },
  ] as const;
  expect(firstAnswers({ ...action, asks }, calendarDay(2026, 11, 28))).toEqual({ on: '2026-11-28' });
  expect(firstAnswers(action, calendarDay(2026, 11, 28))).toEqual({});
});

it('begins a choice with what follows from the row it is about, and from none of several', () => {
  const first = { column: 'stage', codes: { '5': '1', '7': '2' } };
  const asks = [{ key: 'reason', label: '结案情形', kind: 'choice', first }] as const;
  const at = (...stages: readonly (string | undefined)[]) =>
    firstAnswers(
      { ...action, asks },
      calendarDay(2026, 11, 28),
      stages.map((stage, nth) => ({ id: `r${nth}`, cells: { ...(stage && { stage }) }, actions: [] })),
    );
  expect(at('5')).toEqual({ reason: '1' });
  expect(at('7')).toEqual({ reason: '2' });
  expect([at('4'), at(undefined), at('5', '5'), at()]).toEqual([{}, {}, {}, {}]);
});

it('waits for what must be known', () => {
  expect(missingAnswers(action, { doctor: '' })).toEqual(['责任医生']);
  expect(missingAnswers(action, { doctor: 'u1' })).toEqual([]);
});
