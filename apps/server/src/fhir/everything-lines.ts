import { ndjsonOf } from '@gongwei/domain/fhir';
import type { LinesOf } from '../lists/export/write-export.ts';
import { recordViews } from '../privacy/resident-views.repository.ts';
import { findResident } from '../resident/residents.repository.ts';
import type { ServerContext } from '../server-context.ts';
import { everythingOf } from './person-resources.ts';

/** Progress is told once for as many people. */
const CHUNK = 50;

/** All there is of each resident of a list, a resource a line; who left the scope meanwhile is left out. */
export const everythingLines = (context: ServerContext): LinesOf =>
  async function* ({ scope, staff }, ids, told) {
    const { database, clock } = context;
    for (const [at, id] of ids.entries()) {
      const resident = await findResident(database, scope, id);
      if (resident) {
        await recordViews(database, clock, staff, [{ resident, part: 'overview' }]);
        yield ndjsonOf(await everythingOf({ context, scope, staff }, resident));
      }
      if ((at + 1) % CHUNK === 0 || at + 1 === ids.length) await told(at + 1);
    }
  };
