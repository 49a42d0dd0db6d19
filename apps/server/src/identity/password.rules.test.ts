import { expect, it } from 'vitest';
import { isHttpFailure } from '../shared/http-failure.ts';
import { hashPassword, passwordMatches } from './password.rules.ts';

const cheap = { logN: 4, r: 8, p: 1 };
const random = { bytes: (count: number) => crypto.getRandomValues(new Uint8Array(count)) };

it('knows a password again, in any of its Unicode spellings, and no other', async () => {
  const stored = await hashPassword('é密码', random, cheap);
  expect(await passwordMatches('é密码', stored)).toBe(true);
  expect(await passwordMatches('e密码', stored)).toBe(false);
  expect(await passwordMatches('é密码', undefined)).toBe(false);
});

it('keeps some waiting, and tells the rest at once that too many log in', async () => {
  const stored = await hashPassword('right', random, { logN: 12, r: 8, p: 1 });
  const outcomes = await Promise.allSettled(Array.from({ length: 150 }, () => passwordMatches('right', stored)));
  const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
  expect(outcomes.filter((one) => one.status === 'fulfilled' && one.value)).toHaveLength(130);
  expect(refused).toHaveLength(20);
  for (const failure of refused)
    expect(isHttpFailure(failure) && [failure.statusCode, failure.retryAfter, failure.body.code]).toEqual([
      503,
      5,
      'log-in.busy',
    ]);
  expect(await passwordMatches('right', stored)).toBe(true);
});
