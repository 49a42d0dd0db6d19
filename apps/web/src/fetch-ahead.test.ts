import { expect, it } from 'vitest';
import { isTicket } from './fetch-ahead.rules.ts';

it.each([
  ['x-access-token=abc', '/cust/base', true],
  ['theme=1; x-access-token=a%20b', '/wel/index', true],
  ['x-access-token=abc', '/', true],
  ['x-access-token=abc', '/lockers', true],
  ['', '/cust/base', false],
  ['x-access-token=', '/cust/base', false],
  ['x-access-token=; theme=1', '/cust/base', false],
  ['not-x-access-token=abc', '/cust/base', false],
  ['x-access-token=abc', '/login', false],
  ['x-access-token=abc', '/login/', false],
  ['x-access-token=abc', '/lock', false],
])('cookies %j on %s: what is behind the log-in is sent for: %s', (cookies, path, sent) => {
  expect(isTicket(cookies, path)).toBe(sent);
});
