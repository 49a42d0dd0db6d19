import { wholePages } from '@gongwei/domain/pages';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isKeptAlive, MOST_KEPT, withKept } from './kept-pages.rules.ts';

it.each([
  ['/wel/index', true],
  ['/cust/base', true],
  ['/cust/jkdnMenu', true],
  ['/cust/nothing', false],
  ['/cust/base/import', false],
  ['/cust/jkdn/1/form/health-check-up', false],
])('%s stays alive: %s', (path, kept) => {
  expect(isKeptAlive(wholePages.at(path))).toBe(kept);
});

it('keeps the pages looked at last, each once, in the order they were opened, and never more than the bound', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...'abcdefghijkl'), { maxLength: 60 }), (visits) => {
      let pages: readonly { readonly key: string; readonly turn: number }[] = [];
      visits.forEach((key, turn) => {
        pages = withKept(pages, { key, turn });
      });
      const latest = [...new Set([...visits].reverse())].slice(0, MOST_KEPT);
      expect(new Set(pages.map(({ key }) => key))).toEqual(new Set(latest));
      expect(pages.length).toBeLessThanOrEqual(MOST_KEPT);
    }),
  );
});
