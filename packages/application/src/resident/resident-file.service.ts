import { nationalReference } from '@gongwei/domain/charts';
import { loadGrowthPercentiles } from '@gongwei/domain/maternal-child';
import type { Family, Page, ResidentOverview, ResidentView } from '@gongwei/domain/resident';
import { createLoaded, type Loaded } from '../shared/index.ts';
import type { ArchiveEvents, MergePreview } from './archive-events.port.ts';
import type { FamilyDirectory } from './family-directory.port.ts';
import type { ResidentDirectory } from './resident-directory.port.ts';

/** Who opened a file, a page of this many rows: they fit into the window of a low screen. */
export const VIEWS_PAGE = 10;

/** A resident at a glance. */
export const createOverview = (directory: ResidentDirectory, residentId: string): Loaded<ResidentOverview> =>
  createLoaded((asker) => directory.overview(residentId, asker));

/** A resident with what is due, and mother, children and spouse, as far as they are in the scope. */
export const createFamilyFile = (
  directory: ResidentDirectory,
  families: FamilyDirectory,
  residentId: string,
): Loaded<Pick<ResidentOverview, 'resident' | 'due'> & { readonly family: Family }> =>
  createLoaded(async (asker) => {
    const [{ resident, due }, family] = await Promise.all([
      directory.overview(residentId, asker),
      families.familyOf(residentId, asker),
    ]);
    return { resident, due, family };
  });

/** 谁看过: asked by the offset of its first row. */
export const createResidentViews = (
  directory: ResidentDirectory,
  residentId: string,
): Loaded<Page<ResidentView>, number> =>
  createLoaded((asker, offset) => directory.viewsOf(residentId, { offset, limit: VIEWS_PAGE }, asker), 0);

/** What would become of a file if it went into `keptId`. */
export const createMergePreview = (events: ArchiveEvents, residentId: string, keptId: string): Loaded<MergePreview> =>
  createLoaded((asker) => events.previewMerge(residentId, keptId, asker));

/** The curves a child's growth is read against; nothing for anybody else. */
export const createGrowthReference = (isChild: boolean): Loaded<ReturnType<typeof nationalReference> | undefined> =>
  createLoaded(async () => (isChild ? nationalReference(await loadGrowthPercentiles()) : undefined));
