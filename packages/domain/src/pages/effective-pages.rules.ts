import type { PermissionLetter } from '../identity/index.ts';
import { includesLetter } from '../shared/index.ts';
import { codesOf, entriesOf, mayOpen } from './page-access.rules.ts';
import type { PageDefinition } from './page-definition.ts';

/** A role somebody has, and the letters it gives by permission code. */
type HeldRole = { readonly name: string; readonly letters: { readonly [code: string]: PermissionLetter } };

/** A page somebody can open: how far they get there, and which of their roles take them that far. Without a letter it is open to everybody. */
type EffectivePage = {
  readonly path: string;
  readonly title: string;
  readonly letter?: PermissionLetter;
  readonly roles: readonly string[];
};

/** Pages of a group of the menu. */
export type EffectiveGroup = { readonly title: string; readonly pages: readonly EffectivePage[] };

const HIGHEST_FIRST = ['M', 'E', 'V'] as const;

/** 看他看到的: the pages that roles open together, group by group as in the menu. A page of several rights goes by the highest that is held. */
export function effectivePages(
  roles: readonly HeldRole[],
  pages: readonly PageDefinition[],
): readonly EffectiveGroup[] {
  const highest = (codes: readonly string[], among: readonly HeldRole[]): PermissionLetter | undefined =>
    HIGHEST_FIRST.find((letter) =>
      codes.some((code) => among.some(({ letters }) => includesLetter(letters[code], letter))),
    );
  const letterOf = (code: string) => highest([code], roles);
  const shown = (page: PageDefinition): EffectivePage => {
    const codes = codesOf(page);
    const letter = highest(codes, roles);
    const giving = roles.filter((role) => letter !== undefined && highest(codes, [role]) === letter);
    return {
      ...{ path: page.path, title: page.menu?.label ?? page.title },
      roles: giving.map(({ name }) => name),
      ...(letter !== undefined && { letter }),
    };
  };
  const groups = groupsBelow(undefined, pages);
  const inside = (group: string | undefined) =>
    entriesOf(group, pages)
      .filter((page) => page.permission !== 'entries' && mayOpen(page, letterOf, pages))
      .map(shown);
  return [
    { title: '首页等', pages: inside(undefined) },
    ...groups.map(({ path, title }) => ({ title, pages: inside(path) })),
  ].filter((group) => group.pages.length > 0);
}

/** Groups in the order of the menu, each followed by those inside of it. */
const groupsBelow = (group: string | undefined, pages: readonly PageDefinition[]): readonly PageDefinition[] =>
  entriesOf(group, pages)
    .filter(({ permission }) => permission === 'entries')
    .flatMap((page) => [page, ...groupsBelow(page.path, pages)]);
