import { TabsService } from '@gongwei/application/shell';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useService } from './services.tsx';
import { PRODUCT } from './product.ts';

type TabOfPage = {
  /** The address of the tab, where several pages share one. */
  readonly tab?: string | undefined;
  /** What the tab is called where that names a resident. */
  readonly tabName?: string | undefined;
  /** Whose archive number tells the tab from one of the same name. */
  readonly of?: { readonly archiveNumber?: string } | undefined;
  /** The day of the sheet on the page. */
  readonly on?: string | undefined;
};

/**
 * Names the page in the browser's title, and its tab where it has one. `undefined` while the title is not known. The title names
 * no resident: browsers write it into their history and into the session they restore.
 */
export function usePageTitle(title: string | undefined, { tab, tabName, of, on }: TabOfPage = {}): void {
  const tabs = useService(TabsService);
  const here = useLocation().pathname;
  const pathname = tab ?? here;
  const mark = of?.archiveNumber?.slice(-5);
  useEffect(() => {
    if (title === undefined) return;
    document.title = `${title} - ${PRODUCT}`;
    tabs.rename(pathname, { label: title, name: tabName, mark, day: on });
  }, [tabs, pathname, title, tabName, mark, on]);
}
