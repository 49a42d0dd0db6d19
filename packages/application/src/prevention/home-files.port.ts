import type { HomeDays, HomeFile, HomeKind } from '@gongwei/domain/prevention';
import { token, type Asker } from '../shared/index.ts';

/** What people measured at home. Each call fails with a Fault; of somebody outside of the scope as of nobody. */
export interface HomeFiles {
  of(residentId: string, kind: HomeKind, days: HomeDays, asker?: Asker): Promise<HomeFile>;
}
export const HomeFiles = token<HomeFiles>('HomeFiles');
