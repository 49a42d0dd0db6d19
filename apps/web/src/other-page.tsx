import { entryPath, FormEntry, type FormRoute } from '@gongwei/ui/resident';
import { ErrorPage, UnbuiltScreen, type PageHandle } from '@gongwei/ui/shell';
import { matchPath, useLocation } from 'react-router';
import { FORM_ROUTES } from './form-routes.data.ts';
import { UNBUILT_PAGES } from './unbuilt-pages.data.ts';

const formRouteOn = (path: string): { readonly route: FormRoute; readonly id: string | undefined } | undefined => {
  for (const route of FORM_ROUTES) {
    const match = matchPath(route.path, path);
    if (match) return { route, id: match.params['id'] };
  }
  return undefined;
};

const unbuiltTitle = (path: string): string | undefined =>
  UNBUILT_PAGES.find(([pattern]) => matchPath(pattern, path))?.[1];

/**
 * Addresses without a page of their own: the specification's names for forms lead to the form, other names of it say that
 * they are being built, the rest do not exist.
 */
export const Component = () => {
  const path = useLocation().pathname;
  const entry = formRouteOn(path);
  if (entry) return <FormEntry key={path} route={entry.route} residentId={entry.id} />;
  const title = unbuiltTitle(path);
  return title === undefined ? <ErrorPage kind={404} /> : <UnbuiltScreen title={title} />;
};

/** An address with its person leads straight on to the form. */
const titleOf = (path: string): string | undefined => {
  const entry = formRouteOn(path);
  if (!entry) return unbuiltTitle(path) ?? '页面不存在';
  return entry.id === undefined || entryPath(entry.route, entry.id) === undefined ? entry.route.title : undefined;
};

export const handle: PageHandle = { title: titleOf };
