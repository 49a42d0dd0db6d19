import { describe, expect, it } from 'vitest';
import { isListId, loadList } from '../lists/index.ts';
import { HOME_AREAS } from './home.data.ts';
import { TODO_CARDS, todoOf } from './todo.data.ts';
import { wholePages } from './whole-pages.ts';
import { CARED_CARDS, WAITING_CARDS, WORK_ENTRIES } from './workbench.data.ts';
import { openOf, workCards } from './workbench.rules.ts';

const CARDS = [...WAITING_CARDS, ...CARED_CARDS];

describe('the workbench, and the cards of the first page', () => {
  it.each([...CARDS, ...TODO_CARDS, ...HOME_AREAS.flatMap(({ cards }) => cards)])(
    '$path: $label is a question its list knows, and its page shows that list',
    async (card) => {
      const { path, list: id } = card;
      expect(wholePages.at(path)?.page.shows).toEqual({ list: id });
      const list = isListId(id) ? await loadList(id) : undefined;
      if ('view' in card) expect(list?.views?.map((view) => view.id)).toContain(card.view);
      else for (const key of Object.keys(card.where)) expect(list?.filters.map((filter) => filter.key)).toContain(key);
      // Codes that are no codes of the filter would be passed over by the list, and counted by nobody.
      for (const [key, codes] of 'where' in card ? Object.entries(card.where) : []) {
        const words = list?.filters.find((filter) => filter.key === key)?.words;
        const known = words && 'options' in words ? words.options.map(({ code }) => code) : codes;
        expect(known).toEqual(expect.arrayContaining([...codes]));
      }
    },
  );
  it('has each card and each entry once', () => {
    const labels = [...CARDS, ...WORK_ENTRIES].map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
  });
  it('tells everybody the kinds of work whose lists they may open', () => {
    const kinds = (...codes: readonly string[]) =>
      todoOf((code) => (codes.includes(code) ? 'V' : undefined)).map(({ label }) => label);
    expect(kinds('gwsfmkgl')).toEqual(['今日应随访', '逾期随访']);
    expect(kinds('tjscgl', 'gwfybjgl')).toEqual(['上传失败', '产检到期', '新生儿待访视']);
    expect([kinds(), kinds('gwsfmkgl', 'gwtjdngl', 'bggl', 'tjscgl', 'gwyfrh', 'gwfybjgl').length]).toEqual([[], 9]);
    expect(new Set(TODO_CARDS.map((card) => openOf(card))).size).toBe(TODO_CARDS.length);
  });
  it('shows nobody a card of a page they may not open', () => {
    const all = workCards(CARDS, wholePages.pages, () => 'V');
    const few = workCards(CARDS, wholePages.pages, (code) => (code === 'gwyfrh' ? 'V' : undefined));
    expect(all).toHaveLength(CARDS.length);
    expect(few.map(({ path }) => path)).not.toContain('/cust/followupList');
    expect(few.length).toBeLessThan(all.length);
    expect(workCards(CARDS, wholePages.pages, () => undefined)).toEqual([]);
  });
  it('leads to the list so narrowed', () => {
    const open = workCards(CARDS, wholePages.pages, () => 'V').map((card) => card.open);
    expect(open).toContain('/yfrh/zntx?view=urgent');
    expect(open).toContain('/yfrh/qyjl?state=1~3');
  });
});
