import { maskIdNumber } from '@gongwei/domain/shared';
import {
  resolveVillage,
  ROSTER_LABELS,
  type RosterEntry,
  type RosterMessage,
  type RosterRowResult,
} from '@gongwei/domain/resident';
import type { CheckedRow } from './roster-session.ts';
import type { ResidentChange, StoredResident, VillageChoice } from './roster-store.port.ts';

/** What is to be done about a row: nothing, a new resident in a village, or a change of a stored one. */
export type RosterDecision =
  | { readonly kind: 'nothing'; readonly result: RosterRowResult }
  | {
      readonly kind: 'insert';
      readonly row: number;
      readonly entry: RosterEntry;
      readonly village: VillageChoice;
      readonly messages: readonly RosterMessage[];
    }
  | { readonly kind: 'update'; readonly change: ResidentChange; readonly result: RosterRowResult };

export function decideRosterRow(
  { row, check }: CheckedRow,
  stored: (StoredResident & { readonly inScope: boolean }) | undefined,
  villages: readonly VillageChoice[],
): RosterDecision {
  if (check.kind === 'empty') return { kind: 'nothing', result: { row, outcome: 'skipped-empty', messages: [] } };
  if (check.kind === 'rejected') {
    const { kind: _, ...rest } = check;
    return { kind: 'nothing', result: { row, outcome: 'rejected', ...rest } };
  }
  const { entry, messages } = check;
  const about = { row, name: entry.name, idNumber: maskIdNumber(entry.idNumber) };
  const reject = (text: string, column?: string): RosterDecision => ({
    kind: 'nothing',
    result: {
      ...about,
      outcome: 'rejected',
      messages: [...messages, { ...(column === undefined ? {} : { column }), severity: 'error', text }],
    },
  });
  if (!stored) {
    const village = resolveVillage(entry.villageName, entry.address, villages);
    return village.ok
      ? { kind: 'insert', row, entry, village: village.value, messages }
      : reject(village.failure, ROSTER_LABELS.village);
  }
  if (!stored.inScope) return reject('该居民已由其他机构建档，本机构不能导入，请走迁入手续');
  const change = changeOf(entry, stored);
  const notes = [...messages, ...notesOf(entry, stored, villages)];
  const result = { ...about, residentId: stored.id, messages: notes };
  return change
    ? { kind: 'update', change, result: { ...result, outcome: 'updated' } }
    : { kind: 'nothing', result: { ...result, outcome: 'unchanged' } };
}

/** Empty cells never wipe out what is stored. */
function changeOf(entry: RosterEntry, stored: StoredResident): ResidentChange | undefined {
  const change = {
    ...(entry.name === stored.name ? {} : { name: entry.name }),
    ...(entry.phone === undefined || entry.phone === stored.phone ? {} : { phone: entry.phone }),
    ...(entry.address === undefined || entry.address === stored.address ? {} : { address: entry.address }),
  };
  return Object.keys(change).length === 0 ? undefined : { id: stored.id, ...change };
}

function notesOf(
  entry: RosterEntry,
  stored: StoredResident,
  villages: readonly VillageChoice[],
): readonly RosterMessage[] {
  const notes: RosterMessage[] = [];
  if (entry.name !== stored.name)
    notes.push({
      column: ROSTER_LABELS.name,
      severity: 'warning',
      text: `姓名由“${stored.name}”改为“${entry.name}”，请核对`,
    });
  const named = entry.villageName === undefined ? undefined : resolveVillage(entry.villageName, undefined, villages);
  if (named?.ok && named.value.code !== stored.villageCode)
    notes.push({
      column: ROSTER_LABELS.village,
      severity: 'warning',
      text: `档案在“${stored.villageName}”，花名册不改归属，搬迁请走迁移手续`,
    });
  return notes;
}
