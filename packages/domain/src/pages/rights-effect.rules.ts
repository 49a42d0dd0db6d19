import type { PermissionLetter } from '../identity/index.ts';
import { holdsRight, includesLetter, type Right } from '../shared/index.ts';
import { mayOpen, type LetterOf } from './page-access.rules.ts';
import type { PageDefinition } from './page-definition.ts';

/** Letters by permission code. */
type Letters = { readonly [code: string]: PermissionLetter };

/** As much of a list as says who may take its actions. */
export type ListOfActions = {
  readonly title: string;
  readonly permission: { readonly code: string } | 'everybody';
  readonly actions?: readonly {
    readonly label: string;
    readonly letter: PermissionLetter;
    readonly permission?: string;
    readonly also?: Right;
  }[];
};

/** What rights open and close: pages by their titles, buttons of lists by theirs. */
export type RightsEffect = {
  readonly opens: readonly string[];
  readonly closes: readonly string[];
  readonly gains: readonly string[];
  readonly loses: readonly string[];
};

const holds = (letters: Letters, code: string | undefined, letter: PermissionLetter): boolean =>
  code === undefined || includesLetter(letters[code], letter);

/** Pages that stand in the menu or on a landing page, and sheets that are opened from there. */
const namedPages = (pages: readonly PageDefinition[]): readonly PageDefinition[] =>
  pages.filter(({ permission, menu }) => menu !== undefined && permission !== 'entries');

/** The buttons one may press under these letters, as `列表 · 按钮`. */
function buttonsUnder(letters: Letters, lists: readonly ListOfActions[]): ReadonlySet<string> {
  const names = lists.flatMap(({ title, permission, actions = [] }) => {
    const own = permission === 'everybody' ? undefined : permission.code;
    if (!holds(letters, own, 'V')) return [];
    return actions
      .filter(
        ({ also, ...action }) =>
          holds(letters, action.permission ?? own, action.letter) ||
          (also !== undefined && holdsRight((code) => letters[code], also)),
      )
      .map(({ label }) => `${title} · ${label}`);
  });
  return new Set(names);
}

/** What somebody with these letters alone could do after a change and not before, and the other way round. */
export function rightsEffect(
  before: Letters,
  after: Letters,
  pages: readonly PageDefinition[],
  lists: readonly ListOfActions[],
): RightsEffect {
  const letterOf =
    (letters: Letters): LetterOf =>
    (code) =>
      letters[code];
  const named = namedPages(pages);
  const titles = (which: (page: PageDefinition) => boolean): readonly string[] => [
    ...new Set(named.filter(which).map(({ title, menu }) => menu?.label ?? title)),
  ];
  const open = (page: PageDefinition, letters: Letters): boolean => mayOpen(page, letterOf(letters), pages);
  const [had, has] = [buttonsUnder(before, lists), buttonsUnder(after, lists)];
  return {
    opens: titles((page) => open(page, after) && !open(page, before)),
    closes: titles((page) => open(page, before) && !open(page, after)),
    gains: [...has].filter((button) => !had.has(button)),
    loses: [...had].filter((button) => !has.has(button)),
  };
}

/** The rights as the menu orders them: by the group their first page stands in, with the pages each opens. */
export type RightGroup = {
  readonly title: string;
  readonly rights: readonly { readonly code: string; readonly pages: readonly string[] }[];
};

/** Rights by the groups of the menu, each with the titles of the pages it opens. */
export function groupRights(codes: readonly string[], pages: readonly PageDefinition[]): readonly RightGroup[] {
  const groups = pages
    .filter(({ permission }) => permission === 'entries')
    .sort((a, b) => (a.menu?.at ?? 0) - (b.menu?.at ?? 0));
  const left = new Set(codes);
  const opensWith = (page: PageDefinition, code: string): boolean =>
    (typeof page.permission === 'string' ? [page.permission] : 'length' in page.permission ? page.permission : []).some(
      (right) => right.startsWith(`${code}:`),
    );
  const rightsIn = (inside: readonly PageDefinition[]) =>
    [...left].flatMap((code) => {
      // A page that opens with any of several rights tells nothing of where each belongs.
      if (!inside.some((page) => typeof page.permission === 'string' && opensWith(page, code))) return [];
      left.delete(code);
      const titles = namedPages(pages).filter((page) => opensWith(page, code));
      return [{ code, pages: [...new Set(titles.map(({ title, menu }) => menu?.label ?? title))] }];
    });
  const found = groups.map(({ path, title }) => ({
    title,
    rights: rightsIn(pages.filter(({ menu }) => menu?.in === path)),
  }));
  const others = { title: '其他', rights: [...left].map((code) => ({ code, pages: [] })) };
  return [...found, others].filter(({ rights }) => rights.length > 0);
}
