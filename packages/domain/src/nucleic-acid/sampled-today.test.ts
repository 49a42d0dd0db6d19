import { expect, it } from 'vitest';
import { sampledTodayHint, type SampleOfDay } from './sampled-today.rules.ts';

const sample = (code: string, at: string, other: Partial<SampleOfDay> = {}): SampleOfDay => ({
  ...{ code, at, kind: '1', state: '10' },
  ...other,
});

it('says when somebody gave a tube of their own today, and lets them go on', () => {
  expect(sampledTodayHint([sample('T1', '09:12')], '1')).toBe(
    '此人今天 09:12 已采过单管（T1）。确需再采的，继续登记即可。',
  );
  expect(sampledTodayHint([sample('T1', '09:12'), sample('T2', '14:05', { state: '80' })], undefined)).toBe(
    '此人今天已采过 2 次单管，最近在 14:05（T2）。确需再采的，继续登记即可。',
  );
});

it.each<[string, readonly SampleOfDay[], string | undefined]>([
  ['nothing was taken', [], undefined],
  ['it was void', [sample('T1', '09:12', { state: '90' })], undefined],
  ['it was refused', [sample('T1', '09:12', { state: '45' })], undefined],
  ['it was a pool', [sample('P1', '09:12', { kind: '10' })], undefined],
  ['another one is wanted', [sample('T1', '09:12')], '2'],
])('says nothing where %s', (_, samples, purpose) => expect(sampledTodayHint(samples, purpose)).toBeUndefined());
