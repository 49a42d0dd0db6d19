import { expect, it } from 'vitest';
import { formatAccess, anybody, holdersOf, letsTokensIn, peopleOnly, staffOnly, tokensToo } from './route-access.ts';

it.each([
  [anybody(), 'anybody', true],
  [anybody('GONGWEI_STAND_INS'), 'anybody, behind GONGWEI_STAND_INS', true],
  [staffOnly(), 'any session', false],
  [staffOnly('its own form'), 'any session; its own form', false],
  [tokensToo(staffOnly()), 'any session or token', true],
  [tokensToo(staffOnly('its own form')), 'any session or token; its own form', true],
  [holdersOf(['bggl'], 'V'), 'V of bggl', true],
  [holdersOf(['bggl', 'cjyb'], 'E'), 'E of bggl or cjyb', true],
  [peopleOnly(holdersOf(['ht-jgyh'], 'M')), 'M of ht-jgyh; no token', false],
] as const)('%j is said as “%s”; open to programs: %s', (access, words, tokens) => {
  expect([formatAccess(access), letsTokensIn(access)]).toEqual([words, tokens]);
});
