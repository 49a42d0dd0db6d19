import type { ArchiveEventDone, ArchiveEvents, PastArchiveEvent } from '@gongwei/application/resident';
import { laterVisitsSaid, type SeenAlive } from '@gongwei/domain/forms';
import { archiveAfter, type ArchiveEvent, type ArchiveStatus } from '@gongwei/domain/resident';
import { fail, fault, ok, type CalendarDay } from '@gongwei/domain/shared';

type Person = {
  readonly id: string;
  readonly birthDate: CalendarDay;
  readonly status: ArchiveStatus;
  /** Stored sheets that show the person alive. */
  readonly seen?: readonly SeenAlive[];
};

/** What a death is asked about before it is registered. */
const questionOf = (event: ArchiveEvent, { seen = [] }: Person): string | undefined =>
  event.type === 'DIE' ? laterVisitsSaid(event.on, seen) : undefined;

/** The files of the given residents; whoever asks administers the county. Mergers are the server's. */
export function createMemoryArchiveEvents(people: readonly Person[], today: () => CalendarDay): ArchiveEvents {
  const statuses = new Map(people.map(({ id, status }) => [id, status]));
  const done = new Map<string, ArchiveEventDone>();
  const past = new Map<string, readonly PastArchiveEvent[]>();
  return {
    async apply(residentId, id, event, { confirmed } = {}) {
      const person = people.find((one) => one.id === residentId);
      if (!person) throw fault({ code: 'resident.not-found', category: 'input', message: '没有找到这位居民。' });
      const known = done.get(id);
      if (known) return ok(known);
      const facts = { today: today(), birthDate: person.birthDate, countyAdmin: true };
      const next = archiveAfter(statuses.get(residentId) ?? person.status, event, facts);
      if (!next.ok) return fail({ message: next.failure.message });
      const later = questionOf(event, person);
      if (later !== undefined && later !== confirmed) return fail({ message: later, ask: true });
      const [from, to] = [statuses.get(residentId) ?? person.status, next.value];
      const one = { id, type: event.type, from, to, on: event.on, at: `${today()}T04:00:00.000Z`, byName: '王医生' };
      past.set(residentId, [one, ...(past.get(residentId) ?? [])]);
      statuses.set(residentId, next.value);
      const answer = { status: next.value };
      done.set(id, answer);
      return ok(answer);
    },
    async previewMerge(residentId, keptId) {
      const both = [residentId, keptId].every((one) => people.some(({ id }) => id === one));
      if (!both || residentId === keptId)
        throw fault({ code: 'resident.not-found', category: 'input', message: '没有找到这位居民。' });
      return { moves: [], stays: [], beside: [], conflicts: [] };
    },
    past: async (residentId) => past.get(residentId) ?? [],
  };
}
