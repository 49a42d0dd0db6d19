import { TokenRefresh } from '@gongwei/application/identity';
import { CallFrame, CallLink } from '@gongwei/ui/call';
import { RenewDialog } from '@gongwei/ui/identity/renew';
import { InstitutionSwitcher } from '@gongwei/ui/organisation';
import { useService } from '@gongwei/ui/shared';
import { ShellScreen, TemporaryPasswordGate } from '@gongwei/ui/shell';
import { Outlet } from 'react-router';
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

/** A password of one's own, calls, a way to take a lapsed session up again, and a lock for who went away, be it on paper or in the frame. */
export const Staffed = () => (
  <>
    <TemporaryPasswordGate onDone={() => location.reload()}>
      <CallFrame>
        <Outlet />
      </CallFrame>
    </TemporaryPasswordGate>
    <RenewDialog />
    <IdleLock />
    <KeepsToken />
  </>
);

/** Header, menu and tabs around the pages. */
export const Frame = () => (
  <ShellScreen
    institution={<InstitutionSwitcher />}
    calls={<CallLink />}
    reminders={<ReminderSlot />}
    walk={<WalkSlot />}
  />
);
