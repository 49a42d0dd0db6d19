import { FormCatalogue } from '@gongwei/application/forms';
import { SessionService } from '@gongwei/application/identity';
import { ResidentDirectory } from '@gongwei/application/resident';
import { Clock, StoredItems } from '@gongwei/application/shared';
import { createPaletteResidents, createSearchHistory, MenuService } from '@gongwei/application/shell';
import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { archivePath, SEX_LABELS, useBehavior, useLoaded, useService } from '../../shared/index.ts';
import { MANUAL_PATH, useUserLinks } from '../use-user-links.ts';
import { formsFor, mayOpenAt, MOST_SHOWN, pagesFor, searchedPages, type PaletteOption } from './palette.rules.ts';
import { useShellDialog } from './shell-dialogs.tsx';

export type PaletteLine = Omit<PaletteOption, 'path'> & { readonly run: () => void };
type PaletteGroup = { readonly title: string; readonly lines: readonly PaletteLine[] };

const NO_MENU = [] as const;
const NOTHING_SEARCHED: readonly string[] = [];

/** What a text finds: pages, residents, forms, actions. Without a text the actions are there. */
export function usePalette(text: string): { readonly groups: readonly PaletteGroup[]; readonly asking: boolean } {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const state = useBehavior(useService(MenuService).state$);
  const menu = state.status === 'here' ? state.menu : NO_MENU;
  const { index } = useService(FormCatalogue);
  const { may } = useService(SessionService);
  const wanted = text.trim();
  const residents = useResidents(wanted, mayOpenAt('/cust/jkdn/-', may));
  const actions = useActions();
  const { kept: searched = NOTHING_SEARCHED, remember } = useLoaded(createSearchHistory, useService(StoredItems));
  const groups = useMemo(() => {
    const lines = (options: readonly PaletteOption[]): readonly PaletteLine[] =>
      options.map(({ path, ...option }) => ({ ...option, run: () => void navigate(path) }));
    const found = actions.filter(({ label }) => label.includes(wanted));
    const pages = (options: readonly PaletteOption[]): readonly PaletteLine[] =>
      options.map(({ path, ...option }) => ({
        ...option,
        run() {
          remember(path);
          void navigate(path);
        },
      }));
    const groupsOf = (...all: readonly PaletteGroup[]) => all.filter((group) => group.lines.length > 0);
    if (wanted === '')
      return groupsOf(
        { title: '最近查找', lines: pages(searchedPages(menu, searched)) },
        { title: '操作', lines: found },
      );
    return groupsOf(
      { title: '页面', lines: pages(pagesFor(menu, may, wanted)) },
      { title: '居民', lines: lines(residents.options) },
      { title: '表单', lines: lines(formsFor(index, may, wanted, pathname)) },
      { title: '操作', lines: found },
    );
  }, [actions, index, may, menu, navigate, pathname, remember, residents.options, searched, wanted]);
  return { groups, asking: residents.asking };
}

const NOBODY: readonly PaletteOption[] = [];

/** Residents whose name, initials or number begin with the text, once typing rests. */
function useResidents(
  text: string,
  allowed: boolean,
): { readonly options: readonly PaletteOption[]; readonly asking: boolean } {
  const { value, loading, type } = useLoaded(
    createPaletteResidents,
    useService(ResidentDirectory),
    useService(Clock),
    allowed,
    MOST_SHOWN,
  );
  useEffect(() => type(text), [type, text]);
  const options = useMemo(
    () =>
      value?.rows.map((row) => ({
        key: `resident-${row.id}`,
        label: row.name,
        hint: `${SEX_LABELS[row.sex]} ${row.age} 岁 · ${row.villageName}`,
        path: archivePath(row.id),
      })) ?? NOBODY,
    [value],
  );
  return {
    options: text !== '' && value?.of === text ? options : NOBODY,
    asking: allowed && text !== '' && (loading || value?.of !== text),
  };
}

function useActions(): readonly PaletteLine[] {
  const groups = useUserLinks();
  const open = useShellDialog();
  return useMemo(
    () => [
      { key: 'lock', label: '锁屏', run: () => open('lock') },
      {
        key: 'manual',
        label: '使用手册',
        hint: '在新窗口打开',
        run: () => void window.open(MANUAL_PATH, '_blank', 'noreferrer'),
      },
      ...groups.flatMap(({ links }) => links.map(({ key, label, run }) => ({ key, label, run }))),
    ],
    [groups, open],
  );
}
