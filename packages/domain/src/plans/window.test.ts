import { expect, it } from 'vitest';
import type { CalendarDay } from '../shared/index.ts';
import type { Programme } from './plan.ts';
import { windowFrom } from './window.rules.ts';

const from = (programme: Programme, what: string, soonOn = '2026-06-01', dueOn = '2026-07-15') =>
  windowFrom({ programme, what, soonOn: soonOn as CalendarDay, dueOn: dueOn as CalendarDay });

it('a visit with a window has a first day, others may be made at once', () => {
  expect(from('pregnancy', '第2次')).toBe('2026-06-08');
  expect(from('pregnancy', '第1次')).toBeUndefined();
  expect(from('pregnancy', '转诊结果随访')).toBeUndefined();
  expect(from('puerperium', '产后42天检查')).toBe('2026-06-01');
  expect(from('child', '3月龄')).toBe('2026-06-08');
  expect(from('hypertension', '随访')).toBeUndefined();
  // Moved by a rest until the day it is due.
  expect(from('child', '3月龄', '2026-07-15')).toBeUndefined();
});
