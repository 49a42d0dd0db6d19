export { EmbeddedPageScreen } from './embedded-page.screen.tsx';
export { ErrorPage } from './error-page.screen.tsx';
export type { PageHandle } from './page-handle.ts';
export { PersonalCentreScreen } from './personal-centre.screen.tsx';
export { PlatformAccountsScreen } from './platform-accounts.screen.tsx';
export { RouteTrouble } from './route-trouble.screen.tsx';
export { ShellScreen } from './shell.screen.tsx';
export { UnbuiltScreen } from './unbuilt.screen.tsx';
