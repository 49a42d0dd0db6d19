import type { CallKind } from '@gongwei/domain/call';
import type { OtherScreenPath } from '@gongwei/domain/pages';
import { numbersAt } from './page-numbers.tsx';
import { lateLists } from './composition/late-lists.ts';
import { authenticated } from './composition/authenticated-modules.ts';
import type { BringScreen } from './daily-screens.tsx';

const nucleicDesk =
  (kind: 'sample' | 'pool' | 'receipt', path?: string): BringScreen =>
  async () => {
    const [{ SampleEntry }, { listsModule }] = await Promise.all([
      import('@gongwei/ui/nucleic-acid'),
      import('./composition/lists.module.ts'),
    ]);
    lateLists.add(listsModule);
    return { Component: () => <SampleEntry key={kind} kind={kind} numbers={path && numbersAt(path)} /> };
  };
const runningCall =
  (kind: CallKind): BringScreen =>
  async () => {
    const { CallScreen } = await import('@gongwei/ui/call/pages');
    return { Component: () => <CallScreen kind={kind} /> };
  };

const backOffice = async () => {
  const [screens, { rolePages, rolesModule }] = await Promise.all([
    import('@gongwei/ui/back-office'),
    import('./composition/roles.module.ts'),
  ]);
  authenticated.add(rolesModule);
  return { ...screens, rolePages };
};
const institutionScreen: BringScreen = async () => ({ Component: (await backOffice()).InstitutionScreen });
const staffScreen: BringScreen = async () => ({ Component: (await backOffice()).StaffScreen });

/** Pages of appointments and reviews; their gateway comes with the first of them. */
const scheduling =
  (name: 'CheckUpDesk' | 'CheckUpReviewScreen' | 'ProgressBoard' | 'SessionCalendarScreen'): BringScreen =>
  async () => {
    const [screens, { schedulingModule }] = await Promise.all([
      import('@gongwei/ui/scheduling'),
      import('./composition/scheduling.module.ts'),
    ]);
    authenticated.add(schedulingModule);
    return { Component: screens[name] };
  };

/** Its sessions are the rows of a list, also for who opens the page by its address. */
const sessionCalendar: BringScreen = async () => {
  const [screen, { listsModule }] = await Promise.all([
    scheduling('SessionCalendarScreen')(),
    import('./composition/lists.module.ts'),
  ]);
  lateLists.add(listsModule);
  return screen;
};

/** Pages of imports; what reads the workbooks' rows comes with the first of them. */
const imports =
  (name: 'RosterListScreen' | 'RosterImportScreen'): BringScreen =>
  async () => {
    const [screens, { rosterModule }] = await Promise.all([
      import('@gongwei/ui/resident/import'),
      import('./composition/roster.module.ts'),
    ]);
    authenticated.add(rosterModule);
    return { Component: screens[name] };
  };

/** A page above the few numbers of it: it hangs in a hall. */
const withNumbers =
  (path: string, bring: BringScreen): BringScreen =>
  async () => {
    const { Component: Screen } = await bring();
    return {
      Component: () => (
        <>
          <Screen />
          {numbersAt(path)}
        </>
      ),
    };
  };

type Public = '/login' | '/lock' | '/setup' | '/403' | '/404' | '/500' | '/myiframe/:routerPath';
/** Pages that stand alone, without the frame: sheets, and what hangs on a wall. */
type PaperPage =
  | '/cust/jkdn/:id/print/:recordId'
  | '/entry/:formId/:recordId/print'
  | '/cust/jkdn/:id/report'
  | '/upms/zhdp';
export type PaperPath = PaperPage | '/print/:page';
export type OtherPath = Exclude<OtherScreenPath, Public | PaperPage>;

/** What draws the other pages that have code of their own; the catalogue comes beside it, on the same trip. */
export const OTHER_SCREENS: { readonly [Path in OtherPath]: BringScreen } = {
  '/cust/base/import': imports('RosterListScreen'),
  '/cust/base/import/:id': imports('RosterImportScreen'),
  '/cust/jkdn/:id/records': async () => ({ Component: (await import('@gongwei/ui/resident')).RecordListScreen }),
  '/home/in': () => import('./header-info-page.tsx'),
  '/info/index': async () => ({ Component: (await import('@gongwei/ui/shell/pages')).PersonalCentreScreen }),
  '/info/video/video-home': async () => ({ Component: (await import('@gongwei/ui/call/pages')).VideoHomeScreen }),
  '/info/video/video-call': runningCall('video'),
  '/info/video/audio-call': runningCall('audio'),
  // The specification's name, left over from its template.
  '/houseType/trtc': async () => {
    const [{ RehearsalScreen }, { rehearsalModule }] = await Promise.all([
      import('@gongwei/ui/call/pages'),
      import('./composition/rehearsal.module.ts'),
    ]);
    authenticated.add(rehearsalModule);
    return { Component: RehearsalScreen };
  },
  '/third/login': async () => {
    const { PlatformAccountsScreen } = await import('@gongwei/ui/shell');
    return { Component: () => <PlatformAccountsScreen beside={numbersAt('/third/login')} /> };
  },
  '/upms/czrz/:id': async () => ({ Component: (await backOffice()).OperationScreen }),
  '/upms/cdgl': async () => ({ Component: (await backOffice()).MenuScreen }),
  '/upms/jgyh/orgs/add': institutionScreen,
  '/upms/jgyh/orgs/:code': institutionScreen,
  '/upms/jgyh/add': staffScreen,
  '/upms/jgyh/user/:id': staffScreen,
  '/upms/jgyh/roles/:code': async () => {
    const { RoleScreen, rolePages } = await backOffice();
    return { Component: () => <RoleScreen pages={rolePages} /> };
  },
  '/appointManage/day/:id': scheduling('CheckUpDesk'),
  '/appointManage/calendar': sessionCalendar,
  '/cust/tjReport/:id': scheduling('CheckUpReviewScreen'),
  '/custTj/jdkb': withNumbers('/custTj/jdkb', scheduling('ProgressBoard')),
  '/hsjc/cjyb': nucleicDesk('sample'),
  '/hsjc/jcyb': nucleicDesk('pool', '/hsjc/jcyb'),
  '/hsjc/sjyb': nucleicDesk('receipt', '/hsjc/sjyb'),
};

/** Sheets stand in the window alone, as they come out of the printer. */
export const PAPER_SCREENS: { readonly [Path in PaperPath]: BringScreen } = {
  '/cust/jkdn/:id/print/:recordId': async () => ({ Component: (await import('@gongwei/ui/paper')).PrintPage }),
  '/entry/:formId/:recordId/print': async () => ({ Component: (await import('@gongwei/ui/paper')).PrintPage }),
  '/cust/jkdn/:id/report': async () => ({ Component: (await import('@gongwei/ui/paper')).HealthReport }),
  '/upms/zhdp': async () => {
    const [{ WallPage }, { wallModule }] = await Promise.all([
      import('./wall-page.tsx'),
      import('./composition/wall.module.ts'),
    ]);
    authenticated.add(wallModule);
    return { Component: WallPage };
  },
  '/print/:page': async () => ({ Component: (await import('@gongwei/ui/paper')).ReportDesk }),
};
