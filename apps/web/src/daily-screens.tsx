import type { DailyScreenPath } from '@gongwei/domain/pages';
import type { ComponentType } from 'react';

/** Brings what draws a page, when it is first opened. */
export type BringScreen = () => Promise<{ readonly Component: ComponentType }>;

const formPage: BringScreen = async () => ({ Component: (await import('@gongwei/ui/forms')).FormPage });

/** What draws the daily pages. The compiler holds the keys to the catalogue, whose data is not in the first file of the program. */
export const DAILY_SCREENS: { readonly [Path in DailyScreenPath]: BringScreen } = {
  '/wel/index': () => import('./home-page.tsx'),
  '/cust/base': async () => (await import('./resident-list-page.tsx')).residentListPage(),
  '/cust/jkdnMenu': async () => (await import('./list-page.tsx')).listPage('archive-management'),
  '/cust/jkdn/:id': async () => {
    const [{ ArchiveScreen }, { CallAboutResident, CallNoteButton }] = await Promise.all([
      import('@gongwei/ui/resident'),
      import('@gongwei/ui/call/about-resident'),
    ]);
    return {
      Component: () => (
        <ArchiveScreen
          actions={(overview) => <CallAboutResident overview={overview} />}
          callActions={(call, resident, onNoted) => <CallNoteButton {...{ call, resident, onNoted }} />}
        />
      ),
    };
  },
  '/cust/jkdn/:id/form/:formId': formPage,
  '/cust/jkdn/:id/form/:formId/:recordId': formPage,
};
