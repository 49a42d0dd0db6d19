import { SessionService, TokenRefresh } from '@gongwei/application/identity';
import { CallFrame, CallLink } from '@gongwei/ui/call';
import { InstitutionSwitcher } from '@gongwei/ui/organisation';
import { useBehavior, useService } from '@gongwei/ui/shared';
import { ShellScreen, TemporaryPasswordGate } from '@gongwei/ui/shell';
import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router';
import { authenticated } from './composition/authenticated-modules.ts';
import { loadChunk } from './composition/load-chunk.ts';
import { IdleLock } from './idle-lock.tsx';
import { ReminderSlot } from './reminder-slot.tsx';
import { WalkSlot } from './walk-slot.tsx';

/**
 * What every page behind the log-in stands on: services, the list of forms and frame. One file of the build (see
 * `tools/lib/code-splitting.ts`), since on a slow line a round trip for each part costs more than the parts.
 */
export { formIndex } from '@gongwei/domain/catalogue';
export { RouteTrouble } from '@gongwei/ui/shell';
export { officeModules } from './composition/authenticated.modules.ts';

/** Exchanges the token in time from the first page on that shows anything of residents; the log-in page has none to exchange. */
const KeepsToken = () => {
  useService(TokenRefresh);
  return null;
};

/** What reads a workbook's rows, for 数据核验. */
const BROUGHT = {
  verification: async (): Promise<void> =>
    authenticated.add((await loadChunk(() => import('./composition/roster.module.ts'))).rosterModule),
};

const RenewDialog = lazy(async () => ({
  default: (await loadChunk(() => import('@gongwei/ui/identity/renew'))).RenewDialog,
}));
/** Most sessions end by a log-out: what takes a lapsed one up again is fetched when nobody waits, or when it lapses. */
const RenewPlace = () => {
  const state = useBehavior(useService(SessionService).state$);
  return state.status === 'logged-in' && state.lapsed ? (
    <Suspense fallback={null}>
      <RenewDialog />
    </Suspense>
  ) : null;
};

/** A password of one's own, calls, a way to take a lapsed session up again, and a lock for who went away, be it on paper or in the frame. */
export const Staffed = () => (
  <>
    <TemporaryPasswordGate onDone={() => location.reload()}>
      <CallFrame>
        <Outlet />
      </CallFrame>
    </TemporaryPasswordGate>
    <RenewPlace />
    <IdleLock />
    <KeepsToken />
  </>
);

/** Header, menu and tabs around the pages. */
export const Frame = () => (
  <ShellScreen
    brought={BROUGHT}
    institution={<InstitutionSwitcher />}
    calls={<CallLink />}
    reminders={<ReminderSlot />}
    walk={<WalkSlot />}
  />
);
