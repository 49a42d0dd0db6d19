import type { Family, TieKind } from '@gongwei/domain/resident';
import type { Result } from '@gongwei/domain/shared';
import { token, type Asker } from '../shared/index.ts';

/** Which files belong together: mother and child, husband and wife. Rejects with a `Fault`. */
export interface FamilyDirectory {
  /** Only those in the scope of the user's institution. */
  familyOf(residentId: string, asker?: Asker): Promise<Family>;
  /** Says who somebody's mother or spouse is; without `otherId` that nobody is known any more. Refused with a sentence for staff. */
  tie(residentId: string, kind: TieKind, otherId: string | undefined): Promise<Result<Family, string>>;
}
export const FamilyDirectory = token<FamilyDirectory>('FamilyDirectory');
