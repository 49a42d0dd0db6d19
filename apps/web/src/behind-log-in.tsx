import { CallFrame, CallLink } from '@gongwei/ui/call';
import { RenewDialog } from '@gongwei/ui/identity/renew';
import { InstitutionSwitcher } from '@gongwei/ui/organisation';
import { ThemeProvider } from '@gongwei/ui/shared/theme';
import { ShellScreen } from '@gongwei/ui/shell';
import { Outlet } from 'react-router';

/**
 * What every page behind the log-in stands on: services, the list of forms, theme and frame. One file of the build (see
 * `tools/lib/code-splitting.ts`), since on a slow line a round trip for each part costs more than the parts.
 */
export { formIndex, loadForm } from '@gongwei/domain/catalogue';
export { RouteTrouble } from '@gongwei/ui/shell';
export { officeModules } from './composition/office.modules.ts';

/** With Fluent's theme, calls, and a way to take a lapsed session up again, be it on paper or in the frame. */
export const Themed = () => (
  <ThemeProvider>
    <CallFrame>
      <Outlet />
    </CallFrame>
    <RenewDialog />
  </ThemeProvider>
);

/** Header, menu and tabs around the pages. */
export const Frame = () => <ShellScreen institution={<InstitutionSwitcher />} calls={<CallLink />} />;
