import { HeaderInfoScreen } from '@gongwei/ui/analytics';
import { InstitutionSwitcher } from '@gongwei/ui/organisation';
import { authenticated } from './composition/authenticated-modules.ts';
import { pagesModule } from './composition/pages.module.ts';

// 机构与个人信息 comes with the service that counts what waits.
authenticated.add(pagesModule);

export const Component = () => <HeaderInfoScreen institution={<InstitutionSwitcher />} />;
