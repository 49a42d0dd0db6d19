import type { Page, RosterImport, RosterRowResult, RosterRowsShown } from '@gongwei/domain/resident';
import { createLoaded, type Loaded } from '../shared/index.ts';
import type { RosterGateway } from './roster-gateway.port.ts';

/** Imports on a page. */
export const ROSTERS_PAGE = 20;
/** Rows of one roster on a page. */
export const ROSTER_ROWS_PAGE = 100;

/** Imports of an institution, the newest first, asked by the offset of the first; another institution is another list. */
export const createRosters = (gateway: RosterGateway, institution: string): Loaded<Page<RosterImport>, number> =>
  createLoaded<Page<RosterImport>, number>(async (asker, offset) => {
    if (institution === '') throw new Error('No institution');
    return gateway.list({ offset, limit: ROSTERS_PAGE }, asker);
  }, 0);

/** What was said of the rows of an import, all or those of one outcome, asked by the offset of the first. */
export const createRosterRows = (
  gateway: RosterGateway,
  importId: string,
  outcome: RosterRowsShown | undefined,
): Loaded<Page<RosterRowResult>, number> =>
  createLoaded<Page<RosterRowResult>, number>(
    (asker, offset) =>
      gateway.rows(importId, { ...(outcome !== undefined && { outcome }), offset, limit: ROSTER_ROWS_PAGE }, asker),
    0,
  );
