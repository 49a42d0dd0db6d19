import { expect, it } from 'vitest';
import { monitoringItemPresets } from '../back-office/monitoring-item.presets.data.ts';
import { limitSettings } from '../measures/index.ts';
import { LIMITS } from '../measures/terms/limits.data.ts';
import { calendarDay } from '../shared/index.ts';

it('measures take limits from items a county begins with', () => {
  const set = monitoringItemPresets.flatMap(({ code }) =>
    limitSettings([
      {
        ...{ id: code, version: 1, institution: '99', from: calendarDay(2026, 1, 1), removed: false },
        answers: { code, ranges: [{ low: 1, high: 2 }] },
      },
    ]),
  );
  const known = new Set(LIMITS.map(({ id }) => id));
  expect([set.length, set.filter(({ limit }) => !known.has(limit))]).toEqual([18, []]);
});
