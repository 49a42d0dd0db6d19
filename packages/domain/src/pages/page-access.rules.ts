import type { PermissionLetter } from '../identity/index.ts';
import { holdsRight } from '../shared/index.ts';
import type { PageDefinition, PageRight } from './page-definition.ts';

/** The letter somebody holds for a code; `undefined` for none. */
export type LetterOf = (code: string) => PermissionLetter | undefined;

/** Whether a letter held for the code of a right is enough for it. */
export const holds = (right: PageRight, letterOf: LetterOf): boolean => holdsRight(letterOf, right);

/** Pages that lie directly in a group, in their order; those of its landing page only, too. */
export const entriesOf = <Page extends PageDefinition>(
  group: string | undefined,
  pages: readonly Page[],
): readonly Page[] =>
  pages
    .filter(({ menu }) => menu !== undefined && menu.in === group)
    .sort((a, b) => (a.menu?.at ?? 0) - (b.menu?.at ?? 0));

/**
 * Whether somebody who is logged in may open a page. A group is open where one of its entries is. `pages`: where entries are looked for.
 */
export function mayOpen(
  page: Pick<PageDefinition, 'path' | 'permission'>,
  letterOf: LetterOf,
  pages: readonly PageDefinition[],
): boolean {
  const { permission } = page;
  if (permission === 'entries') return entriesOf(page.path, pages).some((entry) => mayOpen(entry, letterOf, pages));
  if (typeof permission === 'string') return holds(permission, letterOf);
  if ('everybody' in permission || 'visitors' in permission) return true;
  return permission.some((right) => holds(right, letterOf));
}

/** The codes any of which opens a page; none where it is open to everybody or follows from its entries. */
export function codesOf({ permission }: Pick<PageDefinition, 'permission'>): readonly string[] {
  const rights = typeof permission === 'string' ? [permission] : 'length' in permission ? permission : [];
  return rights.filter((right) => right !== 'entries').map((right) => right.split(':')[0] as string);
}
