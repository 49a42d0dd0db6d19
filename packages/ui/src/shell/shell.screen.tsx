import { MenuService, TabsService } from '@gongwei/application/shell';
import { tabLabel } from '@gongwei/domain/shell';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { Icon, PRODUCT, useBehavior, useOnline, useService, useUserSession } from '../shared/index.ts';
import { Breadcrumb } from './breadcrumb.part.tsx';
import { PaletteKey } from './dialogs/palette-key.part.tsx';
import { ShellDialogs, type BroughtForDialogs } from './dialogs/shell-dialogs.tsx';
import { WrongAccountsWatch } from './dialogs/wrong-accounts-watch.part.tsx';
import { Header } from './header.part.tsx';
import { KeptPages } from './kept-pages.part.tsx';
import { isKeptAlive } from './kept-pages.rules.ts';
import { NoticeDialog } from './notice-dialog.part.tsx';
import { Sidebar } from './sidebar.part.tsx';
import { TabBar } from './tab-bar.part.tsx';
import { usePagePlace } from './use-page-place.ts';
import { usePlace } from './use-place.ts';
import { useSidebar } from './use-sidebar.ts';
import './shell.css';

const NO_MENU = [] as const;

/** The frame around the pages: header, menu, tabs, breadcrumb and the scrolling page itself. What belongs to other areas is handed in. */
export const ShellScreen = ({
  institution,
  calls,
  reminders,
  walk,
  brought,
}: {
  readonly institution: ReactNode;
  /** The way to the calls, in the header. */
  readonly calls?: ReactNode;
  /** The way to one's reminders, beside it. */
  readonly reminders?: ReactNode;
  /** Where one is in a list that is worked through, above the page. */
  readonly walk?: ReactNode;
  readonly brought?: BroughtForDialogs;
}) => {
  const menus = useService(MenuService);
  const institutionCode = useUserSession()?.institution.code ?? '';
  const state = useBehavior(menus.state$);
  const menu = state.status === 'here' ? state.menu : NO_MENU;
  const [slim, setSlim] = useSidebar();
  const online = useOnline();
  const navigating = useNavigation().state !== 'idle';
  const page = usePage();
  const main = useRef<HTMLElement>(null);
  usePlace(main, page.path);
  return (
    <ShellDialogs brought={brought}>
      <PaletteKey />
      <WrongAccountsWatch />
      <div className="gw-shell">
        <a
          className="gw-skip"
          href="#page"
          onClick={(event) => {
            event.preventDefault();
            main.current?.focus();
          }}
        >
          跳到主要内容
        </a>
        <Header institution={institution} calls={calls} reminders={reminders} chapter={page.place?.page.help} />
        <div className="gw-shell-below">
          <Sidebar
            menu={menu}
            path={page.menuPath}
            slim={slim}
            onSlim={setSlim}
            failure={state.status === 'failed' || (state.status === 'here' && state.stale === true)}
            onRetry={menus.reload}
          />
          <div className="gw-shell-side">
            <TabBar />
            {online ? null : (
              <p className="gw-offline" role="status">
                <Icon name="offline" />
                网络已断开。可以继续填写，内容保留在本机；点过保存的，连接恢复后自动保存。
              </p>
            )}
            {walk}
            {navigating ? <div className="gw-busy gw-shell-busy" role="progressbar" aria-label="正在打开页面" /> : null}
            <main ref={main} id="page" tabIndex={-1} className="gw-page" aria-label={page.title}>
              <Breadcrumb menu={menu} path={page.menuPath} at={page.path} title={page.title} />
              {/* Everything a page shows is in the scope of the institution: another one starts it anew. */}
              <KeptPages
                key={institutionCode}
                tab={page.tab}
                keep={isKeptAlive(page.place)}
                place={page.place}
                pages={page.pages}
              />
            </main>
          </div>
        </div>
        <NoticeDialog />
      </div>
    </ShellDialogs>
  );
};

/** The first tab stands for home under the address the specification gives it. */
const tabOf = (path: string): string => (path === '/wel/index' ? '/wel' : path);

/** The present page, and a tab for it that remembers the address it was last left at. */
function usePage() {
  const tabs = useService(TabsService);
  const { search } = useLocation();
  const { path, place, pages, handle } = usePagePlace();
  // An address that only leads on gets no tab.
  const label = place ? (place.page.leads ? undefined : place.title) : '页面不存在';
  const tab = tabOf(place?.tab ?? path);
  const shows = place?.page.shows;
  const inRegister = typeof shows === 'object' && 'register' in shows;
  const known = useBehavior(tabs.tabs$).find(({ value }) => value === tab);
  const title = (known && tabLabel(known)) ?? label ?? '';
  useEffect(() => {
    if (label === undefined) return;
    document.title = `${label} - ${PRODUCT}`;
  }, [label, tab]);
  useEffect(() => {
    if (label === undefined || handle?.isTab === false) return;
    tabs.visit({
      label,
      value: tab,
      ...(path !== tab && { params: { address: path } }),
      ...(search !== '' && { query: search }),
    });
    // A register and its entries share a tab, which is called by what is in front.
    if (inRegister) tabs.rename(tab, { label });
  }, [tabs, label, tab, path, search, handle, inRegister]);
  return { path, place, pages, tab, title, menuPath: place?.menuPath ?? path };
}
