import { lazy } from 'react';
import { office } from './composition/late-office.ts';

/** Windows of sessions, with the gateway behind them. */
const scheduling = (name: 'BookVillages' | 'CopySession' | 'SessionEditor') =>
  lazy(async () => {
    const [screens, { schedulingModule }] = await Promise.all([
      import('@gongwei/ui/scheduling'),
      import('./composition/scheduling.module.ts'),
    ]);
    office.add(schedulingModule);
    return { default: screens[name] };
  });

/** Windows that actions of lists open by name; each comes when it is first opened. */
export const LIST_WINDOWS = {
  'merge-archive': lazy(async () => ({ default: (await import('@gongwei/ui/resident/merge')).MergeWindow })),
  'entry-history': lazy(async () => ({ default: (await import('@gongwei/ui/register/history')).EntryHistory })),
  'round-sheet': lazy(async () => ({ default: (await import('@gongwei/ui/plans')).PrintRound })),
  bookVillages: scheduling('BookVillages'),
  copySession: scheduling('CopySession'),
  sessionEditor: scheduling('SessionEditor'),
};
