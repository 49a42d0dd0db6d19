import type { FoundRegion, Region } from '@gongwei/domain/organisation';
import { token } from '../shared/index.ts';

/** Administrative divisions, from the provinces down to the townships everywhere and to the villages of the platform's own county. Rejects with a `Fault`. */
export interface RegionDirectory {
  /** Directly below a region, in code order; without one, the provinces. */
  childrenOf(code?: string): Promise<readonly Region[]>;
  /** By a part of the name, pinyin initials or the beginning of the code; what is near comes first. At most twenty. */
  search(text: string, near?: string): Promise<readonly FoundRegion[]>;
}
export const RegionDirectory = token<RegionDirectory>('RegionDirectory');
