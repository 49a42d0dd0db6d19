import { formIndex } from '@gongwei/domain/catalogue';
import { CARE_PAGES, fillPath, registerFormPath, registerOn, wholePages, type PagePlace } from '@gongwei/domain/pages';
import { isListId } from '@gongwei/domain/lists';
import { isAnalysisId } from '@gongwei/domain/measures';
import { LoadingState } from '@gongwei/ui/shared';
import { ErrorPage } from '@gongwei/ui/shell';
import { lazy, Suspense, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { catalogueHandle } from './catalogue-route.ts';
import { authenticated } from './composition/authenticated-modules.ts';
import { numbersAt } from './page-numbers.tsx';

export const handle = catalogueHandle;

const ListOf = lazy(async () => ({ default: (await import('./list-page.tsx')).ListOf }));
const ListsOf = lazy(async () => ({ default: (await import('./list-page.tsx')).ListsOf }));
const AnalysisOf = lazy(async () => ({ default: (await import('./analysis-page.tsx')).AnalysisOf }));
const DetailOfPerson = lazy(async () => ({ default: (await import('./monitoring-page.tsx')).DetailOfPerson }));
const Workbench = lazy(async () => ({ default: (await import('./monitoring-page.tsx')).Workbench }));
const AnnualReportsOf = lazy(async () => ({
  default: (await import('./annual-reports-page.tsx')).AnnualReportsOf,
}));
const FormEntry = lazy(async () => ({ default: (await import('@gongwei/ui/resident')).FormEntry }));
const CareScreen = lazy(async () => ({ default: (await import('@gongwei/ui/maternal-child')).CareScreen }));
const LandingScreen = lazy(async () => {
  const [{ LandingScreen: screen }, { pagesModule }] = await Promise.all([
    import('@gongwei/ui/pages'),
    import('./composition/pages.module.ts'),
  ]);
  authenticated.add(pagesModule);
  return { default: screen };
});
// With the whole form engine behind it: only when such a page is opened.
const RegisterScreen = lazy(async () => {
  const [{ RegisterScreen: screen }, { registersModule }] = await Promise.all([
    import('@gongwei/ui/register'),
    import('./composition/registers.module.ts'),
  ]);
  authenticated.add(registersModule);
  return { default: screen };
});

/** Forms of registers with something above their questions; it comes with the first of them. */
const BESIDE_ENTRY = {
  'institution-self-check': lazy(async () => {
    const [{ SelfCheckBeside }, { selfCheckModule }] = await Promise.all([
      import('@gongwei/ui/scheduling/self-check'),
      import('./composition/self-check.module.ts'),
    ]);
    authenticated.add(selfCheckModule);
    return { default: SelfCheckBeside };
  }),
};

/** Pages that are drawn from what the catalogue says of them. */
export const Component = () => {
  const path = useLocation().pathname;
  const place = wholePages.at(path);
  if (!place) return <ErrorPage kind={404} />;
  return <Suspense fallback={<LoadingState />}>{drawn(place, path)}</Suspense>;
};

function drawn(place: PagePlace, path: string): ReactNode {
  const { page, params, tab } = place;
  const { shows, title } = page;
  if (typeof shows === 'object' && 'list' in shows && isListId(shows.list))
    return <ListOf key={path} id={shows.list} beside={numbersAt(path)} />;
  if (typeof shows === 'object' && 'lists' in shows)
    return <ListsOf key={path} path={path} title={title} lists={shows.lists} />;
  if (typeof shows === 'object' && 'analysis' in shows && shows.analysis === 'annual-analysis-report')
    return <AnnualReportsOf key={path} />;
  if (typeof shows === 'object' && 'analysis' in shows && isAnalysisId(shows.analysis))
    return <AnalysisOf key={path} id={shows.analysis} />;
  if (typeof shows === 'object' && 'board' in shows) return <Workbench key={path} pages={wholePages.pages} />;
  if (typeof shows === 'object' && 'detail' in shows) return <DetailOfPerson key={path} name={shows.detail} />;
  if (shows === 'landing') return <LandingScreen key={path} group={page} pages={wholePages.pages} />;
  if (shows === 'entry') return formOfAddress(params);
  if (typeof shows === 'string') return <ErrorPage kind={404} />;
  if ('leads' in shows) return <Navigate to={fillPath(shows.leads, params)} replace />;
  if ('form' in shows) return <FormEntry key={path} title={title} shows={shows} residentId={params['id']} />;
  const register = registerOn(page);
  if (register) {
    const whole = wholePages.at(tab)?.page.title ?? title;
    const list = (formId: string, beside: ReactNode): ReactNode => (
      <ListOf
        key={formId}
        id={formId}
        beside={
          <>
            {beside}
            {numbersAt(path)}
          </>
        }
        part={beside ? `form=${formId}` : undefined}
      />
    );
    return (
      <RegisterScreen
        key={path}
        {...register}
        title={whole}
        base={tab}
        part={partOf(place)}
        list={list}
        beside={BESIDE_ENTRY}
      />
    );
  }
  if ('care' in shows) return careAt(place, path);
  return <ErrorPage kind={404} />;
}

const partOf = ({ page: { part }, params }: PagePlace) =>
  part === 'edit'
    ? ({ kind: 'edit', recordId: params['recordId'] ?? '' } as const)
    : ({ kind: part ?? 'list' } as const);

/** The care of a woman, a child or a couple under every address of it. */
function careAt({ page, params, tab }: PagePlace, path: string): ReactNode {
  const care = CARE_PAGES.find(({ base }) => base === (page.within ?? page.path));
  const id = params['id'] ?? '';
  if (!care) return <ErrorPage kind={404} />;
  const address = decodeURI(path)
    .replace(/\/+$/, '')
    .slice(decodeURI(tab).length + 1);
  return <CareScreen key={care.base + id} page={care} residentId={id} address={address} />;
}

/** The form whose name stands in the address: of a register, at its page; of a resident, who is asked for. */
function formOfAddress({ formId = '', recordId }: PagePlace['params']): ReactNode {
  const form = formIndex.find(({ id }) => id === formId);
  if (!form) return <ErrorPage kind={404} />;
  const path = registerFormPath(formId, recordId);
  if (path !== undefined) return <Navigate to={path} replace />;
  return <FormEntry key={formId} title={form.title} shows={{ form: [formId] }} residentId={undefined} />;
}
