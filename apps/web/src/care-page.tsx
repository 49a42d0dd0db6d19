import { CareScreen, carePath, placeAt, type CarePage } from '@gongwei/ui/maternal-child';
import type { PageHandle } from '@gongwei/ui/shell';
import { matchPath, useLocation } from 'react-router';
import { CARE_PAGES } from './care-pages.data.ts';
import { Component as OtherPage, handle as otherHandle } from './other-page.tsx';

type Found = { readonly page: CarePage; readonly id: string; readonly address: string };

/** The care page an address belongs to; below one there may be other pages, too. */
function careOn(path: string): Found | undefined {
  for (const page of CARE_PAGES) {
    const match: { readonly params: { readonly [name: string]: string | undefined } } | null = matchPath(
      `${page.base}/*`,
      path,
    );
    const address = match?.params['*']?.replace(/\/$/, '') ?? '';
    if (match?.params['id'] && placeAt(page, address)) return { page, id: match.params['id'], address };
  }
  return undefined;
}

/** The care of a woman, a child or a couple under every address of it. */
export const Component = () => {
  const care = careOn(useLocation().pathname);
  return care ? (
    <CareScreen key={care.page.base + care.id} page={care.page} residentId={care.id} address={care.address} />
  ) : (
    <OtherPage />
  );
};

export const handle: PageHandle = {
  title: (path) =>
    careOn(path)?.page.title ?? (typeof otherHandle.title === 'function' ? otherHandle.title(path) : otherHandle.title),
  tab: (path) => {
    const care = careOn(path);
    return care ? carePath(care.page, care.id) : (otherHandle.tab?.(path) ?? path);
  },
  known: (path) => careOn(path) !== undefined || (otherHandle.known?.(path) ?? true),
};
