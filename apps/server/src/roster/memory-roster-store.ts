import { archiveNumber } from '@gongwei/domain/resident';
import type { Page, RosterImport, RosterRowResult } from '@gongwei/domain/resident';
import type { NewResident, ResidentWriter, RosterStore, StoredResident, VillageChoice } from './roster-store.port.ts';

export type MemoryRosterStore = {
  readonly writer: ResidentWriter;
  readonly store: RosterStore;
  readonly residents: Map<string, StoredResident>;
  readonly inserted: NewResident[];
};

/** Both ports in memory, for tests. A resident is in scope when its institution's code begins with the user's. */
export function createMemoryRosterStore(
  villages: readonly VillageChoice[],
  stored: readonly StoredResident[] = [],
): MemoryRosterStore {
  const residents = new Map(stored.map((one) => [one.idNumber, one]));
  const inserted: NewResident[] = [];
  const serials = new Map<string, number>();
  const imports = new Map<string, { scope: string; state: RosterImport; rows: RosterRowResult[]; file?: Uint8Array }>();
  const kept = (id: string) => {
    const one = imports.get(id);
    if (!one) throw new Error(`No import ${id}`);
    return one;
  };
  const writer: ResidentWriter = {
    villages: async (user) => villages.filter((village) => village.code.startsWith(user.institutionCode)),
    findByIdNumbers: async (user, idNumbers) =>
      idNumbers.flatMap((idNumber) => {
        const one = residents.get(idNumber);
        return one ? [{ ...one, inScope: one.institutionCode.startsWith(user.institutionCode) }] : [];
      }),
    async reserveArchiveNumbers(villageCode, count) {
      const from = serials.get(villageCode) ?? 0;
      serials.set(villageCode, from + count);
      return Array.from({ length: count }, (_, at) => archiveNumber(villageCode, from + at + 1));
    },
    async save(_user, inserts, updates) {
      for (const one of inserts) {
        inserted.push(one);
        residents.set(one.idNumber, one);
      }
      for (const change of updates) {
        const one = [...residents.values()].find((resident) => resident.id === change.id);
        if (one) residents.set(one.idNumber, { ...one, ...change });
      }
    },
  };
  const store: RosterStore = {
    create: async (user, started) =>
      void imports.set(started.id, { scope: user.institutionCode, state: started, rows: [] }),
    update: async (state) => void (kept(state.id).state = state),
    async find(user, importId) {
      const one = imports.get(importId);
      return one?.scope.startsWith(user.institutionCode) ? one.state : undefined;
    },
    addRows: async (importId, rows) => void kept(importId).rows.push(...rows),
    async rows(importId, { outcome, offset, limit }): Promise<Page<RosterRowResult>> {
      const all = kept(importId).rows.filter((row) => outcome === undefined || row.outcome === outcome);
      return { rows: all.slice(offset, offset + limit), total: all.length };
    },
    putCheckFile: async (importId, bytes) => void (kept(importId).file = bytes),
    checkFile: async (importId) => kept(importId).file,
  };
  return { writer, store, residents, inserted };
}
