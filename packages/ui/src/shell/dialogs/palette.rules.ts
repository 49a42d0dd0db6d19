import type { FormIndexEntry } from '@gongwei/application/forms';
import { mayOpen, registerFormPath, wholePages, type LetterOf } from '@gongwei/domain/pages';
import { findInMenu, menuPages, type MenuItem } from '@gongwei/domain/shell';
import { formEntryPath, newFormPath } from '../../shared/index.ts';

/** Something the palette leads to. `hint`: what tells it from another of the same name. */
export type PaletteOption = {
  readonly key: string;
  readonly label: string;
  readonly hint?: string;
  readonly path: string;
};

/** Options of a kind at most; who wants more types more. */
export const MOST_SHOWN = 6;

/** Pages whose label or initials begin with the text, then those that hold it somewhere; those without a place in the menu last. */
export function pagesFor(menu: readonly MenuItem[], letterOf: LetterOf, text: string): readonly PaletteOption[] {
  const first = findInMenu(menu, text);
  const holding = menuPages(menu).filter((page) => !first.includes(page) && page.label.includes(text));
  const inMenu = [...first, ...holding].map(({ id, label, path }) => ({
    key: `page-${id}`,
    label,
    path,
    ...hintOf(menu, id),
  }));
  return [...inMenu, ...pagesBeside(letterOf, text)].slice(0, MOST_SHOWN);
}

/** Groups, and the pages that stand on the page of their group only. */
const pagesBeside = (letterOf: LetterOf, text: string): readonly PaletteOption[] =>
  wholePages.pages
    .filter((page) => page.menu !== undefined && (page.menu.onLandingOnly || page.shows === 'landing'))
    .filter((page) => page.title.includes(text) && mayOpen(page, letterOf, wholePages.pages))
    .map(({ path, title, purpose }) => ({
      key: `page-${path}`,
      label: title,
      path,
      ...(purpose && { hint: purpose }),
    }));

/** Pages that were searched for before, as far as the menu still leads to them. */
export const searchedPages = (menu: readonly MenuItem[], searched: readonly string[]): readonly PaletteOption[] =>
  searched.flatMap((wanted) =>
    menuPages(menu)
      .filter(({ path }) => path === wanted)
      .slice(0, 1)
      .map(({ id, label, path }) => ({ key: `searched-${id}`, label, path, ...hintOf(menu, id) })),
  );

/** The group an entry lies in. */
function hintOf(menu: readonly MenuItem[], id: string): { readonly hint?: string } {
  const group = menu.find((item) => item.children && menuPages(item.children).some((page) => page.id === id));
  return group ? { hint: group.label } : {};
}

/** The resident whose pages one is on. */
export const residentOn = (path: string): string | undefined => /^\/cust\/jkdn\/([^/]+)(?:\/|$)/.exec(path)?.[1];

/** Letters from which on initials are looked for in the middle, too: 糖尿病 is asked for, the title begins with `2型`. */
const LETTERS_WITHIN = 2;

/** Forms by what is typed of their title: those it begins, then those that hold it; letters are initials in pinyin, too. */
function titled(index: readonly FormIndexEntry[], text: string): readonly FormIndexEntry[] {
  const wanted = text.toLowerCase();
  const letters = /^[a-z0-9]+$/.test(wanted);
  const begins = ({ title, initials }: FormIndexEntry): boolean =>
    title.toLowerCase().startsWith(wanted) || (letters && initials?.startsWith(wanted) === true);
  const holds = ({ title, initials }: FormIndexEntry): boolean =>
    title.toLowerCase().includes(wanted) ||
    (letters && wanted.length >= LETTERS_WITHIN && initials?.includes(wanted) === true);
  const first = index.filter(begins);
  return [...first, ...index.filter((entry) => !first.includes(entry) && holds(entry))];
}

/** Forms whose title or its initials hold the text: of the resident one is on, else whose resident is asked for, or entries of a register. */
export function formsFor(
  index: readonly FormIndexEntry[],
  letterOf: LetterOf,
  text: string,
  here: string,
): readonly PaletteOption[] {
  const residentId = residentOn(here);
  return titled(index, text)
    .flatMap(({ id, title, subject }): readonly PaletteOption[] => {
      if (subject !== undefined && subject !== 'resident') {
        const path = registerFormPath(id);
        return path === undefined ? [] : [{ key: `form-${id}`, label: title, path }];
      }
      return residentId === undefined
        ? [{ key: `form-${id}`, label: title, hint: '选择居民后填写', path: formEntryPath(id) }]
        : [{ key: `form-${id}`, label: title, hint: '为当前居民填写', path: newFormPath(residentId, id) }];
    })
    .filter(({ path }) => mayOpenAt(path, letterOf))
    .slice(0, MOST_SHOWN);
}

/** Whether an address is one of a page that is open to whoever holds these codes. */
export function mayOpenAt(address: string, letterOf: LetterOf): boolean {
  const place = wholePages.at(address.split('?')[0] as string);
  return place !== undefined && mayOpen(place.page, letterOf, wholePages.pages);
}
