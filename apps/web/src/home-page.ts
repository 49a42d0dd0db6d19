import { authenticated } from './composition/authenticated-modules.ts';
import { pagesModule } from './composition/pages.module.ts';

// 首页 comes with the service that counts what waits.
authenticated.add(pagesModule);
export { HomeScreen as Component } from '@gongwei/ui/analytics';
