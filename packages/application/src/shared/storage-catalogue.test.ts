import { describe, expect, it } from 'vitest';
import { ALL_STORED, STORED } from './storage-catalogue.ts';

/** The browser storage names of the specification, section 3. */
const NAMES = [
  'jgalllist',
  'zeyslist',
  'lurulist',
  'orgList',
  'orgs1',
  'org',
  'orgbm',
  'devicenoXY',
  'devicenoXT',
  'permissions',
  'menu',
  'token',
  'tagList',
  'tag',
  'isLock',
  'lockPasswd',
  'theme',
  'themeName',
  'logsList',
];

describe('what lies in the browser', () => {
  it('has every name of the specification, each once', () => {
    const names = ALL_STORED.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(expect.arrayContaining(NAMES));
  });
  it('goes with the log-out where it tells of a person or their work', () => {
    const kept = ALL_STORED.filter(({ clearOn }) => clearOn === 'never').map(({ name }) => name);
    for (const personal of ['token', 'permissions', 'userInfo', 'org', 'tagList', 'searchHistory', 'lockPasswd'])
      expect(kept).not.toContain(personal);
  });
  it('keeps what was searched for until the screen is locked, and drops what is none', () => {
    expect(STORED.soughtTexts).toMatchObject({ place: 'session', clearOn: 'lock' });
    const kept = { residents: { at: 'minAge=65', text: '王' } };
    expect(STORED.soughtTexts.decode({ ...kept, other: { at: 5, text: 'x' }, third: 'y' })).toEqual(kept);
  });
  it('keeps named filters of several users apart, and drops what is none', () => {
    const decode = STORED.residentFilters.decode;
    const set = { name: '老年', search: 'minAge=65' };
    expect(decode({ u1: [set, 5], u2: [], u3: 'x' })).toEqual({ u1: [set], u2: [] });
    expect(decode('x')).toBeUndefined();
  });
});
