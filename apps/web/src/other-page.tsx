import { ErrorPage, UnbuiltScreen, type PageHandle } from '@gongwei/ui/shell';
import { matchPath, useLocation } from 'react-router';
import { UNBUILT_PAGES } from './unbuilt-pages.data.ts';

const titleOf = (path: string): string | undefined => UNBUILT_PAGES.find(([pattern]) => matchPath(pattern, path))?.[1];

/** Addresses without a page of their own: those the specification names say that they are being built, the rest do not exist. */
export const Component = () => {
  const title = titleOf(useLocation().pathname);
  return title === undefined ? <ErrorPage kind={404} /> : <UnbuiltScreen title={title} />;
};

export const handle: PageHandle = { title: (path) => titleOf(path) ?? '页面不存在' };
