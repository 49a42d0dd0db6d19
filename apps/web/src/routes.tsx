import { HOME_PATH, LOCK_PATH, LockGate, LockScreen, LoginScreen, SessionGate } from '@gongwei/ui/identity';
import { LoadingState } from '@gongwei/ui/shared';
import type { PageHandle } from '@gongwei/ui/shell';
import { lazy, type ComponentType } from 'react';
import { Navigate, type RouteObject } from 'react-router';
import { callRoutes, VIDEO_HOME_PATH } from './call-routes.tsx';
import { bringChunk, withChunks } from './composition/bring-chunk.ts';
import { formCatalogue } from './composition/late-form-catalogue.ts';
import { office } from './composition/late-office.ts';
import { AppTrouble } from './trouble.tsx';

const title = (text: string): PageHandle => ({ title: text });
/** A public page: no session, no tab. */
const open = (text: string): PageHandle => ({ title: text, isAuth: false, isTab: false });
const opening = <LoadingState />;

const behindLogIn = () => import('./behind-log-in.tsx');

const residentList = { lazy: async () => ({ Component: (await import('@gongwei/ui/resident')).ResidentListScreen }) };
const formPage = { lazy: async () => ({ Component: (await import('@gongwei/ui/forms')).FormPage }) };

const nucleicDesk = (kind: 'sample' | 'pool' | 'receipt') => ({
  lazy: async () => {
    const { NucleicDesk } = await import('@gongwei/ui/nucleic-acid');
    return { Component: () => <NucleicDesk key={kind} kind={kind} /> };
  },
});

/** A way to log in that few take: its services come with those behind the log-in, where it leads anyway. */
const wayIn = (bring: () => Promise<ComponentType>) =>
  lazy(async () => {
    const [part] = await Promise.all([bringChunk(bring), office.arrive()]);
    return { default: part };
  });
const waysIn = {
  weChat: wayIn(async () => (await import('@gongwei/ui/identity/wechat')).WeChatLogIn),
  sms: wayIn(async () => (await import('@gongwei/ui/identity/sms')).SmsLogIn),
};

const errorPage = (kind: 403 | 404 | 500) => ({
  lazy: async () => {
    const [{ ErrorPage }] = await Promise.all([import('@gongwei/ui/shell'), office.arrive()]);
    return { Component: () => <ErrorPage kind={kind} alone /> };
  },
});

/** Pages inside of the frame. A page's chunk comes when it is first opened. */
const pages: RouteObject[] = [
  {
    path: HOME_PATH,
    handle: title('首页'),
    lazy: async () => ({ Component: (await import('@gongwei/ui/analytics')).HomeScreen }),
  },
  {
    path: '/home/in',
    handle: title('首页头部信息'),
    lazy: async () => {
      const [{ HeaderInfoScreen }, { InstitutionSwitcher }] = await Promise.all([
        import('@gongwei/ui/analytics'),
        import('@gongwei/ui/organisation'),
      ]);
      return { Component: () => <HeaderInfoScreen institution={<InstitutionSwitcher />} /> };
    },
  },
  { path: '/cust/base', handle: title('居民列表'), ...residentList },
  { path: '/cust/jkdnMenu', handle: title('健康档案管理'), ...residentList },
  {
    path: '/cust/jkdn/:id',
    handle: title('健康档案'),
    lazy: async () => {
      const [{ ArchiveScreen }, { CallAboutResident }] = await Promise.all([
        import('@gongwei/ui/resident'),
        import('@gongwei/ui/call/about-resident'),
      ]);
      return { Component: () => <ArchiveScreen actions={(overview) => <CallAboutResident overview={overview} />} /> };
    },
  },
  {
    path: '/cust/jkdn/:id/records',
    handle: title('服务记录'),
    lazy: async () => ({ Component: (await import('@gongwei/ui/resident')).RecordListScreen }),
  },
  { path: '/cust/jkdn/:id/form/:formId', handle: title('填写表单'), ...formPage },
  { path: '/cust/jkdn/:id/form/:formId/:recordId', handle: title('填写表单'), ...formPage },
  ...['fnbjxx', 'etjbxx', 'manhqjc', 'yqjc'].map((care) => ({
    path: `/health/${care}/:id/*`,
    lazy: () => import('./care-page.tsx'),
  })),
  {
    path: '/info/index',
    handle: title('个人中心'),
    lazy: async () => ({ Component: (await import('@gongwei/ui/shell')).PersonalCentreScreen }),
  },
  ...callRoutes,
  {
    path: '/third/login',
    handle: title('报告登录'),
    lazy: async () => ({ Component: (await import('@gongwei/ui/shell')).PlatformAccountsScreen }),
  },
  { path: '/hsjc/cjyb', handle: title('采集样本'), ...nucleicDesk('sample') },
  { path: '/hsjc/jcyb', handle: title('集采样本'), ...nucleicDesk('pool') },
  { path: '/hsjc/sjyb', handle: title('收集样本'), ...nucleicDesk('receipt') },
  {
    path: '/reportManage',
    handle: title('报告管理'),
    lazy: async () => ({ Component: (await import('@gongwei/ui/paper')).PrintJobsScreen }),
  },
  { path: '*', lazy: () => import('./other-page.tsx') },
];

