import { HOME_PATH, LOCK_PATH, LockGate, LoginScreen, SessionGate } from '@gongwei/ui/identity';
import { LoadingState } from '@gongwei/ui/shared';
import type { PageHandle } from '@gongwei/ui/shell';
import { lazy, useEffect, type ComponentType } from 'react';
import { Navigate, type RouteObject } from 'react-router';
import { loadChunk, withChunks } from './composition/load-chunk.ts';
import { formCatalogue } from './composition/late-form-catalogue.ts';
import { takeOverEarlyLogIn } from './early-log-in/take-over.ts';
import { authenticated } from './composition/authenticated-modules.ts';
import { DAILY_SCREENS, type BringScreen } from './daily-screens.tsx';
import type { OtherPath, PaperPath } from './other-screens.tsx';
import { supportOf } from './support-of.ts';
import { AppTrouble } from './trouble.tsx';
import { alternativeLogInsOf } from './alternative-log-ins-of.ts';

/** A public page: no session, no tab. */
const open: PageHandle = { isAuth: false, isTab: false };
const opening = <LoadingState />;

const behindLogIn = () => import('./behind-log-in.tsx');

/** A way to log in that few take: its services come with those behind the log-in, where it leads anyway. */
const wayIn = (bring: () => Promise<ComponentType>) =>
  lazy(async () => {
    const [part] = await Promise.all([loadChunk(bring), authenticated.arrive()]);
    return { default: part };
  });
const WeChat = wayIn(async () => (await import('@gongwei/ui/identity/wechat')).WeChatLogIn);
const Sms = wayIn(async () => (await import('@gongwei/ui/identity/sms')).SmsLogIn);
const LogIn = () => {
  useEffect(() => takeOverEarlyLogIn(document.getElementById('root') ?? document), []);
  const offered = alternativeLogInsOf(document);
  return (
    <LoginScreen
      weChat={offered.includes('wechat') ? WeChat : undefined}
      sms={offered.includes('sms') ? Sms : undefined}
      support={supportOf(document)}
    />
  );
};

const errorPage = (kind: 403 | 404 | 500) => ({
  lazy: async () => {
    const [{ ErrorPage }] = await Promise.all([import('@gongwei/ui/shell'), authenticated.arrive()]);
    return { Component: () => <ErrorPage kind={kind} alone /> };
  },
});

const routesOf = (screens: { readonly [path: string]: BringScreen }): RouteObject[] =>
  Object.entries(screens).map(([path, bring]) => ({ path, lazy: bring }));

/** Screens that are looked up in the whole catalogue: it comes beside what says how they are drawn. */
const withCatalogue = (paths: readonly (OtherPath | PaperPath)[]): RouteObject[] =>
  paths.map((path) => ({
    path,
    lazy: async () => {
      const [{ OTHER_SCREENS, PAPER_SCREENS }, { catalogueHandle }] = await Promise.all([
        import('./other-screens.tsx'),
        import('./catalogue-route.ts'),
      ]);
      return { ...(await { ...OTHER_SCREENS, ...PAPER_SCREENS }[path]()), handle: catalogueHandle };
    },
  }));

/** The compiler holds both to what there is code for: one that is missing here is no route. */
const OTHER: { readonly [Path in OtherPath]: true } = {
  '/cust/base/import': true,
  '/cust/base/import/:id': true,
  '/cust/jkdn/:id/records': true,
  '/home/in': true,
  '/info/index': true,
  '/info/video/video-home': true,
  '/info/video/video-call': true,
  '/info/video/audio-call': true,
  '/houseType/trtc': true,
  '/third/login': true,
  '/appointManage/day/:id': true,
  '/appointManage/calendar': true,
  '/cust/tjReport/:id': true,
  '/custTj/jdkb': true,
  '/hsjc/cjyb': true,
  '/hsjc/jcyb': true,
  '/hsjc/sjyb': true,
  '/upms/cdgl': true,
  '/upms/czrz/:id': true,
  '/upms/jgyh/orgs/add': true,
  '/upms/jgyh/orgs/:code': true,
  '/upms/jgyh/add': true,
  '/upms/jgyh/user/:id': true,
  '/upms/jgyh/roles/:code': true,
};
const PAPER: { readonly [Path in PaperPath]: true } = {
  '/cust/jkdn/:id/print/:recordId': true,
  '/entry/:formId/:recordId/print': true,
  '/cust/jkdn/:id/report': true,
  '/upms/zhdp': true,
  '/print/:page': true,
};
const pathsOf = <Path extends string>(table: { readonly [One in Path]: true }) => Object.keys(table) as Path[];

/** Pages inside of the frame. A page's chunk comes when it is first opened. */
const pages: RouteObject[] = [
  ...routesOf(DAILY_SCREENS),
  ...withCatalogue(pathsOf(OTHER)),
  { path: '*', lazy: () => import('./other-page.tsx') },
];

const frame: RouteObject = {
  lazy: async () => ({ Component: (await behindLogIn()).Frame }),
  // A page that breaks leaves the frame standing.
  children: [{ lazy: async () => ({ ErrorBoundary: (await behindLogIn()).RouteTrouble }), children: pages }],
};

/** Sheets and the wall stand alone, behind the same gate. */
const paper: RouteObject = {
  lazy: async () => ({ Component: (await import('./paper-gate.tsx')).PaperGate }),
  children: withCatalogue(pathsOf(PAPER)),
};

/** All that lies behind the log-in page waits for what its pages stand on; that one does without. */
const staffed: RouteObject = {
  lazy: async () => {
    const [{ Staffed }] = await Promise.all([behindLogIn(), formCatalogue.arrive(), authenticated.arrive()]);
    return { Component: Staffed };
  },
  children: [paper, frame],
};

const toHome = <Navigate to={HOME_PATH} replace />;

/** The routes of the catalogue. Public pages first, then what needs a session, within the frame or on paper. */
export const routes: RouteObject[] = withChunks([
  {
    ErrorBoundary: AppTrouble,
    hydrateFallbackElement: opening,
    element: <LockGate />,
    children: [
      {
        path: LOCK_PATH,
        handle: open,
        lazy: async () => ({ Component: (await import('@gongwei/ui/shell/lock')).LockScreen }),
      },
      { path: '/login', handle: open, element: <LogIn /> },
      {
        path: '/setup',
        handle: open,
        lazy: async () => {
          const [{ SetUpScreen }, { setUpModule }] = await Promise.all([
            import('@gongwei/ui/identity/set-up'),
            import('./composition/set-up.module.ts'),
            authenticated.arrive(),
          ]);
          authenticated.add(setUpModule);
          return { Component: SetUpScreen };
        },
      },
      { path: '/403', handle: open, ...errorPage(403) },
      { path: '/404', handle: open, ...errorPage(404) },
      { path: '/500', handle: open, ...errorPage(500) },
      {
        path: '/myiframe/:routerPath',
        handle: open,
        lazy: async () => {
          const [{ EmbeddedPageScreen }] = await Promise.all([
            import('@gongwei/ui/shell/pages'),
            authenticated.arrive(),
          ]);
          return { Component: EmbeddedPageScreen };
        },
      },
      { path: '/', element: toHome },
      { path: '/wel', element: toHome },
      { element: <SessionGate />, children: [staffed] },
    ],
  },
]);
