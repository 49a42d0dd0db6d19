import { setImmediate as nextTurn } from 'node:timers/promises';
import { maskIdNumber, type CalendarDay } from '@gongwei/domain/shared';
import type { RosterImport, RosterRowResult } from '@gongwei/domain/resident';
import type { RowVerdict } from './check-file.ts';
import { decideRosterRow, type RosterDecision } from './roster-decision.rules.ts';
import { ROSTER_FILE_MESSAGES } from './roster-limits.ts';
import type { CheckedRow, RosterSession } from './roster-session.ts';
import type { NewResident, ResidentWriter, RosterStore, RosterUser, VillageChoice } from './roster-store.port.ts';

export type RosterImportWork = {
  readonly session: RosterSession;
  readonly writer: ResidentWriter;
  readonly store: RosterStore;
  readonly user: RosterUser;
  readonly today: CalendarDay;
  readonly newId: () => string;
  /** Where the check file will be fetched. */
  readonly checkFileUrl: string;
  readonly stopping: AbortSignal;
  /** Where the cause of a failure goes; the user only learns what to do. */
  readonly report: (error: unknown) => void;
};

/**
 * Carries an import from its first byte to its check file, one chunk a transaction; between chunks other requests get
 * their turn. Whatever was saved stays saved: the same file uploaded again finds it unchanged. Never rejects.
 */
export async function importRoster(
  work: RosterImportWork,
  started: RosterImport,
  bytes: Uint8Array,
): Promise<RosterImport> {
  let state = started;
  const tell = async (change: Partial<RosterImport>): Promise<RosterImport> => {
    state = { ...state, ...change };
    await work.store.update(state);
    return state;
  };
  try {
    const opened = await work.session.open(bytes);
    if (!opened.ok) return await tell({ state: 'failed', message: opened.failure });
    await tell({ state: 'saving', total: opened.value });
    const villages = await work.writer.villages(work.user);
    let verdicts: readonly RowVerdict[] = [];
    for (let rows = await work.session.next([]); rows.length > 0; rows = await work.session.next(verdicts)) {
      if (work.stopping.aborted) return await tell({ state: 'failed', message: ROSTER_FILE_MESSAGES.interrupted });
      const results = await saveRows(work, rows, villages);
      await work.store.addRows(state.id, results);
      await tell({ handled: state.handled + rows.length, counts: countsAfter(state.counts, results) });
      verdicts = results.map(verdictOf);
      await nextTurn();
    }
    await work.store.putCheckFile(state.id, await work.session.write(verdicts));
    return await tell({ state: 'done', checkFileUrl: work.checkFileUrl });
  } catch (error) {
    work.report(error);
    return await tell({ state: 'failed', message: ROSTER_FILE_MESSAGES.interrupted }).catch((again: unknown) => {
      work.report(again);
      return state;
    });
  }
}

async function saveRows(
  work: RosterImportWork,
  rows: readonly CheckedRow[],
  villages: readonly VillageChoice[],
): Promise<readonly RosterRowResult[]> {
  const ids = rows.flatMap(({ check }) => (check.kind === 'accepted' ? [check.entry.idNumber] : []));
  const stored = new Map(
    (ids.length === 0 ? [] : await work.writer.findByIdNumbers(work.user, ids)).map((one) => [one.idNumber, one]),
  );
  const decisions = rows.map((row) =>
    decideRosterRow(row, row.check.kind === 'accepted' ? stored.get(row.check.entry.idNumber) : undefined, villages),
  );
  const inserts = await newResidents(work, decisions);
  const updates = decisions.flatMap((decision) => (decision.kind === 'update' ? [decision.change] : []));
  if (inserts.size + updates.length > 0) await work.writer.save(work.user, [...inserts.values()], updates);
  return decisions.map((decision): RosterRowResult => {
    if (decision.kind !== 'insert') return decision.result;
    const { row, entry, messages } = decision;
    return {
      row,
      name: entry.name,
      idNumber: maskIdNumber(entry.idNumber),
      outcome: 'created',
      messages,
      residentId: inserts.get(decision)!.id,
    };
  });
}

async function newResidents(
  work: RosterImportWork,
  decisions: readonly RosterDecision[],
): Promise<ReadonlyMap<RosterDecision, NewResident>> {
  const made = new Map<RosterDecision, NewResident>();
  const byVillage = Map.groupBy(
    decisions.filter((decision) => decision.kind === 'insert'),
    (decision) => decision.village.code,
  );
  for (const [villageCode, inserts] of byVillage) {
    const numbers = await work.writer.reserveArchiveNumbers(villageCode, inserts.length);
    for (const [at, decision] of inserts.entries()) {
      const { village, entry } = decision;
      made.set(decision, {
        ...entry,
        id: work.newId(),
        archiveNumber: numbers[at]!,
        villageCode,
        villageName: village.name,
        institutionCode: village.institutionCode,
        filedOn: work.today,
        conditions: [],
      });
    }
  }
  return made;
}

function countsAfter(counts: RosterImport['counts'], results: readonly RosterRowResult[]): RosterImport['counts'] {
  const count = (outcome: RosterRowResult['outcome']): number =>
    results.filter((result) => result.outcome === outcome).length;
  return {
    created: counts.created + count('created'),
    updated: counts.updated + count('updated'),
    unchanged: counts.unchanged + count('unchanged'),
    rejected: counts.rejected + count('rejected'),
    empty: counts.empty + count('skipped-empty'),
  };
}

const verdictOf = ({ row, outcome, messages }: RosterRowResult): RowVerdict => ({
  row,
  outcome,
  text: messages.map((message) => message.text).join('；'),
  warned: messages.length > 0,
});
