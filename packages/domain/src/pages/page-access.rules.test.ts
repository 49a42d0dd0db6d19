import { describe, expect, it } from 'vitest';
import { codesOf, entriesOf, mayOpen } from './page-access.rules.ts';
import { SMALL } from './small-county.fixture.ts';
import { wholePages } from './whole-pages.ts';

const holder =
  (...held: readonly string[]) =>
  (code: string) =>
    held.includes(code) ? ('V' as const) : undefined;
const open = (path: string, ...codes: readonly string[]): boolean | undefined => {
  const place = wholePages.at(path);
  return place && mayOpen(place.page, holder(...codes), wholePages.pages);
};

describe('whom a page is open to', () => {
  it.each([
    ['/hsjc/cjyb', ['cjyb'], true],
    ['/hsjc/cjyb/edit/1', ['cjyb'], true],
    ['/hsjc', ['cjyb'], true],
    ['/hsjc/sjyb', ['cjyb'], false],
    ['/cust/base', ['cjyb'], false],
    ['/cust/jkdn/7/form/health-check-up', ['cjyb'], false],
    ['/cust/jkdn/7/form/health-check-up', ['gwtjdngl'], true],
    ['/print/jktj', ['gwtjdngl'], false],
    ['/print/jktj', ['bggl'], true],
    ['/cust', ['gwtjdngl'], true],
    ['/upms', ['cjyb'], false],
    ['/upms', ['ht-ypml'], true],
    ['/yfrh', ['gwyfrh'], true],
    ['/yfrh/sjgl', ['gwyfrh'], true],
    ['/sjgl/xyhz/add', ['gwyfrh'], true],
    ['/custTj/jdkb', ['bggl'], true],
    ['/custTj/jdkb', ['tjscgl'], false],
    ['/nothing', ['gwjkdngl'], undefined],
  ] as const)('%s with %j: %s', (path, codes, expected) => {
    expect(open(path, ...codes)).toBe(expected);
  });

  it('is nobody without codes, but for what says why it is everybody’s', () => {
    const everybody = wholePages.pages.filter((page) => mayOpen(page, holder(), wholePages.pages));
    expect(everybody.filter(({ permission }) => typeof permission === 'string' || 'length' in permission)).toEqual([]);
    expect(
      everybody.map(({ path }) => path).filter((path) => /^\/(?:cust|health|upms|hsjc|tjfx|yfrh)/.test(path)),
    ).toEqual([]);
  });

  it('asks for the letter, too', () => {
    const page = {
      path: '/x',
      title: 'x',
      purpose: 'x',
      help: 'index',
      shows: 'screen',
      permission: 'bggl:E',
    } as const;
    expect((['V', 'E', 'M'] as const).map((letter) => mayOpen(page, () => letter, []))).toEqual([false, true, true]);
  });
});

it('the entries of a group come in their order, and a group of the top is in none', () => {
  expect(entriesOf('/b', SMALL).map(({ path }) => path)).toEqual(['/b/one', '/b/two']);
  expect(entriesOf(undefined, SMALL).map(({ path }) => path)).toEqual(['/a', '/b']);
});

it('names the codes that open a page, and none where it follows from others or is everybody’s', () => {
  const codes = Object.fromEntries(SMALL.map((page) => [page.path, codesOf(page)]));
  expect(codes).toMatchObject({
    '/b': [],
    '/b/one': ['bggl'],
    '/a/card': ['gwjkdngl', 'bggl'],
    '/a/open': [],
    '/login': [],
  });
});

it('a page of everybody’s is open to nobody’s letters, and one of several rights to either', () => {
  const page = (path: string) => SMALL.find((one) => one.path === path)!;
  expect(['/a/open', '/login'].map((path) => mayOpen(page(path), () => undefined, SMALL))).toEqual([true, true]);
  const card = (code: string, letter: 'V' | 'E' | 'M') =>
    mayOpen(page('/a/card'), (asked) => (asked === code ? letter : undefined), SMALL);
  expect([card('gwjkdngl', 'V'), card('bggl', 'E'), card('bggl', 'M'), card('cjyb', 'M')]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});
