import {
  headingKey,
  NO_ROSTER_ROWS,
  rosterLayoutOf,
  type RosterColumn,
  type RosterCommand,
  type RosterCounts,
  type RosterImport,
} from '@gongwei/domain/resident';
import type { Queryable } from '../database/database.port.ts';
import { recordOperation } from '../logging/operation-log.ts';
import type { ServerContext } from '../server-context.ts';
import { httpFailure, notFound, type HttpFailure } from '../shared/http-failure.ts';
import { uuidV7 } from '../shared/random-source.ts';
import type { ReceivedFile } from '../uploads/receive-file.ts';
import { rememberHeadings } from './roster-headings.repository.ts';
import {
  createImport,
  findImport,
  importOf,
  moveImport,
  type ImportChange,
  type ImportRow,
} from './roster-imports.repository.ts';
import { jobOf } from './roster-job.ts';
import type { RosterUser } from '../resident/filed-people.ts';
import { decided } from './roster-decision.rules.ts';
import { countRows, judgeRows, rowsAfter } from './roster-rows.repository.ts';
import type { RosterRunner } from './roster-runner.ts';

export type HeadingChoice = { readonly at: number; readonly use: RosterColumn | 'ignored' };

/** Of a row that may be who has a file already: `apart` where it is somebody else, who is filed; without it what was said of the row is taken back. */
export type RowDecision = { readonly row: number; readonly apart?: boolean };

/** What staff do with imports. Whatever the machine does not allow is answered 409 in words. */
export type RosterImports = {
  /** Takes a file over and answers as soon as the import is on record; it is read and checked behind. */
  upload(user: RosterUser, file: ReceivedFile): Promise<RosterImport>;
  /** Says what headings mean, for now and for the institution's next files, and checks anew. */
  assign(user: RosterUser, id: string, choices: readonly HeadingChoice[]): Promise<RosterImport>;
  /** Says of a row whether it is somebody else than who has the similar file. */
  decide(user: RosterUser, id: string, decision: RowDecision): Promise<RosterImport>;
  confirm(user: RosterUser, id: string): Promise<RosterImport>;
  cancel(user: RosterUser, id: string): Promise<RosterImport>;
  withdraw(user: RosterUser, id: string): Promise<RosterImport>;
};

export function createRosterImports(context: ServerContext, runner: RosterRunner): RosterImports {
  const { database, clock } = context;
  const command = async (
    user: RosterUser,
    id: string,
    type: RosterCommand,
    change: (inside: Queryable, row: ImportRow, counts: RosterCounts) => ImportChange | Promise<ImportChange>,
  ): Promise<RosterImport> => {
    const moved = await database.transaction(async (inside) => {
      const row = await findImport(inside, user, id);
      if (!row) throw notFound('roster.not-found', '没有找到这次导入，或不在您的管理范围内');
      const acting = { ...user, institutionCode: row.institution_code };
      const done = await moveImport(inside, user, id, type, (counts) => change(inside, row, counts), acting);
      if (!done) throw refused(type, importOf(row));
      const action = `roster.${type.toLowerCase()}` as 'roster.confirm';
      await recordOperation(inside, context, user, { action, target: id });
      return done;
    });
    runner.wake();
    return moved;
  };
  return {
    async upload(user, file) {
      const started = {
        id: uuidV7(clock.now(), context.random),
        fileName: file.name || '花名册.xlsx',
        startedAt: clock.now().toISOString(),
      };
      const row = await database.transaction(async (inside) => {
        await createImport(inside, user, runner.name, started);
        await recordOperation(inside, context, user, { action: 'roster.import', target: started.id });
        return (await findImport(inside, user, started.id)) as ImportRow;
      });
      runner.read(jobOf(row, runner.name), file.path, file.discard);
      return importOf(row);
    },
    assign: (user, id, choices) =>
      command(user, id, 'ASSIGN', async (inside, row) => {
        const { headings } = importOf(row);
        const chosen = headings.map((heading) => {
          const use = choices.find(({ at }) => at === heading.at)?.use;
          return use === undefined ? freed(heading, choices) : { ...heading, use };
        });
        const layout = rosterLayoutOf({ headerRow: row.layout?.headerRow ?? 0, headings: chosen });
        if (!layout.ok) throw httpFailure(422, { code: 'roster.columns', message: layout.failure });
        const keys = choices.flatMap(({ at, use }) => {
          const text = headings.find((heading) => heading.at === at)?.text;
          return text === undefined ? [] : [[headingKey(text), use] as const];
        });
        await rememberHeadings(inside, { institutionCode: row.institution_code }, Object.fromEntries(keys));
        return { headings: chosen, handled: 0, counts: NO_ROSTER_ROWS, message: '' };
      }),
    decide: (user, id, { row: number, apart }) =>
      command(user, id, 'DECIDE', (inside, row) => decide(inside, row, number, apart)),
    confirm: (user, id) =>
      command(user, id, 'CONFIRM', (_inside, _row, counts) => ({
        handled: 0,
        total: counts.created + counts.updated,
        message: '',
      })),
    cancel: (user, id) =>
      command(user, id, 'CANCEL', async (inside, row) => {
        const counts = await countRows(inside, { countyCode: row.county_code, id: row.id }, true);
        return { counts, message: stoppedMessage(user, row, counts), finishedAt: clock.now().toISOString() };
      }),
    withdraw: (user, id) =>
      command(user, id, 'WITHDRAW', (_inside, _row, counts) => ({
        handled: 0,
        total: counts.created + counts.updated,
        message: '',
      })),
  };
}