const frame: RouteObject = {
  lazy: async () => ({ Component: (await behindLogIn()).Frame }),
  // A page that breaks leaves the frame standing.
  children: [{ lazy: async () => ({ ErrorBoundary: (await behindLogIn()).RouteTrouble }), children: pages }],
};

const paper: RouteObject = {
  path: '/cust/jkdn/:id/print/:recordId',
  handle: title('打印'),
  lazy: async () => ({ Component: (await import('@gongwei/ui/paper')).PrintPage }),
};

const reportPages: RouteObject = {
  path: '/print/:page',
  handle: title('打印'),
  lazy: async () => ({ Component: (await import('@gongwei/ui/paper')).ReportDesk }),
};

const healthReport: RouteObject = {
  path: '/cust/jkdn/:id/report',
  handle: title('健康报告'),
  lazy: async () => ({ Component: (await import('@gongwei/ui/paper')).HealthReport }),
};

/** All that lies behind the log-in page waits for what its pages stand on; that one does without. */
const themed: RouteObject = {
  lazy: async () => {
    const [{ Themed }] = await Promise.all([behindLogIn(), formCatalogue.arrive(), office.arrive()]);
    return { Component: Themed };
  },
  children: [paper, reportPages, healthReport, frame],
};

const to = (path: string) => <Navigate to={path} replace />;

/** The route table as data. Public pages first, then what needs a session, within the frame or on paper. */
export const routes: RouteObject[] = withChunks([
  {
    ErrorBoundary: AppTrouble,
    hydrateFallbackElement: opening,
    element: <LockGate />,
    children: [
      { path: LOCK_PATH, handle: open('屏幕已锁定'), element: <LockScreen /> },
      { path: '/login', handle: open('登录'), element: <LoginScreen {...waysIn} /> },
      { path: '/403', handle: open('无权访问'), ...errorPage(403) },
      { path: '/404', handle: open('页面不存在'), ...errorPage(404) },
      { path: '/500', handle: open('系统出错'), ...errorPage(500) },
      {
        path: '/myiframe/:routerPath',
        handle: open('内嵌页面'),
        lazy: async () => {
          const [{ EmbeddedPageScreen }] = await Promise.all([import('@gongwei/ui/shell'), office.arrive()]);
          return { Component: EmbeddedPageScreen };
        },
      },
      { path: '/', element: to(HOME_PATH) },
      { path: '/wel', element: to(HOME_PATH) },
      { path: '/cust', element: to('/cust/base') },
      { path: '/info/video', element: to(VIDEO_HOME_PATH) },
      { element: <SessionGate />, children: [themed] },
    ],
  },
]);
