export { ErrorPage } from './error-page.screen.tsx';
export type { PageHandle } from './page-handle.ts';
export { PageGate } from './page-gate.part.tsx';
export { PlatformAccountsScreen } from './platform-accounts.screen.tsx';
export { RouteTrouble } from './route-trouble.screen.tsx';
export { useShellDialog } from './dialogs/shell-dialogs.tsx';
export { ShellScreen } from './shell.screen.tsx';
export { TemporaryPasswordGate } from './temporary-password-gate.part.tsx';
export { usePagePlace } from './use-page-place.ts';
