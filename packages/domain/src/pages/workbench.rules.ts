import { mayOpen, type LetterOf } from './page-access.rules.ts';
import type { Page } from './page-table.ts';
import type { WorkCard } from './workbench.data.ts';

/** A card somebody may open, and where it leads. */
export type OpenCard = WorkCard & { readonly open: string };

/** The cards of pages somebody may open, each with the address of its list so narrowed. */
export const workCards = (
  cards: readonly WorkCard[],
  pages: readonly Page[],
  letterOf: LetterOf,
): readonly OpenCard[] =>
  cards.flatMap((card) => {
    const page = pages.find(({ path }) => path === card.path);
    return page && mayOpen(page, letterOf, pages) ? [{ ...card, open: openOf(card) }] : [];
  });

/** The list of a card, so narrowed. */
export const openOf = (card: WorkCard): string => `${card.path}?${queryOf(card)}`;

/** As addresses of lists say it: a view by its name, or codes of a filter with `~` between them. */
const queryOf = (card: WorkCard): string =>
  'view' in card
    ? `view=${card.view}`
    : Object.entries(card.where)
        .map(([filter, codes]) => `${filter}=${codes.join('~')}`)
        .join('&');
