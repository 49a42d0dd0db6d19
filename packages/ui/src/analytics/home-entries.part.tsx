import { FirstPage } from '@gongwei/application/pages';
import { MenuService } from '@gongwei/application/shell';
import { entryKey, shownEntries, type Home, type HomeLink } from '@gongwei/domain/pages';
import { lazy, Suspense, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button, buttonClass, formEntryPath, Icon, useBehavior, useService } from '../shared/index.ts';
import { isTyping } from '../shared/is-typing.ts';
import { offeredEntries } from './home-links.rules.ts';

// Behind the page: most leave their entries as they are.
const EntryEditor = lazy(() => import('./entry-editor.part.tsx').then((module) => ({ default: module.EntryEditor })));

const pathOf = (link: HomeLink): string => ('form' in link ? formEntryPath(link.form) : link.path);

/** What somebody begins every day, at one press or by the key of its number; which ones they choose themselves. */
export const Entries = ({ home }: { readonly home: Home }) => {
  const chosen = useBehavior(useService(FirstPage).entries$);
  const menu = useBehavior(useService(MenuService).state$);
  const [editing, setEditing] = useState(false);
  const offered = useMemo(
    () => offeredEntries(home.offered, menu.status === 'here' ? menu.menu : []),
    [home.offered, menu],
  );
  const awaited = chosen.status === 'awaited';
  const keys = chosen.status === 'here' ? chosen.keys : undefined;
  const entries = useMemo(
    () => (awaited ? [] : shownEntries({ entries: home.entries, offered }, keys)),
    [awaited, home.entries, offered, keys],
  );
  const row = useRef<HTMLElement>(null);
  useNumberKeys(row, entries);
  if (offered.length === 0) return null;
  return (
    <nav ref={row} className="gw-home-entries" aria-label="快捷入口" aria-busy={awaited}>
      {entries.map((entry, at) => (
        <Link key={entryKey(entry)} className={buttonClass()} to={pathOf(entry)} aria-keyshortcuts={`${at + 1}`}>
          <span className="gw-home-number" aria-hidden="true">
            {at + 1}
          </span>
          {entry.label}
        </Link>
      ))}
      {entries.length === 0 && !awaited ? (
        <Button onClick={() => setEditing(true)}>
          <Icon name="pen" />
          编辑快捷入口
        </Button>
      ) : (
        <Button look="icon" aria-label="编辑快捷入口" title="编辑快捷入口" onClick={() => setEditing(true)}>
          <Icon name="pen" />
        </Button>
      )}
      {editing ? (
        <Suspense fallback={null}>
          <EntryEditor
            shown={entries}
            usual={home.entries}
            offered={offered}
            own={keys !== undefined}
            onClose={() => setEditing(false)}
          />
        </Suspense>
      ) : null}
    </nav>
  );
};

/** 1 to 9, while the page is seen, nobody types and no window is open. */
function useNumberKeys(row: RefObject<HTMLElement | null>, entries: readonly HomeLink[]): void {
  const navigate = useNavigate();
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
      const entry = entries[Number(event.key) - 1];
      if (!entry || !row.current?.offsetParent || isTyping(event.target)) return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      void navigate(pathOf(entry));
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [row, entries, navigate]);
}
