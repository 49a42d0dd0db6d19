import type { RosterImport, RosterRowResult } from '@gongwei/domain/resident';
import { createScope, faultOf, type Clock } from '../shared/index.ts';
import type { ChosenFile, RosterGateway } from './roster-gateway.port.ts';
import type { RosterImportService, RosterImportState } from './roster-import.service.ts';

/** How often the server is asked how far it is. Milliseconds. */
const ASK_EVERY = 500;
/** Questions that may fail one after the other before the user is told; the import itself runs on at the server. */
const PATIENCE = 5;
/** The most the server gives at once. */
const ROWS_AT_ONCE = 200;
/** Bytes. What the server refuses anyway need not be sent over a slow line. */
const LARGEST_FILE = 20 * 1024 * 1024;

export function createRosterImportService(gateway: RosterGateway, clock: Clock): RosterImportService {
  const scope = createScope();
  const state$ = scope.behavior<RosterImportState>({ step: 'idle' });
  let turn = 0;

  const pause = (): Promise<void> => new Promise((resolve) => void scope.after(clock, ASK_EVERY, resolve));

  /** Follows an import to its end; `undefined` when the user turned to another one meanwhile. */
  const follow = async (first: RosterImport, mine: number): Promise<RosterImport | undefined> => {
    let status = first;
    let failures = 0;
    while (status.state !== 'done' && status.state !== 'failed') {
      state$.next({ step: 'working', status });
      await pause();
      if (mine !== turn) return undefined;
      try {
        status = await gateway.status(status.id);
        failures = 0;
      } catch (thrown) {
        failures += 1;
        if (failures >= PATIENCE) throw thrown;
      }
      if (mine !== turn) return undefined;
    }
    return status;
  };
  const rowsOf = async (importId: string): Promise<readonly RosterRowResult[]> => {
    const rows: RosterRowResult[] = [];
    for (;;) {
      const page = await gateway.rows(importId, { offset: rows.length, limit: ROWS_AT_ONCE });
      rows.push(...page.rows);
      if (page.rows.length === 0 || rows.length >= page.total) return rows;
    }
  };
  const run = async (file: ChosenFile, mine: number): Promise<void> => {
    const tell = (state: RosterImportState): void => {
      if (mine === turn) state$.next(state);
    };
    tell({ step: 'sending', fileName: file.name, share: 0 });
    const begun = await gateway.upload(file, (share) => {
      if (state$.value.step === 'sending') tell({ step: 'sending', fileName: file.name, share });
    });
    if (mine !== turn) return;
    const ended = await follow(begun, mine);
    if (!ended) return;
    if (ended.state === 'failed')
      return tell({ step: 'refused', message: ended.message ?? '这个文件无法导入，请检查后重新上传。' });
    const rows = await rowsOf(ended.id);
    tell({ step: 'done', status: ended, rows });
  };

  return {
    state$,
    async start(file) {
      const mine = ++turn;
      const refusal = refusalOf(file);
      if (refusal !== undefined) return state$.next({ step: 'refused', message: refusal });
      try {
        await run(file, mine);
      } catch (thrown) {
        if (mine === turn) state$.next({ step: 'failed', fault: faultOf(thrown) });
      }
    },
    reset() {
      turn += 1;
      state$.next({ step: 'idle' });
    },
    dispose() {
      turn += 1;
      scope.end();
    },
  };
}

function refusalOf({ name, size }: ChosenFile): string | undefined {
  if (/\.xls$/i.test(name)) return '请在 Excel 中将名单另存为 .xlsx 格式后再上传。';
  if (!/\.xlsx$/i.test(name)) return '请上传 .xlsx 格式的 Excel 名单。';
  if (size === 0) return '这个文件是空的，请检查后重新上传。';
  if (size > LARGEST_FILE) return '文件超过 20 MB，请拆分后分批上传。';
  return undefined;
}
