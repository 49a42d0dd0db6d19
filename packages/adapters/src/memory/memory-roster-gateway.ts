import {
  isRosterBusy,
  isWarnedRow,
  NO_ROSTER_ROWS,
  ROSTER_COUNT_OF,
  rosterStateAfter,
  type RosterCommand,
  type RosterImport,
  type RosterImportEvent,
  type RosterOutcome,
  type RosterRequest,
  type RosterRowResult,
} from '@gongwei/domain/resident';
import { fault } from '@gongwei/domain/shared';
import type { RosterGateway } from '@gongwei/application/resident';
import type { Clock } from '@gongwei/application/shared';

/** Imports of rosters in memory, which can be made deaf for some questions. */
export type MemoryRosterGateway = RosterGateway & {
  /** Questions that fail before one is answered again. */ deaf: number;
};

type Kept = { status: RosterImport; rows: readonly RosterRowResult[] };

const COMMANDS: Readonly<Record<RosterRequest['kind'], RosterCommand>> = {
  assign: 'ASSIGN',
  decide: 'DECIDE',
  confirm: 'CONFIRM',
  cancel: 'CANCEL',
  withdraw: 'WITHDRAW',
};
const AFTERWARDS: Readonly<Partial<Record<RosterImport['state'], RosterImportEvent['type']>>> = {
  reading: 'READ',
  checking: 'CHECKED',
  saving: 'WRITTEN',
  withdrawing: 'WITHDRAWN',
};

/** A row as somebody decided about it; without `apart` it is asked about again. */
function answered(answer: RosterRowResult, apart: boolean | undefined): RosterRowResult {
  const { decided: _said, ...row } = answer;
  if (apart === undefined) return { ...row, outcome: 'similar' };
  return { ...row, outcome: apart ? 'created' : 'rejected', decided: true };
}

/** Works off the rows a test hands in as a check found them, `perAsk` of them each time somebody asks how far it is. */
export function createMemoryRosterGateway(
  rows: readonly RosterRowResult[],
  clock: Clock,
  perAsk = 200,
): MemoryRosterGateway {
  const imports = new Map<string, Kept>();
  const found = (id: string): Kept => {
    const known = imports.get(id);
    if (!known) throw fault({ code: 'roster.not-found', category: 'input', message: '没有找到这次导入。' });
    return known;
  };
  const move = (kept: Kept, type: RosterImportEvent['type']): RosterImport => {
    const state = rosterStateAfter(kept.status, type);
    if (state === undefined)
      throw fault({ code: 'roster.not-now', category: 'conflict', message: '现在不能这样做', advice: '请刷新查看' });
    if (state === 'stopped') kept.rows = kept.rows.map((row) => replaced(row, 'not-written'));
    if (state === 'withdrawn') kept.rows = kept.rows.map((row) => replaced(row, 'withdrawn'));
    const judged = state !== 'reading' && state !== 'checking';
    kept.status = {
      ...kept.status,
      state,
      handled: 0,
      counts: countsOf(judged ? kept.rows : []),
      ...(judged && { checkFileUrl: `/v1/roster-imports/${kept.status.id}/check-file.xlsx` }),
    };
    if (!isRosterBusy(state)) kept.status = { ...kept.status, handled: rows.length };
    return kept.status;
  };
  const step = (id: string): RosterImport => {
    const kept = found(id);
    const { state, handled } = kept.status;
    if (!isRosterBusy(state)) return kept.status;
    const next = Math.min(rows.length, handled + perAsk);
    if (next >= rows.length) return move(kept, AFTERWARDS[state] ?? 'FAIL');
    kept.status = { ...kept.status, handled: next };
    return kept.status;
  };
  return {
    deaf: 0,
    async upload(file, onSent) {
      const id = `import-${imports.size + 1}`;
      onSent(0.5);
      await file.bytes();
      onSent(1);
      const status: RosterImport = {
        id,
        fileName: file.name,
        state: 'reading',
        handled: 0,
        total: rows.length,
        counts: NO_ROSTER_ROWS,
        headings: [],
        by: '张医生',
        institutionCode: '320999101',
        startedAt: clock.now().toISOString(),
      };
      imports.set(id, { status, rows });
      return status;
    },
    async status(importId) {
      if (this.deaf > 0) {
        this.deaf -= 1;
        throw fault({ code: 'http.network', category: 'network', message: '网络连接失败，请检查网络连接' });
      }
      return step(importId);
    },
    async demand(importId, request) {
      const kept = found(importId);
      if (request.kind === 'decide')
        kept.rows = kept.rows.map((row) =>
          row.row === request.row && (row.outcome === 'similar' || (row.decided && request.apart === undefined))
            ? answered(row, request.apart)
            : row,
        );
      return move(kept, COMMANDS[request.kind]);
    },
    async rows(importId, query) {
      const wanted = found(importId).rows.filter((row) =>
        query.outcome === 'warned' ? isWarnedRow(row) : (query.outcome ?? row.outcome) === row.outcome,
      );
      return { rows: wanted.slice(query.offset, query.offset + query.limit), total: wanted.length };
    },
    async list({ offset, limit }) {
      const all = [...imports.values()].map(({ status }) => status).reverse();
      return { rows: all.slice(offset, offset + limit), total: all.length };
    },
  };
}

const replaced = (row: RosterRowResult, outcome: RosterOutcome): RosterRowResult =>
  row.outcome === 'created' || row.outcome === 'updated' ? { ...row, outcome } : row;

const countsOf = (rows: readonly RosterRowResult[]): RosterImport['counts'] => {
  const counts: { -readonly [outcome in keyof RosterImport['counts']]: number } = { ...NO_ROSTER_ROWS };
  for (const { outcome } of rows) counts[ROSTER_COUNT_OF[outcome]] += 1;
  counts.warned = rows.filter(isWarnedRow).length;
  return counts;
};
