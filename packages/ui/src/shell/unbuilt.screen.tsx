import { Link } from 'react-router';
import { buttonClass, EmptyState } from '../shared/index.ts';

/** Stands at addresses of the menu whose page is not there yet, and says so. */
export const UnbuiltScreen = ({ title }: { readonly title: string }) => (
  <>
    <div className="gw-page-head">
      <h1>{title}</h1>
    </div>
    <div className="gw-panel">
      <EmptyState
        icon="clock"
        title="该功能正在建设中"
        actions={
          <Link className={buttonClass()} to="/cust/base">
            打开居民健康档案
          </Link>
        }
      >
        {title}尚未开放，开放后可从本菜单直接进入。
      </EmptyState>
    </div>
  </>
);
