import { TabsService, type Tab } from '@gongwei/application/shell';
import { useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { Icon, MenuButton, useBehavior, useService } from '../shared/index.ts';
import './tab-bar.css';

/** Visited pages. Delete or a middle click closes a tab; home stays. `addressOf` gives back the query a page was left with. */
export const TabBar = ({ addressOf }: { readonly addressOf: (path: string) => string }) => {
  const service = useService(TabsService);
  const tabs = useBehavior(service.tabs$);
  const current = useBehavior(service.current$);
  const navigate = useNavigate();
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    strip.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current, tabs]);
  const close = (tab: Tab) => {
    const next = service.close(tab.value);
    if (tab.value === current) void navigate(addressOf(next));
  };
  return (
    <nav className="gw-tabs" aria-label="已打开的页面">
      <div className="gw-tabs-strip" ref={strip}>
        {tabs.map((tab) => (
          <span key={tab.value} className="gw-tab" aria-current={tab.value === current ? 'page' : undefined}>
            <Link
              to={addressOf(tab.value)}
              title={tab.label}
              onAuxClick={(event) => {
                if (event.button !== 1 || !tab.close) return;
                event.preventDefault();
                close(tab);
              }}
              onKeyDown={(event) => {
                if (event.key === 'Delete' && tab.close) close(tab);
              }}
            >
              {tab.label}
            </Link>
            {tab.close ? (
              <button
                type="button"
                tabIndex={-1}
                aria-label={`关闭 ${tab.label}`}
                title="关闭（Delete）"
                onClick={() => close(tab)}
              >
                <Icon name="close" size={12} />
              </button>
            ) : null}
          </span>
        ))}
      </div>
      <MenuButton
        look="icon"
        small
        label="标签页操作"
        entries={[
          { key: 'others', label: '关闭其他', disabled: tabs.length < 2, onPick: () => service.closeOthers() },
          { key: 'all', label: '关闭全部', disabled: tabs.length < 2, onPick: () => void navigate(service.closeAll()) },
        ]}
      >
        <Icon name="more" />
      </MenuButton>
    </nav>
  );
};
