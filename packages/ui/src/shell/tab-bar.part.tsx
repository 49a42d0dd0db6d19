import { TabsService, type Tab } from '@gongwei/application/shell';
import { tabLabels } from '@gongwei/domain/shell';
import { lazy, Suspense, useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button, Icon, MenuButton, useBehavior, useService, useSwitch, type MenuEntry } from '../shared/index.ts';
import { tabStep } from './tab-step.rules.ts';
import { useOverflow } from './use-overflow.ts';
import './tab-bar.css';

const TabMenu = lazy(() =>
  import('../shared/menu/menu-list.part.tsx').then((module) => ({ default: module.FloatingMenu })),
);

/**
 * Visited pages. ← → Home End walk along them, Delete or a middle click closes one, the right button (or the menu key) offers
 * the rest; home stays. Each leads to where its page was left.
 */
export const TabBar = () => (useSwitch('tag') ? <Tabs /> : null);

const Tabs = () => {
  const service = useService(TabsService);
  const tabs = useBehavior(service.tabs$);
  const current = useBehavior(service.current$);
  const navigate = useNavigate();
  const strip = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(strip, tabs);
  const [menu, setMenu] = useState<{ readonly of: Tab; readonly target: HTMLElement }>();
  useEffect(() => {
    strip.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    // The arrows take room away where they come up.
  }, [current, tabs, overflows]);

  /** Goes where closing led to, if the page in front was closed. */
  const follow = (before: string, next: string) => {
    if (next !== before) void navigate(service.addressOf(next));
  };
  const close = (tab: Tab) => follow(current, service.close(tab.value));
  const closeBut = (kept?: string) => follow(current, service.closeOthers(kept));
  const closeAll = () => follow(current, service.closeAll());
  const scroll = (by: 1 | -1) => strip.current?.scrollBy({ left: by * 240 });

  const onKeyDown = (tab: Tab, event: KeyboardEvent<HTMLElement>) => {
    const links = [...(strip.current?.querySelectorAll<HTMLElement>('.gw-tab > a') ?? [])];
    const to = tabStep(event.key, tabs.indexOf(tab), tabs.length);
    if (to !== undefined) {
      event.preventDefault();
      links[to]?.focus();
    } else if (event.key === 'Delete' && tab.close) {
      close(tab);
      // The keyboard stays in the bar.
      requestAnimationFrame(() => strip.current?.querySelector<HTMLElement>('[aria-current] > a')?.focus());
    }
  };
  const others = tabs.filter(({ close: closable }) => closable).length;
  const entriesOf = (tab: Tab): readonly MenuEntry[] => [
    { key: 'one', label: '关闭', disabled: !tab.close, onPick: () => close(tab) },
    {
      key: 'others',
      label: '关闭其他',
      disabled: others - (tab.close ? 1 : 0) === 0,
      onPick: () => closeBut(tab.value),
    },
    { key: 'all', label: '关闭全部', disabled: others === 0, onPick: closeAll },
  ];
  const labels = tabLabels(tabs);
  const front = tabs.find(({ value }) => value === current) ?? tabs[0];

  return (
    <nav className="gw-tabs" aria-label="已打开的页面">
      {overflows ? <Scroller by={-1} onScroll={scroll} /> : null}
      <div className="gw-tabs-strip" ref={strip} onWheel={(event) => strip.current?.scrollBy({ left: event.deltaY })}>
        {tabs.map((tab, at) => (
          <span
            key={tab.value}
            className="gw-tab"
            aria-current={tab.value === current ? 'page' : undefined}
            onContextMenu={(event: MouseEvent<HTMLElement>) => {
              event.preventDefault();
              setMenu({ of: tab, target: event.currentTarget });
            }}
          >
            <Link
              to={service.addressOf(tab.value)}
              title={labels[at]}
              onMouseDown={(event) => {
                // No scrolling by the wheel's button: it closes.
                if (event.button === 1) event.preventDefault();
              }}
              onAuxClick={(event) => {
                if (event.button !== 1) return;
                event.preventDefault();
                if (tab.close) close(tab);
              }}
              onKeyDown={(event) => onKeyDown(tab, event)}
            >
              {labels[at]}
            </Link>
            {tab.close ? (
              <button
                type="button"
                tabIndex={-1}
                aria-label={`关闭 ${labels[at]}`}
                title="关闭（Delete）"
                onClick={() => close(tab)}
              >
                <Icon name="close" size={12} />
              </button>
            ) : null}
          </span>
        ))}
      </div>
      {overflows ? <Scroller by={1} onScroll={scroll} /> : null}
      <MenuButton look="icon" small label="标签页操作" entries={front ? entriesOf(front) : []}>
        <Icon name="more" />
      </MenuButton>
      {menu ? (
        <Suspense fallback={null}>
          <TabMenu
            target={menu.target}
            entries={entriesOf(menu.of)}
            onClose={() => {
              setMenu(undefined);
              menu.target.querySelector<HTMLElement>('a')?.focus();
            }}
          />
        </Suspense>
      ) : null}
    </nav>
  );
};

const Scroller = ({ by, onScroll }: { readonly by: 1 | -1; readonly onScroll: (by: 1 | -1) => void }) => {
  const label = by === 1 ? '向右查看标签页' : '向左查看标签页';
  return (
    <Button look="icon" small tabIndex={-1} aria-label={label} title={label} onClick={() => onScroll(by)}>
      <Icon name={by === 1 ? 'right' : 'left'} />
    </Button>
  );
};
