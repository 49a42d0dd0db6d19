import { describe, expect, it } from 'vitest';
import { formIndex } from '../catalogue/index.ts';
import { maySave, type PermissionLetter } from '../identity/index.ts';
import { HOME_AREAS, HOME_ENTRIES, HOME_FIGURES, HOME_MINE, MOST_ENTRIES } from './home.data.ts';
import { homeOf, shiftedEntry, shownEntries, withEntry } from './home.rules.ts';
import { TODO_CARDS } from './todo.data.ts';
import { mayOpen } from './page-access.rules.ts';
import { wholePages } from './whole-pages.ts';

const { pages } = wholePages;
type Letters = { readonly [code: string]: PermissionLetter };
const of = (letters: Letters) => homeOf((code) => letters[code]);
const areas = (letters: Letters) => of(letters).areas.map(({ title }) => title);
const pageAt = (address: string) => wholePages.at(address.split('?')[0] ?? '')?.page;
const only =
  (right: string) =>
  (code: string): PermissionLetter | undefined => {
    const [held, letter] = right.split(':');
    return code === held ? (letter as PermissionLetter) : undefined;
  };

describe('the first page', () => {
  it('asks of every number the right of the page it opens, and no less', () => {
    const opened = [
      ...TODO_CARDS.map(({ path, right }) => [path, right] as const),
      ...HOME_AREAS.flatMap(({ cards }) => cards.map(({ path, right }) => [path, right] as const)),
      ...HOME_ENTRIES.flatMap((entry) => ('path' in entry ? [[entry.path, entry.right] as const] : [])),
    ];
    for (const [path, right] of opened) {
      const page = pageAt(path);
      expect(page && mayOpen(page, only(right), pages), path).toBe(true);
      expect(page && mayOpen(page, () => undefined, pages), path).toBe(false);
    }
    for (const { open } of [...HOME_FIGURES, ...HOME_MINE]) if (open) expect(pageAt(open)?.path).toBe('/cust/base');
  });
  it('offers sheets to those who may save them', () => {
    const refused = HOME_ENTRIES.filter(
      (entry) =>
        'form' in entry && !formIndex.some((form) => form.id === entry.form && maySave(form, only(entry.right))),
    );
    expect(refused).toEqual([]);
  });
  it('says each thing once, and in an area at most what a line of a small screen holds', () => {
    for (const { title, cards } of HOME_AREAS) {
      expect(new Set(cards.map(({ label }) => label)).size).toBe(cards.length);
      expect(cards.length, title).toBeLessThanOrEqual(5);
    }
    expect(new Set(HOME_ENTRIES.map(({ label }) => label)).size).toBe(HOME_ENTRIES.length);
  });
  it('shows nothing of chronic diseases to who has mother and child', () => {
    const { figures, mine, entries } = of({ gwjkdngl: 'E', gwfybjgl: 'M', gwmksjwh: 'V' });
    expect(figures.map((one) => one.of)).toEqual(['residents', 'elderly']);
    expect(mine.map((one) => one.of)).toEqual(['mine']);
    expect(areas({ gwjkdngl: 'E', gwfybjgl: 'M' })).toEqual(['孕产妇', '0～6岁儿童']);
    expect(entries.map(({ label }) => label)).toEqual(['孕产妇建册', '产前随访', '产后访视', '新生儿访视', '儿童体检']);
  });
  it('shows work to who does it, not to who may look at it', () => {
    expect(areas({ gwsfmkgl: 'E', gwtjdngl: 'E', bggl: 'E', gwfybjgl: 'V', tjscgl: 'V' })).toEqual(['健康体检']);
    expect(areas({ sjyb: 'M', ybjg: 'M', yblb: 'V', hsjcbg: 'M' })).toEqual(['核酸检验']);
    expect(areas({ cjyb: 'E', jcyb: 'E', yblb: 'V' })).toEqual(['核酸采样']);
    expect(areas({ tjscgl: 'M', gwtjdngl: 'V' })).toEqual(['体检上传']);
  });
  it('leaves out of an area what its right does not open', () => {
    const [lab] = of({ ybjg: 'E' }).areas;
    expect(lab?.cards.map(({ path }) => path)).toEqual(['/hsjc/ybjg', '/hsjc/ybjg', '/hsjc/ybjg']);
    expect(lab?.cards[0]?.open).toBe('/hsjc/ybjg?view=to-test');
  });
  it('offers a manager of everything no more than fits, and nothing to who may do nothing', () => {
    expect(homeOf(() => 'M').entries).toHaveLength(MOST_ENTRIES);
    expect(homeOf(() => undefined)).toEqual({ figures: [], mine: [], areas: [], entries: [], offered: [] });
  });
});

describe('the entries somebody chooses', () => {
  const home = of({ gwsfmkgl: 'E', gwtjdngl: 'E' });
  const offered = [...home.offered, { label: '居民档案', path: '/cust/base' }];
  const shown = (chosen?: readonly string[]) =>
    shownEntries({ entries: home.entries, offered }, chosen).map(({ label }) => label);

  it('stand in their order; without a choice, or with none that is still theirs, those that come by themselves', () => {
    expect(shown(['/cust/base', 'form:health-check-up', '/cust/base'])).toEqual(['居民档案', '健康体检']);
    const usual = ['高血压随访', '糖尿病随访', '健康体检'];
    expect([shown(), shown([]), shown(['/upms', 'form:no-such'])]).toEqual([usual, usual, usual]);
  });
  it('are put to the end, taken out and moved, and never more than there is room for', () => {
    expect(withEntry(['a', 'b'], 'c', true)).toEqual(['a', 'b', 'c']);
    expect(withEntry(['a', 'b'], 'a', true)).toEqual(['b', 'a']);
    expect(withEntry(['a', 'b'], 'a', false)).toEqual(['b']);
    const full = Array.from({ length: MOST_ENTRIES }, (_, at) => `${at}`);
    expect(withEntry(full, 'more', true)).toEqual(full);
    expect(shiftedEntry(['a', 'b', 'c'], 'c', -1)).toEqual(['a', 'c', 'b']);
    expect([shiftedEntry(['a', 'b'], 'a', -1), shiftedEntry(['a', 'b'], 'b', 1), shiftedEntry(['a'], 'x', 1)]).toEqual([
      ['a', 'b'],
      ['a', 'b'],
      ['a'],
    ]);
  });
});