/** Of two who answer about a row the second is told: both hold the import. */
async function decide(inside: Queryable, row: ImportRow, number: number, apart?: boolean): Promise<ImportChange> {
  const key = { countyCode: row.county_code, id: row.id };
  const [found] = await rowsAfter(inside, key, number - 1, 1);
  const stored = found?.row === number ? found : undefined;
  const judged =
    apart === undefined
      ? stored?.result.asked
      : stored?.plan && stored.result.outcome === 'similar' && decided(stored.result, stored.plan, apart);
  if (!judged)
    throw httpFailure(409, { code: 'roster.decided', message: '这一行已经有人核对过了', advice: '请刷新查看' });
  await judgeRows(inside, key, [judged]);
  return { counts: await countRows(inside, key, false) };
}

/** A heading loses its column to the one that was chosen for it. */
function freed(heading: RosterImport['headings'][number], choices: readonly HeadingChoice[]) {
  const taken = choices.some(({ use }) => use !== 'ignored' && use === heading.use);
  return taken ? { ...heading, use: 'known' as const } : heading;
}

function stoppedMessage(user: RosterUser, row: ImportRow, { created, updated }: RosterCounts): string {
  if (row.phase !== 'saving') return `${user.name}取消了导入，没有写入任何居民`;
  return created + updated === 0
    ? `${user.name}取消了导入，还没有写入居民`
    : `${user.name}取消了导入：已写入 ${created + updated} 人，仍列在结果中，可以撤回；其余没有写入`;
}

const REFUSALS: Readonly<Record<RosterCommand, string>> = {
  ASSIGN: '现在不能指定列',
  DECIDE: '现在没有要核对的行',
  CONFIRM: '现在不能确认导入',
  CANCEL: '这次导入已经结束，不能取消',
  WITHDRAW: '现在不能撤回',
};

function refused(type: RosterCommand, { state, counts }: RosterImport): HttpFailure {
  const undecided = type === 'CONFIRM' && state === 'checked' && counts.similar > 0;
  const nothing = type === 'CONFIRM' && state === 'checked' && counts.created + counts.updated === 0;
  const nothingBack = type === 'WITHDRAW' && (state === 'done' || state === 'stopped' || state === 'withdrawn');
  return httpFailure(409, {
    code: 'roster.not-now',
    message: undecided
      ? `还有 ${counts.similar} 行疑似已建档的人，请逐行核对后再确认`
      : nothing
        ? '没有要新建或更新的居民，不需要导入'
        : nothingBack
          ? '本批没有可以撤回的居民'
          : REFUSALS[type],
    advice: '请刷新查看这次导入现在的状态',
  });
}
