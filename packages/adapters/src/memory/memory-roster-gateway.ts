import type { RosterImport, RosterRowResult } from '@gongwei/domain/resident';
import { fault } from '@gongwei/domain/shared';
import type { RosterGateway } from '@gongwei/application/resident';
import type { Clock } from '@gongwei/application/shared';

export type MemoryRosterGateway = RosterGateway & {
  /** Questions that fail before one is answered again. */ deaf: number;
};

/** Works off the rows a test hands in, `perAsk` of them each time somebody asks how far it is. */
export function createMemoryRosterGateway(
  rows: readonly RosterRowResult[],
  clock: Clock,
  perAsk = 200,
): MemoryRosterGateway {
  const imports = new Map<string, RosterImport>();
  const outcome = (name: RosterRowResult['outcome'], upTo: number): number =>
    rows.slice(0, upTo).filter((row) => row.outcome === name).length;
  const at = (id: string, fileName: string, handled: number): RosterImport => ({
    id,
    fileName,
    state: handled >= rows.length ? 'done' : 'checking',
    handled,
    total: rows.length,
    counts: {
      created: outcome('created', handled),
      updated: outcome('updated', handled),
      unchanged: outcome('unchanged', handled),
      rejected: outcome('rejected', handled),
      empty: outcome('skipped-empty', handled),
    },
    startedAt: clock.now().toISOString(),
    ...(handled >= rows.length && { checkFileUrl: `/v1/roster-imports/${id}/check-file.xlsx` }),
  });
  const step = (id: string): RosterImport => {
    const known = imports.get(id);
    if (!known) throw fault({ code: 'roster.not-found', category: 'input', message: '没有找到这次导入。' });
    const next = at(id, known.fileName, Math.min(rows.length, known.handled + perAsk));
    imports.set(id, next);
    return next;
  };
  return {
    deaf: 0,
    async upload(file, onSent) {
      const id = `import-${imports.size + 1}`;
      onSent(0.5);
      await file.bytes();
      onSent(1);
      const begun = at(id, file.name, 0);
      imports.set(id, begun);
      return begun;
    },
    async status(importId) {
      if (this.deaf > 0) {
        this.deaf -= 1;
        throw fault({ code: 'http.network', category: 'network', message: '网络连接失败，请检查网络连接' });
      }
      return step(importId);
    },
    async rows(_importId, query) {
      const wanted = rows.filter((row) => (query.outcome ?? row.outcome) === row.outcome);
      return { rows: wanted.slice(query.offset, query.offset + query.limit), total: wanted.length };
    },
  };
}
