import type { Chapter } from '@gongwei/domain/pages';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon, PRODUCT, useSwitch, useUserSession } from '../shared/index.ts';
import { useShellDialog } from './dialogs/shell-dialogs.tsx';
import { LookTools } from './look-tools.part.tsx';
import { manualOn } from './use-user-links.ts';
import { UserMenu } from './user-menu.part.tsx';
import './header.css';
import './themes.css';

/** Product name, institution, who is logged in. The switcher and the way to the calls are handed in: they belong to other areas. */
export const Header = ({
  institution,
  calls,
  reminders,
  chapter,
}: {
  readonly institution: ReactNode;
  readonly calls: ReactNode;
  readonly reminders: ReactNode;
  /** What the manual has on the present page. */
  readonly chapter: Chapter | undefined;
}) => {
  const session = useUserSession();
  const open = useShellDialog();
  const [top, search] = [useSwitch('topMenu'), useSwitch('search')];
  return (
    <header className="gw-header">
      <Link to="/wel/index" className="gw-header-brand" title="回到首页">
        <span className="gw-header-seal" aria-hidden="true">
          公卫
        </span>
        <span>{PRODUCT}</span>
      </Link>
      {institution}
      {top ? (
        <nav className="gw-header-top" aria-label="顶部菜单">
          <Link to="/wel/index">首页</Link>
          <a href={manualOn(chapter)} target="_blank" rel="noreferrer">
            使用手册
          </a>
        </nav>
      ) : null}
      <span className="gw-header-gap" />
      {search ? (
        <button type="button" className="gw-header-find" aria-keyshortcuts="Control+K" onClick={() => open('palette')}>
          <Icon name="search" />
          <span>找页面、居民、表单</span>
          <kbd>Ctrl K</kbd>
        </button>
      ) : null}
      {calls}
      {reminders}
      <LookTools />
      {session ? <UserMenu name={session.user.name} username={session.user.username} /> : null}
    </header>
  );
};
