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
  type HomeLink,
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
  /** Those that stand there as it comes, and all that may be put there besides. */
  readonly entries: readonly HomeEntry[];
  readonly offered: readonly HomeEntry[];
};

/** Numbers of people they may see, work they do, what they may begin. */
export function homeOf(letterOf: LetterOf): Home {
  const held = ({ right }: Pick<HomeFigure, 'right'>): boolean => holds(right, letterOf);
  const offered = HOME_ENTRIES.filter(held);
  return {
    figures: HOME_FIGURES.filter(held),
    mine: HOME_MINE.filter(held),
    areas: HOME_AREAS.filter(({ works }) => holds(works, letterOf))
      .map((area) => ({ ...area, cards: area.cards.filter(held).map((card) => ({ ...card, open: openOf(card) })) }))
      .filter(({ cards }) => cards.length > 0),
    entries: offered.slice(0, MOST_ENTRIES),
    offered,
  };
}

/** By what somebody's choice of an entry is kept. */
export const entryKey = (link: HomeLink): string => ('form' in link ? `form:${link.form}` : link.path);

/**
 * What stands on somebody's first page, at most `MOST_ENTRIES`: what they chose, in their order, as far as it is still offered to them, or
 * what comes by itself.
 */
export function shownEntries(
  { entries, offered }: Pick<Home, 'entries'> & { readonly offered: readonly HomeLink[] },
  chosen: readonly string[] | undefined,
): readonly HomeLink[] {
  if (!chosen) return entries;
  const byKey = new Map(offered.map((link) => [entryKey(link), link]));
  const kept = [...new Set(chosen)].flatMap((key) => byKey.get(key) ?? []);
  return kept.length > 0 ? kept.slice(0, MOST_ENTRIES) : entries;
}

/** The choice with an entry put to its end or taken out. More than `MOST_ENTRIES` it never has. */
export const withEntry = (chosen: readonly string[], key: string, on: boolean): readonly string[] => {
  const others = chosen.filter((one) => one !== key);
  return on ? [...others, key].slice(0, MOST_ENTRIES) : others;
};

/** The choice with an entry `by` places further; unmoved at either end. */
export function shiftedEntry(chosen: readonly string[], key: string, by: number): readonly string[] {
  const at = chosen.indexOf(key);
  const to = at + by;
  if (at < 0 || to < 0 || to >= chosen.length) return chosen;
  const others = chosen.filter((one) => one !== key);
  return [...others.slice(0, to), key, ...others.slice(to)];
}
