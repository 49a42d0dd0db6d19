import { entriesOf, mayOpen, type LetterOf } from './page-access.rules.ts';
import type { PageCounter } from './page-definition.ts';
import type { Page } from './page-table.ts';

/** A card of a landing page. */
export type LandingEntry = {
  readonly path: string;
  readonly title: string;
  readonly purpose: string;
  /** Has no place in the menu: a small card below the others. */
  readonly small: boolean;
  readonly counter?: PageCounter & {
    /** The list so narrowed. */
    readonly open: string;
  };
};

/** The pages of a group somebody may open: those of the menu first, in its order. */
export function landingEntries(group: string, pages: readonly Page[], letterOf: LetterOf): readonly LandingEntry[] {
  const entries = entriesOf(group, pages)
    .filter((page) => mayOpen(page, letterOf, pages))
    .map(({ path, title, menu, counter, purpose = '' }) => ({
      path,
      title: menu?.label ?? title,
      purpose,
      small: menu?.onLandingOnly === true,
      ...(counter && { counter: { ...counter, open: `${path}${queryOf(counter)}` } }),
    }));
  return [...entries.filter(({ small }) => !small), ...entries.filter(({ small }) => small)];
}

/** Entries whose title or purpose holds the text, or whose initials in pinyin begin with it. `initials`: by path, lower case. */
export function findEntries(
  entries: readonly LandingEntry[],
  text: string,
  initials: ReadonlyMap<string, string>,
): readonly LandingEntry[] {
  const wanted = text.trim().toLowerCase();
  return entries.filter(
    ({ path, title, purpose }) =>
      title.toLowerCase().includes(wanted) ||
      purpose.toLowerCase().includes(wanted) ||
      (/^[a-z]+$/.test(wanted) && initials.get(path)?.startsWith(wanted) === true),
  );
}

/** As addresses of lists say it: a view by its name, or codes of a filter with `~` between them. */
const queryOf = ({ where = {}, view }: PageCounter): string => {
  if (view !== undefined) return `?view=${view}`;
  const words = Object.entries(where).map(([filter, codes]) => `${filter}=${codes.join('~')}`);
  return words.length === 0 ? '' : `?${words.join('&')}`;
};
