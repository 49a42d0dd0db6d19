import { Link, useLocation, useMatches } from 'react-router';
import { buttonClass, EmptyState, usePageTitle } from '../shared/index.ts';
import type { PageHandle } from './page-handle.ts';

/** Stands at addresses of the menu whose page is not there yet, and says so. */
export const UnbuiltScreen = () => {
  const { pathname } = useLocation();
  const title = (useMatches().at(-1)?.handle as PageHandle | undefined)?.title;
  usePageTitle(title);
  return (
    <>
      <div className="gw-page-head"><h1>{title}</h1></div>
      <div className="gw-panel">
        <EmptyState
          icon="clock"
          title="该功能正在建设中"
          actions={<Link className={buttonClass()} to="/cust/base">打开居民健康档案</Link>}
        >
          {title}（{pathname}）尚未开放，开放后可从本菜单直接进入。
        </EmptyState>
      </div>
    </>
  );
};
