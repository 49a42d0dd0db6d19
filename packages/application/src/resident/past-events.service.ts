import { createLoaded, type Loaded } from '../shared/index.ts';
import type { ArchiveEvents, PastArchiveEvent } from './archive-events.port.ts';

/** What became of a file, for as long as somebody looks at it. */
export const createPastEvents = (
  events: Pick<ArchiveEvents, 'past'>,
  residentId: string,
): Loaded<readonly PastArchiveEvent[]> => createLoaded((asker) => events.past(residentId, asker));
