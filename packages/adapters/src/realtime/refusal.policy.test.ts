import { isFault } from '@gongwei/domain/shared';
import { expect, it } from 'vitest';
import { afterRefusal } from './refusal.policy.ts';

const refused = (code: 'busy' | 'not-understood' | 'session-ended' | 'too-many') =>
  ({ t: 'refused', code, message: '不能连接' }) as const;

it.each([
  ['busy', false, 0, { againAfter: 5_000 }],
  ['busy', true, 0.5, { againAfter: 7_500 }],
  ['not-understood', false, 0, { againAfter: 5_000 }],
  ['session-ended', true, 0, { againAfter: 1_000 }],
] as const)('%s with a new token %s is tried again', (code, renewed, random, outcome) =>
  expect(afterRefusal(refused(code), renewed, random)).toEqual(outcome),
);

it.each([
  ['session-ended', 'session'],
  ['too-many', 'network'],
] as const)('%s is over for good, in the words of the server', (code, category) => {
  const outcome = afterRefusal(refused(code), false, 0);
  expect('over' in outcome && isFault(outcome.over) && outcome.over).toMatchObject({ category, message: '不能连接' });
});
