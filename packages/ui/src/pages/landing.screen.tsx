import { SessionService } from '@gongwei/application/identity';
import { MenuService } from '@gongwei/application/shell';
import { findEntries, landingEntries, type Page } from '@gongwei/domain/pages';
import { menuPages } from '@gongwei/domain/shell';
import { useMemo, useRef, useState } from 'react';
import { EmptyState, useBehavior, useService } from '../shared/index.ts';
import { LandingCards } from './landing-cards.part.tsx';
import { useCardKeys } from './use-card-keys.ts';
import './landing.css';

/** Cards from which on there is a box to find one. */
const MANY = 8;

/** The address of a group: what one may open there, and what for. `pages`: where the entries are looked for. */
export const LandingScreen = ({ group, pages }: { readonly group: Page; readonly pages: readonly Page[] }) => {
  const { may } = useService(SessionService);
  const menu = useBehavior(useService(MenuService).state$);
  const [text, setText] = useState('');
  const page = useRef<HTMLDivElement>(null);
  useCardKeys(page);
  const entries = useMemo(() => landingEntries(group.path, pages, may), [group, pages, may]);
  const initials = useMemo(
    () => new Map(menu.status === 'here' ? menuPages(menu.menu).map(({ path, initials: of = '' }) => [path, of]) : []),
    [menu],
  );
  const found = findEntries(entries, text, initials);
  return (
    <div ref={page}>
      <div className="gw-page-head gw-landing-head">
        <h1>{group.title}</h1>
        <p className="gw-muted">{group.purpose}</p>
        {entries.length > MANY ? (
          <input
            className="gw-input gw-landing-find"
            type="search"
            aria-label="找页面"
            placeholder="找页面（按 /）"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        ) : null}
      </div>
      {found.length === 0 ? (
        <EmptyState title={text === '' ? '这一组没有您能打开的页面' : `没有含“${text}”的页面`}>
          {text === '' ? '需要时请本机构管理员在“机构用户”里开通权限。' : '可以换一个词，或清空后再看。'}
        </EmptyState>
      ) : (
        <>
          <LandingCards entries={found.filter(({ small }) => !small)} label={group.title} />
          <LandingCards entries={found.filter(({ small }) => small)} label="其他页面" small />
        </>
      )}
    </div>
  );
};
