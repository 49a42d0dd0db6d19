import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOME_PATH, lockPath, loginPath, returnPath } from './return-path.rules.ts';

const fromOf = (address: string): string | null => new URL(address, 'http://app').searchParams.get('from');

describe('the way back after log-in', () => {
  it('leads to the page that was wanted, with its query', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), (path, query) => {
        const wanted = `/cust${path}?${query}`;
        expect(returnPath(fromOf(loginPath(wanted)))).toBe(wanted);
      }),
    );
  });

  it('leads back from the lock page', () => {
    expect(lockPath('/cust/base?minAge=65')).toBe('/lock?from=%2Fcust%2Fbase%3FminAge%3D65');
    expect(returnPath(fromOf(lockPath('/cust/base?minAge=65')))).toBe('/cust/base?minAge=65');
    expect(lockPath(HOME_PATH)).toBe('/lock');
  });

  it('leads home for who logged out by choice, and without a wish', () => {
    expect(loginPath('/cust/base', 'by-user')).toBe('/login');
    expect(returnPath(null)).toBe(HOME_PATH);
  });

  it('says when the session ended by itself', () => {
    expect(loginPath('/cust/base', 'expired')).toBe('/login?from=%2Fcust%2Fbase&expired=1');
  });

  it.each([
    '//elsewhere.example/x',
    '/\\elsewhere.example',
    'https://elsewhere.example',
    '/login?from=/login',
    '/lock?from=/lock',
    'javascript:alert(1)',
  ])('never leads out of the app: %s', (from) => expect(returnPath(from)).toBe(HOME_PATH));
});
