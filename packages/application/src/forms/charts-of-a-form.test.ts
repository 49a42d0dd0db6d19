import type { FieldState } from '@gongwei/domain/forms';
import { calendarDay } from '@gongwei/domain/shared';
import { BehaviorSubject } from 'rxjs';
import { expect, it } from 'vitest';
import { emptyBrowser } from '../shared/stored.fixture.ts';
import { createChartSheet } from './chart-sheet.service.ts';
import { createFoldedChart } from './folded-charts.ts';

const state = (value: number, change: Partial<FieldState> = {}): FieldState =>
  ({ value, visible: true, issues: [], ...change }) as unknown as FieldState;

it('takes the values of a chart together in a pause, without what is wrong or not asked', () => {
  const fields = { height: new BehaviorSubject(state(160)), weight: new BehaviorSubject(state(60)) };
  const waiting = new Set<() => void>();
  const later = (run: () => void) => {
    waiting.add(run);
    return () => void waiting.delete(run);
  };
  const session = {
    recordId: 'r1',
    context: { today: calendarDay(2026, 11, 20) },
    field$: (key: string) => fields[key as keyof typeof fields],
  };
  const { state$ } = createChartSheet(session, ['height', 'weight'], later);
  let drawn = 0;
  const listening = state$.subscribe(() => (drawn += 1));
  fields.height.next(state(161));
  fields.weight.next(state(6, { issues: [{ severity: 'error' }] as unknown as FieldState['issues'] }));
  expect([state$.value.sheet.answers, drawn]).toEqual([{ height: 160, weight: 60 }, 1]);
  for (const run of waiting) run();
  expect([state$.value.sheet.answers, drawn]).toEqual([{ height: 161 }, 2]);
  // The same again wakes nobody.
  for (const run of waiting) run();
  expect(drawn).toBe(2);
  listening.unsubscribe();
  expect(waiting.size).toBe(0);
});

it('remembers which kinds of charts are folded on this device', () => {
  const stored = emptyBrowser();
  createFoldedChart(stored, 'growth').fold(true);
  createFoldedChart(stored, 'pressure').fold(true);
  expect(createFoldedChart(stored, 'growth').state$.value.folded).toBe(true);
  createFoldedChart(stored, 'growth').fold(false);
  expect(createFoldedChart(stored, 'growth').state$.value.folded).toBe(false);
  expect(createFoldedChart(stored, 'pressure').state$.value.folded).toBe(true);
});
