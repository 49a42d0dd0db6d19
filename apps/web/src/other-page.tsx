import { formIndex } from '@gongwei/domain/catalogue';
import { entryPath, FormEntry, type FormRoute } from '@gongwei/ui/resident';
import { ErrorPage, UnbuiltScreen, type PageHandle } from '@gongwei/ui/shell';
import { LoadingState } from '@gongwei/ui/shared';
import { lazy, Suspense } from 'react';
import { matchPath, useLocation } from 'react-router';
import { FORM_ROUTES } from './form-routes.data.ts';
import { registerAt, registerTitle } from './register-routes.ts';
import { UNBUILT_PAGES } from './unbuilt-pages.data.ts';

// With the whole form engine behind it: only when such a page is opened.
const RegisterScreen = lazy(() =>
  import('@gongwei/ui/register').then((module) => ({ default: module.RegisterScreen })),
);

const formRouteOn = (path: string): { readonly route: FormRoute; readonly id: string | undefined } | undefined => {
  const formId = matchPath('/cust/form/:formId', path)?.params['formId'];
  const asked = formId === undefined ? undefined : formIndex.find(({ id }) => id === formId);
  if (asked) return { route: { path, title: asked.title, forms: [asked.id] }, id: undefined };
  for (const route of FORM_ROUTES) {
    const match = matchPath(route.path, path);
    if (match) return { route, id: match.params['id'] };
  }
  return undefined;
};

const unbuiltTitle = (path: string): string | undefined =>
  UNBUILT_PAGES.find(([pattern]) => matchPath(pattern, path))?.[1];

/**
 * Addresses without a page of their own: the specification's names for forms lead to the form, those of registers to the
 * list or an entry, other names of it say that they are being built, the rest do not exist.
 */
export const Component = () => {
  const path = useLocation().pathname;
  const entry = formRouteOn(path);
  if (entry) return <FormEntry key={path} route={entry.route} residentId={entry.id} />;
  const register = registerAt(path);
  if (register)
    return (
      <Suspense fallback={<LoadingState />}>
        <RegisterScreen key={path} {...register} />
      </Suspense>
    );
  const title = unbuiltTitle(path);
  return title === undefined ? <ErrorPage kind={404} /> : <UnbuiltScreen title={title} />;
};

/** An address with its person leads straight on to the form. */
const titleOf = (path: string): string | undefined => {
  const entry = formRouteOn(path);
  if (!entry) return registerTitle(path) ?? unbuiltTitle(path) ?? '页面不存在';
  return entry.id === undefined || entryPath(entry.route, entry.id) === undefined ? entry.route.title : undefined;
};

/** What is added or changed in a register stands in the tab of its list. */
const tabOf = (path: string): string => registerAt(path)?.base ?? path;

const isKnown = (path: string): boolean =>
  formRouteOn(path) !== undefined || registerAt(path) !== undefined || unbuiltTitle(path) !== undefined;

export const handle: PageHandle = { title: titleOf, tab: tabOf, known: isKnown };
