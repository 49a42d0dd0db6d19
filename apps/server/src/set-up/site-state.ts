import type { Queryable } from '../database/database.port.ts';
import { isSiteEmpty } from './set-up-code.ts';

/** Whether the site waits for its first administrator. Once it does not it never does again, so that nobody asks twice. */
export type SiteState = { needsSetUp(): Promise<boolean> };

export function createSiteState(database: Queryable): SiteState {
  let done = false;
  return {
    async needsSetUp() {
      done ||= !(await isSiteEmpty(database));
      return !done;
    },
  };
}
