import { describe, expect, it } from 'vitest';
import {
  ARCHIVE_ACTION_EVENTS,
  ARCHIVE_EVENT_LABELS,
  ARCHIVE_STATUS_LABELS,
  archiveEventsFrom,
  GRAVE_ARCHIVE_EVENTS,
  type ArchiveStatus,
} from '../../resident/index.ts';
import { ARCHIVE_ACTIONS } from './archive-actions.ts';

const STATUSES = Object.keys(ARCHIVE_STATUS_LABELS) as readonly ArchiveStatus[];

describe.each(ARCHIVE_ACTIONS)('$label of a row', ({ id, label, when = '', letter }) => {
  const event = ARCHIVE_ACTION_EVENTS[id]!;

  it('is called what its event is', () => {
    expect(label).toBe(ARCHIVE_EVENT_LABELS[event]);
  });

  it('is offered exactly for the states from which the archive machine knows it', () => {
    expect(STATUSES.filter((status) => when.includes(`'${status}'`))).toEqual(
      STATUSES.filter((status) => archiveEventsFrom(status).includes(event)),
    );
  });

  it('asks for the right the route asks for', () => {
    expect(letter).toBe(GRAVE_ARCHIVE_EVENTS.includes(event) ? 'M' : 'E');
  });
});
