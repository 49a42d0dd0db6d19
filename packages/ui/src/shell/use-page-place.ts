import { dailyPages, type PageDefinition, type PagePlace } from '@gongwei/domain/pages';
import { useLocation, useMatches } from 'react-router';
import type { PageHandle } from './page-handle.ts';

/** The page in front as the catalogue has it; `undefined` where there is none. */
type PageInFront = {
  readonly path: string;
  readonly place: PagePlace | undefined;
  readonly pages: readonly PageDefinition[];
  readonly handle: PageHandle | undefined;
};

/** Looks the present address up: among the daily pages, else in the catalogue that came with the route. */
export function usePagePlace(): PageInFront {
  const { pathname } = useLocation();
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined;
  const table = handle?.pages ?? dailyPages;
  return { path: pathname, place: table.at(pathname), pages: table.pages, handle };
}
