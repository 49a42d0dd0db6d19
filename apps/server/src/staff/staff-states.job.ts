import { attempted } from '../lists/jobs/entries.ts';
import type { JobKind, RowResult } from '../lists/jobs/job-kind.ts';
import type { ListReader } from '../lists/source.ts';
import type { Queryable } from '../database/database.port.ts';
import { SESSIONS_TOPIC } from '../realtime/session-check.ts';
import type { ServerContext } from '../server-context.ts';
import { httpFailure } from '../shared/http-failure.ts';
import { changeInside } from './change-staff.ts';
import { stateChange, type StaffState } from './edit-staff.service.ts';
import { accountsOf } from './staff.repository.ts';

type State = StaffState['state'];

/** 启用 and 停用 of several accounts: each as if it were done alone, with its own receipt. Whoever is disabled is out at once. */
export const setStaffStates = (state: State): JobKind => ({
  check: async (_context, _reading, answers) => {
    const reason = answers['reason'];
    if (state === 'disabled' && (typeof reason !== 'string' || reason.trim() === ''))
      throw httpFailure(422, { code: 'list.answers', message: '请填写原因' });
    return answers;
  },
  act: (context, inside, reading, ids, answers) =>
    put(context, inside, reading, new Map(ids.map((id) => [id, undefined])), state, String(answers['reason'] ?? '')),
  undo: (context, inside, reading, rows) => {
    const left = rows.map(({ rowId, before }) => [rowId, before['version'] as number | undefined] as const);
    return put(context, inside, reading, new Map(left), state === 'disabled' ? 'active' : 'disabled', '撤销');
  },
  committed: async ({ bus }) => bus.publish(SESSIONS_TOPIC, {}),
});

/** `ids`: with the version each was left at by what is taken back. */
async function put(
  context: ServerContext,
  inside: Queryable,
  { staff: by }: ListReader,
  ids: ReadonlyMap<string, number | undefined>,
  state: State,
  reason: string,
): Promise<readonly RowResult[]> {
  const accounts = accountsOf(inside, { institutionCode: by.institutionCode });
  const results: RowResult[] = [];
  for (const [id, left] of [...ids].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const account = await accounts.find(id);
    const title = account?.name ?? '';
    let version = 0;
    const why = await attempted({ inside }, async () => {
      if (left !== undefined && account?.version !== left) return '之后又有人改过';
      const change = stateChange(context, by, { id, state, reason, ...(left !== undefined && { version: left }) });
      ({ version } = await changeInside(inside, context, by, change));
      return undefined;
    });
    const done = why === undefined ? { before: { version } } : { reason: why };
    results.push({ rowId: id, title, outcome: why === undefined ? 'done' : 'skipped', ...done });
  }
  return results;
}
