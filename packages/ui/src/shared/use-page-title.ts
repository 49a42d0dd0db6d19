import { TabsService } from '@gongwei/application/shell';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useService } from './services.tsx';
import { PRODUCT } from './words.ts';

/**
 * Names the page in the browser's title, and its tab where it has one. `undefined` while the name is not known. `tab`: the
 * address of the tab, where several pages share one.
 */
export function usePageTitle(title: string | undefined, tab?: string): void {
  const tabs = useService(TabsService);
  const here = useLocation().pathname;
  const pathname = tab ?? here;
  useEffect(() => {
    if (title === undefined) return;
    document.title = `${title} - ${PRODUCT}`;
    tabs.rename(pathname, title);
  }, [tabs, pathname, title]);
}
