import type { Institution } from '@gongwei/domain/organisation';
import { token, type Asker } from '../shared/index.ts';

/** The institutions below one's own. */
export interface InstitutionDirectory {
  /** Direct children, in code order. */
  childrenOf(code: string, asker?: Asker): Promise<readonly Institution[]>;
}
export const InstitutionDirectory = token<InstitutionDirectory>('InstitutionDirectory');
