import { entriesOf, mayOpen, type LetterOf } from './page-access.rules.ts';
import type { PageDefinition } from './page-definition.ts';

/** What a county has otherwise than the catalogue at one entry of the menu. */
export type MenuSetting = {
  readonly label?: string;
  /** Of groups; those of the catalogue. */
  readonly icon?: string;
  /** Its place in its group, from 1. */
  readonly at?: number;
  /** Not listed; its address still opens to who may. */
  readonly hidden?: true;
};
/** What was set of the menu: by path of its entries. */
export type MenuSettings = { readonly [path: string]: MenuSetting };

/** What cannot be hidden: without it nobody could show anything again. */
export const MENU_MANAGEMENT = '/upms/cdgl';
const KEPT = [MENU_MANAGEMENT, '/upms'];

/** Whether an entry of the menu may be hidden: all but the way to the settings of the menu. */
export const mayHide = (path: string): boolean => !KEPT.includes(path);
const isInMenu = (page: PageDefinition): boolean => page.menu !== undefined && page.menu.onLandingOnly !== true;

/** The pictures the catalogue gives to groups. */
export const menuIcons = (pages: readonly PageDefinition[]): readonly string[] => [
  ...new Set(pages.flatMap(({ menu }) => menu?.icon ?? [])),
];

/**
 * The pages as a county's menu has them: names, order, pictures, and without what it hides. Who may open a page stays what the catalogue
 * says: nothing here can open one.
 */
export const arrangedPages = (pages: readonly PageDefinition[], settings: MenuSettings): readonly PageDefinition[] =>
  pages.map((page) => {
    const setting = page.menu && Object.hasOwn(settings, page.path) ? settings[page.path] : undefined;
    if (!setting || !page.menu) return page;
    const { menu, ...rest } = page;
    if (setting.hidden && mayHide(page.path)) return rest;
    const { label, icon, at } = setting;
    return {
      ...page,
      menu: { ...menu, ...(label && { label }), ...(icon && { icon }), ...(at !== undefined && { at }) },
    };
  });

/** What is wrong with settings, as sentences. */
export function menuProblems(pages: readonly PageDefinition[], settings: MenuSettings): readonly string[] {
  const icons = menuIcons(pages);
  return Object.entries(settings).flatMap(([path, { label, icon, at, hidden }]) => {
    const page = pages.find((one) => one.path === path);
    if (!page || !isInMenu(page)) return [`菜单里没有 ${path}`];
    const name = page.menu?.label ?? page.title;
    return [
      ...(label !== undefined && (label.trim() === '' || [...label].length > 12)
        ? [`“${name}”的名称应为 1 到 12 个字`]
        : []),
      ...(icon !== undefined && !icons.includes(icon) ? [`“${name}”没有这个图标`] : []),
      ...(at !== undefined && (!Number.isInteger(at) || at < 1 || at > 999) ? [`“${name}”的次序不对`] : []),
      ...(hidden && !mayHide(path) ? [`“${name}”不能隐藏，否则无法再改菜单`] : []),
    ];
  });
}

/** An entry of the menu as its keeper sees it. */
export type ArrangedEntry = {
  readonly path: string;
  readonly label: string;
  /** As the catalogue calls it. */
  readonly given: string;
  readonly icon?: string;
  readonly hidden: boolean;
  readonly children: readonly ArrangedEntry[];
};

function shownSetting({ label, icon, at }: MenuSetting): MenuSetting {
  return { ...(label && { label }), ...(icon && { icon }), ...(at !== undefined && { at }) };
}

/** The whole menu with what is hidden, in its order. */
export function arrangedMenu(
  pages: readonly PageDefinition[],
  settings: MenuSettings,
  group?: string,
): readonly ArrangedEntry[] {
  const shown = Object.fromEntries(Object.entries(settings).map(([path, setting]) => [path, shownSetting(setting)]));
  return entriesOf(group, arrangedPages(pages, shown).filter(isInMenu)).map((page) => {
    const own = pages.find(({ path }) => path === page.path) ?? page;
    return {
      path: page.path,
      label: page.menu?.label ?? page.title,
      given: own.menu?.label ?? own.title,
      ...(page.menu?.icon !== undefined && { icon: page.menu.icon }),
      hidden: settings[page.path]?.hidden === true,
      children: page.shows === 'landing' ? arrangedMenu(pages, settings, page.path) : [],
    };
  });
}

/** Why somebody does not see an entry; nothing where they do. */
export type SeenEntry = Omit<ArrangedEntry, 'children'> & {
  readonly cut?: 'hidden' | 'right' | 'empty';
  readonly children: readonly SeenEntry[];
};

/** The menu as somebody with these letters sees it, with what is left out and why. */
export const menuSeenBy = (
  entries: readonly ArrangedEntry[],
  letterOf: LetterOf,
  pages: readonly PageDefinition[],
): readonly SeenEntry[] =>
  entries.map((entry): SeenEntry => {
    const page = pages.find(({ path }) => path === entry.path);
    const children = menuSeenBy(entry.children, letterOf, pages);
    const isGroup = page?.shows === 'landing';
    const cut = entry.hidden
      ? 'hidden'
      : isGroup
        ? children.every((child) => child.cut !== undefined)
          ? 'empty'
          : undefined
        : page && mayOpen(page, letterOf, pages)
          ? undefined
          : 'right';
    return { ...entry, children, ...(cut && { cut }) };
  });

/** The settings with one entry changed; what is as in the catalogue is left out. */
export function withSetting(
  settings: MenuSettings,
  path: string,
  part: Partial<MenuSetting> | { hidden: undefined },
): MenuSettings {
  const next = Object.fromEntries(
    Object.entries({ ...settings[path], ...part }).filter(([, value]) => value !== undefined && value !== ''),
  ) as MenuSetting;
  const { [path]: _, ...others } = settings;
  return Object.keys(next).length === 0 ? others : { ...others, [path]: next };
}

/** The settings with an entry one place further up or down among those beside it. */
export function movedEntry(
  pages: readonly PageDefinition[],
  settings: MenuSettings,
  path: string,
  step: -1 | 1,
): MenuSettings {
  const group = pages.find((page) => page.path === path)?.menu?.in;
  const beside = arrangedMenu(pages, settings, group).map((entry) => entry.path);
  const from = beside.indexOf(path);
  const to = from + step;
  if (from < 0 || to < 0 || to >= beside.length) return settings;
  [beside[from], beside[to]] = [beside[to] as string, beside[from] as string];
  return beside.reduce((next, one, at) => {
    const own = pages.find((page) => page.path === one)?.menu?.at;
    return withSetting(next, one, { at: own === at + 1 ? undefined : at + 1 } as Partial<MenuSetting>);
  }, settings);
}
