import type { PermissionLetter } from '../identity/index.ts';
import { holdsRight, includesLetter, type Right } from '../shared/index.ts';
import { codesOf, mayOpen, type LetterOf } from './page-access.rules.ts';
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

/** The rights as the menu orders them: by the group most of their pages stand in, with the pages each opens. */
export type RightGroup = {
  readonly title: string;
  readonly rights: readonly { readonly code: string; readonly pages: readonly string[] }[];
};

/** Rights by the groups of the menu, each with the titles of the pages it opens, or whose people it names. */
export function groupRights(codes: readonly string[], pages: readonly PageDefinition[]): readonly RightGroup[] {
  const groups = pages
    .filter(({ permission }) => permission === 'entries')
    .sort((a, b) => (a.menu?.at ?? 0) - (b.menu?.at ?? 0));
  // A page that opens with any of several rights tells nothing of where each belongs.
  const tells = (page: PageDefinition, code: string): boolean =>
    page.names === code || (typeof page.permission === 'string' && codesOf(page).includes(code));
  const groupOf = (code: string): string | undefined => {
    const told = groups.map(({ path }) => pages.filter((page) => page.menu?.in === path && tells(page, code)).length);
    const most = Math.max(0, ...told);
    return most === 0 ? undefined : groups[told.indexOf(most)]?.path;
  };
  const titlesOf = (code: string): readonly string[] => [
    ...new Set(
      namedPages(pages)
        .filter((page) => page.names === code || codesOf(page).includes(code))
        .map(({ title, menu }) => menu?.label ?? title),
    ),
  ];
  const rightsAt = (group: string | undefined) =>
    codes.filter((code) => groupOf(code) === group).map((code) => ({ code, pages: titlesOf(code) }));
  const found = groups.map(({ path, title }) => ({ title, rights: rightsAt(path) }));
  return [...found, { title: '其他', rights: rightsAt(undefined) }].filter(({ rights }) => rights.length > 0);
}
