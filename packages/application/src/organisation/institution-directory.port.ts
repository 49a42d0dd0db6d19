import type { Institution } from '@gongwei/domain/organisation';
import { token } from '../shared/index.ts';

/** The institutions below one's own. */
export interface InstitutionDirectory {
  /** Direct children, in code order. */
  childrenOf(code: string): Promise<readonly Institution[]>;
}
export const InstitutionDirectory = token<InstitutionDirectory>('InstitutionDirectory');
