import type { RoleLetters } from '@gongwei/domain/back-office';
import {
  arrangedMenu,
  menuIcons,
  menuSeenBy,
  movedEntry,
  withSetting,
  type MenuSettings,
  type PageDefinition,
} from '@gongwei/domain/pages';
import { createScope } from '../shared/index.ts';
import type { MenuEditor, MenuEditors, MenuEditorState } from './menu-editor.service.ts';
import type { KeptMenu, MenuGateway } from './menu-gateway.port.ts';
import type { RoleName } from './role-editor.service.ts';
import type { RoleGateway } from './role-gateway.port.ts';

type Needs = {
  readonly gateway: MenuGateway;
  readonly roles: Pick<RoleGateway, 'names' | 'find'>;
  readonly pages: readonly PageDefinition[];
};
type Viewer = { readonly role: string; readonly letters: RoleLetters };

/** Editors of the county’s menu over the pages of the catalogue. */
export const createMenuEditors = (needs: Needs): MenuEditors => ({ open: () => createMenuEditor(needs) });

function createMenuEditor({ gateway, roles, pages }: Needs): MenuEditor {
  const scope = createScope();
  const state$ = scope.behavior<MenuEditorState>({ status: 'awaited' });
  const icons = menuIcons(pages);
  let kept: KeptMenu = { entries: {}, version: 0 };
  let settings: MenuSettings = {};
  let names: readonly RoleName[] = [];
  let viewer: Viewer | undefined;
  let busy = false;

  const tell = (): void => {
    const entries = arrangedMenu(pages, settings);
    state$.next({
      ...{ status: 'here', entries, icons, roles: names, busy },
      changed: JSON.stringify(arrangedMenu(pages, kept.entries)) !== JSON.stringify(entries),
      departs: Object.keys(settings).length > 0,
      ...(kept.changed && { last: kept.changed }),
      ...(viewer && {
        preview: { role: viewer.role, entries: menuSeenBy(entries, (code) => viewer?.letters[code], pages) },
      }),
    });
  };
  const become = (next: MenuSettings): void => {
    settings = next;
    if (state$.value.status === 'here') tell();
  };
  const load = async (): Promise<void> => {
    try {
      const [menu, all] = await Promise.all([gateway.read(), roles.names().catch(() => [])]);
      [kept, settings, names] = [menu, menu.entries, all];
      tell();
    } catch (failure) {
      state$.next({ status: 'failed', failure });
    }
  };
  void load();

  return {
    state$,
    reload: () => void load(),
    change(path, part) {
      const page = pages.find((one) => one.path === path);
      const given = page?.menu?.label ?? page?.title;
      const label = part.label === given ? '' : part.label;
      const icon = part.icon === page?.menu?.icon ? '' : part.icon;
      become(
        withSetting(settings, path, { ...(label !== undefined && { label }), ...(icon !== undefined && { icon }) }),
      );
    },
    show: (path, shown) => become(withSetting(settings, path, { hidden: shown ? undefined : true })),
    move: (path, step) => become(movedEntry(pages, settings, path, step)),
    restore: () => become({}),
    discard: () => become(kept.entries),
    preview(role) {
      viewer = undefined;
      tell();
      if (role === '') return;
      void roles.find(role).then(
        ({ letters }) => {
          viewer = { role, letters };
          if (!scope.ended) tell();
        },
        () => {},
      );
    },
    async save() {
      if (busy) return { ok: false, failure: '请稍候' };
      busy = true;
      tell();
      try {
        const done = await gateway.save({ entries: settings, version: kept.version });
        busy = false;
        if (done.ok) await load();
        return done;
      } finally {
        busy = false;
        if (state$.value.status === 'here') tell();
      }
    },
    dispose: () => scope.end(),
  };
}
