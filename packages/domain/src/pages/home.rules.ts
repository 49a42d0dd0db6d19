import {
  HOME_AREAS,
  HOME_ENTRIES,
  HOME_FIGURES,
  HOME_MINE,
  MOST_ENTRIES,
  type HomeArea,
  type HomeCard,
  type HomeEntry,
  type HomeFigure,
} from './home.data.ts';
import { holds, type LetterOf } from './page-access.rules.ts';
import { openOf } from './workbench.rules.ts';

/** What somebody finds on the first page. */
export type Home = {
  readonly figures: readonly HomeFigure[];
  readonly mine: readonly HomeFigure[];
  readonly areas: readonly (Omit<HomeArea, 'cards'> & {
    readonly cards: readonly (HomeCard & { readonly open: string })[];
  })[];
  readonly entries: readonly HomeEntry[];
};

/** Numbers of people they may see, work they do, what they may begin. */
export function homeOf(letterOf: LetterOf): Home {
  const held = ({ right }: Pick<HomeFigure, 'right'>): boolean => holds(right, letterOf);
  return {
    figures: HOME_FIGURES.filter(held),
    mine: HOME_MINE.filter(held),
    areas: HOME_AREAS.filter(({ works }) => holds(works, letterOf))
      .map((area) => ({ ...area, cards: area.cards.filter(held).map((card) => ({ ...card, open: openOf(card) })) }))
      .filter(({ cards }) => cards.length > 0),
    entries: HOME_ENTRIES.filter(held).slice(0, MOST_ENTRIES),
  };
}
