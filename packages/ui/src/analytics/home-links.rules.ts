import { entryKey, type HomeLink } from '@gongwei/domain/pages';
import { menuPages, type MenuItem } from '@gongwei/domain/shell';
import type { Right } from '../shared/use-may.ts';

/** The pages that numbers and names of the first page lead to, with the right each of them asks for. */
export const HOME_LINKS = {
  residents: { path: '/cust/base', right: 'gwjkdngl:V' },
  round: { path: '/cust/followupList', right: 'gwsfmkgl:V' },
  announcements: { path: '/upms/gggl', right: 'ht-jgyh:V' },
  board: { path: '/custTj/jdkb', right: ['gwtjdngl:V', 'bggl:V'] },
  checkUps: { path: '/custTj/jkdnTjMenu', right: 'gwtjdngl:V' },
} as const satisfies { readonly [link: string]: { readonly path: string; readonly right: Right | readonly Right[] } };

/**
 * Where the whole round stands: one's own visits by village and household, or the institution's. Whom names are hidden from cannot have it in the
 * order of names.
 */
export const roundPath = (mine: boolean, reveals: boolean): string =>
  mine ? `${HOME_LINKS.round.path}?view=round` : `${HOME_LINKS.round.path}${reveals ? '?view=village-round' : ''}`;

/** What may be put on one's first page: the work that is begun every day, then the pages of one's menu, each once. */
export function offeredEntries(daily: readonly HomeLink[], menu: readonly MenuItem[]): readonly HomeLink[] {
  const known = new Set(daily.map(entryKey));
  const pages = menuPages(menu).filter(
    ({ path }) => !/^\/(?:wel\b|$)/.test(path) && !/[:?#]/.test(path) && !known.has(path),
  );
  return [...daily, ...pages.map(({ label, path }) => ({ label, path }))];
}
