import type { HomeSummary } from '@gongwei/domain/analytics';
import type { Page, ResidentRow } from '@gongwei/domain/resident';
import type { ResidentDirectory } from '../resident/resident-directory.port.ts';
import { createLoaded, createSought, type Clock, type Loaded, type Sought } from '../shared/index.ts';
import type { ShellGateway } from './shell-gateway.port.ts';

/** What there is to do today at an institution, in figures. */
export const createHomeSummary = (gateway: ShellGateway, institution: string): Loaded<HomeSummary> =>
  createLoaded((asker) => gateway.homeSummary(institution, asker));

/** Where a page for a frame lies; a fault for any name that is not on the server's list. */
export const createEmbeddedPage = (gateway: ShellGateway, name: string): Loaded<{ readonly address: string }> =>
  createLoaded((asker) => gateway.embeddedPage(name, asker));

/** Residents whose name, initials or number begin with what is typed, `most` of them; nobody for an empty text or without the right. */
export const createPaletteResidents = (
  directory: ResidentDirectory,
  clock: Clock,
  allowed: boolean,
  most: number,
): Sought<Page<ResidentRow> & { readonly of: string }> =>
  createSought(clock, async (asker, text) => {
    if (!allowed || text === '') return { of: text, rows: [], total: 0 };
    return { of: text, ...(await directory.find({ text, offset: 0, limit: most }, asker)) };
  });
