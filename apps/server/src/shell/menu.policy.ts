import { codesOf, entriesOf, mayOpen, type PageDefinition } from '@gongwei/domain/pages';
import type { Permission } from '@gongwei/domain/identity';
import type { MenuItem } from '@gongwei/domain/shell';
import { pinyinOfWords } from '../shared/pinyin.ts';

/** An entry on the wire: `pyszm` are the first letters of the label in pinyin. */
export type WireMenuItem = Omit<MenuItem, 'initials' | 'children'> & {
  readonly pyszm: string;
  readonly children?: readonly WireMenuItem[];
};

/** The entries of the catalogue somebody may open, in order; groups left without entries are gone. */
export function menuFor(pages: readonly PageDefinition[], permissions: readonly Permission[]): readonly WireMenuItem[] {
  const letters = new Map(permissions.map(({ code, letter }) => [code, letter]));
  return branch(pages, (page) => mayOpen(page, (code) => letters.get(code), pages));
}

/** Every entry with its codes, for those who keep the menu. */
export const wholeMenu = (pages: readonly PageDefinition[]): readonly WireMenuItem[] => branch(pages, () => true);

function branch(
  pages: readonly PageDefinition[],
  isOpen: (page: PageDefinition) => boolean,
  group?: string,
): readonly WireMenuItem[] {
  return entriesOf(group, pages)
    .filter((page) => page.menu?.onLandingOnly !== true && isOpen(page))
    .flatMap((page): readonly WireMenuItem[] => {
      if (page.shows !== 'landing') return [{ ...itemOf(page), meta: { keepAlive: page.keepAlive ?? true } }];
      const children = branch(pages, isOpen, page.path);
      return children.length === 0 ? [] : [{ ...itemOf(page), children }];
    });
}

/** With the code that opens it where there is a single one. */
const itemOf = (page: PageDefinition): WireMenuItem => {
  const label = page.menu?.label ?? page.title;
  const [code, ...others] = codesOf(page);
  return {
    id: page.path.slice(1).replaceAll('/', '.'),
    label,
    path: page.path,
    pyszm: pinyinOfWords(label).initials.toLowerCase(),
    ...(page.menu?.icon !== undefined && { icon: page.menu.icon }),
    ...(code !== undefined && others.length === 0 && { permission: code }),
  };
};
