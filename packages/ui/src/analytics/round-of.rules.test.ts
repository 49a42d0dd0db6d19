import type { HomeSummary } from '@gongwei/domain/analytics';
import { expect, it } from 'vitest';
import { visitsFor } from './round-of.rules.ts';

const visit = (formId: string) => ({ formId }) as HomeSummary['worklist'][number];
const owed = ['hypertension-follow-up', 'health-check-up'].map(visit);

it('lists the visits of others only for who sees the round, or fills in their sheets', () => {
  expect(visitsFor(owed, true, () => false)).toEqual(owed);
  expect(visitsFor(owed, false, (form) => form === 'health-check-up')).toEqual([visit('health-check-up')]);
  expect(visitsFor(owed, false, () => false)).toBeUndefined();
  expect(visitsFor([], true, () => false)).toEqual([]);
});
