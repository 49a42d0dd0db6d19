import type { MenuState } from '@gongwei/application/shell';
import { mayOpenPage } from '@gongwei/domain/shell';
import type { ReactNode } from 'react';
import { FaultState, LoadingState } from '../shared/index.ts';
import { ErrorPage } from './error-page.screen.tsx';

/**
 * Lets through what the delivered menu leads to. Until the menu is known, and for whom it leads elsewhere, the page is not even
 * drawn, so it asks for nothing.
 */
export const PageGate = ({
  menu,
  path,
  known,
  onRetry,
  children,
}: {
  readonly menu: MenuState;
  readonly path: string;
  /** Whether there is a page at all: what does not exist says so. */
  readonly known: boolean;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}) => {
  if (!known) return children;
  // Pages of everybody wait for nothing.
  if (mayOpenPage(menu.status === 'here' ? menu.menu : [], path)) return children;
  if (menu.status === 'awaited') return <LoadingState label="正在取菜单…" />;
  if (menu.status === 'failed') return <FaultState fault={menu.failure} onRetry={onRetry} />;
  return <ErrorPage kind={403} />;
};
