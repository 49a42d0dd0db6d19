import { SessionService } from '@gongwei/application/identity';
import { KeyValueStore } from '@gongwei/application/shared';
import { ShellGateway, TabsService } from '@gongwei/application/shell';
import { Suspense, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { Outlet, useLocation, useMatches, useNavigation } from 'react-router';
import { Icon, LoadingState, PRODUCT, useBehavior, useOnline, useResource, useService } from '../shared/index.ts';
import { Breadcrumb } from './breadcrumb.part.tsx';
import { ShellDialogs } from './dialogs/shell-dialogs.tsx';
import { Header } from './header.part.tsx';
import { titleOn, type PageHandle } from './page-handle.ts';
import { NoticeDialog } from './notice-dialog.part.tsx';
import { Sidebar } from './sidebar.part.tsx';
import { TabBar } from './tab-bar.part.tsx';
import './shell.css';

const SLIM = 'sidebarSlim';

/** The frame around the pages: header, menu, tabs, breadcrumb and the scrolling page itself. */
export const ShellScreen = ({ institution }: { readonly institution: ReactNode }) => {
  const gateway = useService(ShellGateway);
  const store = useService(KeyValueStore);
  const state = useBehavior(useService(SessionService).state$);
  const institutionCode = state.status === 'logged-in' ? state.session.institution.code : '';
  const menu = useResource(useCallback(() => gateway.menu(), [gateway]));
  const [slim, setSlim] = useState(() => store.read(SLIM) === '1');
  const online = useOnline();
  const navigating = useNavigation().state !== 'idle';
  const page = usePage();
  const main = useRef<HTMLElement>(null);
  useArrival(main, page.path);
  return (
    <ShellDialogs>
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
        <Header institution={institution} />
        <div className="gw-shell-below">
          <Sidebar
            menu={menu.value ?? []}
            slim={slim}
            onSlim={(wanted) => {
              setSlim(wanted);
              store.write(SLIM, wanted ? '1' : '0');
            }}
            failure={menu.failure !== undefined}
            onRetry={menu.reload}
          />
          <div className="gw-shell-side">
            <TabBar addressOf={page.addressOf} />
            {online ? null : (
              <p className="gw-offline" role="status">
                <Icon name="offline" />
                网络已断开。可以继续填写，内容保留在本机；连接恢复后再保存。
              </p>
            )}
            {navigating ? <div className="gw-shell-busy" role="progressbar" aria-label="正在打开页面" /> : null}
            <main ref={main} id="page" tabIndex={-1} className="gw-page" aria-label={page.title}>
              <Breadcrumb menu={menu.value ?? []} title={page.title} />
              <Suspense fallback={<LoadingState />}>
                {/* Everything a page shows is in the scope of the institution: another one starts it anew. */}
                <Outlet key={institutionCode} />
              </Suspense>
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

/** The present page: its title from the route table, a tab for it, and the query it was last left with. */
function usePage() {
  const tabs = useService(TabsService);
  const { pathname, search } = useLocation();
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined;
  const label = titleOn(handle, pathname);
  const tab = tabOf(handle?.tab?.(pathname) ?? pathname);
  const known = useBehavior(tabs.tabs$).find(({ value }) => value === tab);
  const addresses = useRef(new Map<string, string>());
  const title = known?.label ?? label ?? '';
  useEffect(() => {
    if (label === undefined) return;
    document.title = `${label} - ${PRODUCT}`;
    tabs.visit({ label, value: tab });
  }, [tabs, label, tab]);
  useEffect(() => {
    addresses.current.set(tab, pathname + search);
  }, [tab, pathname, search]);
  const addressOf = useCallback((path: string) => addresses.current.get(path) ?? path, []);
  return { path: pathname, title, addressOf };
}

/** A new page starts at its top, where it was left before, and takes the focus unless it has already put it somewhere. */
function useArrival(main: React.RefObject<HTMLElement | null>, path: string): void {
  const positions = useRef(new Map<string, number>());
  useEffect(() => {
    const page = main.current;
    if (!page) return;
    page.scrollTo({ top: positions.current.get(path) ?? 0 });
    if (!page.contains(document.activeElement)) page.focus({ preventScroll: true });
    const remember = () => positions.current.set(path, page.scrollTop);
    page.addEventListener('scroll', remember, { passive: true });
    return () => page.removeEventListener('scroll', remember);
  }, [main, path]);
}
