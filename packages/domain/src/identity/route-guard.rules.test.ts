import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guardRoute } from './route-guard.rules.ts';

const [nobody, unasked, known] = [
  { hasToken: false, hasRoles: false },
  { hasToken: true, hasRoles: false },
  { hasToken: true, hasRoles: true },
];

describe('the route guard, sentence by sentence', () => {
  it.each([
    ['an authenticated user visiting /login goes to /', known, '/login', { isAuth: false }, { kind: 'go', to: '/' }],
    ['also before roles are loaded', unasked, '/login', { isAuth: false }, { kind: 'go', to: '/' }],
    ['user info is fetched first while no roles are loaded', unasked, '/cust/base', {}, { kind: 'ask' }],
    ['but for what nobody has to log in to', unasked, '/404', { isAuth: false }, { kind: 'open', tab: true }],
    ['the tab is added', known, '/cust/base', {}, { kind: 'open', tab: true }],
    ['unless the route has isTab false', known, '/print/all', { isTab: false }, { kind: 'open', tab: false }],
    ['without a token routes with isAuth false pass', nobody, '/404', { isAuth: false }, { kind: 'open', tab: false }],
    ['among them the log-in page', nobody, '/login', { isAuth: false }, { kind: 'open', tab: false }],
    ['and all others go to /login', nobody, '/cust/base', {}, { kind: 'go', to: '/login' }],
    ['a tab-less one, too', nobody, '/print/all', { isTab: false }, { kind: 'go', to: '/login' }],
  ] as const)('%s', (_sentence, visitor, path, marks, decision) => {
    expect(guardRoute(visitor, path, marks)).toEqual(decision);
  });
});

it('opens nothing that needs a session without one, and sends nobody in circles', () => {
  const mark = fc.constantFrom(true, false, undefined);
  fc.assert(
    fc.property(
      fc.record({ hasToken: fc.boolean(), hasRoles: fc.boolean() }),
      fc.constantFrom('/login', '/', '/lock', '/cust/base'),
      fc.record({ isAuth: mark, isTab: mark }),
      (visitor, path, marks) => {
        const decision = guardRoute(visitor, path, marks);
        if (decision.kind === 'open') expect(visitor.hasToken || marks.isAuth === false).toBe(true);
        if (decision.kind !== 'go') return;
        const next = guardRoute(visitor, decision.to, decision.to === '/login' ? { isAuth: false } : {});
        expect(next.kind).not.toBe('go');
      },
    ),
  );
});
