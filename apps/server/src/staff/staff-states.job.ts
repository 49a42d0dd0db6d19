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
    put(context, inside, reading, ids, state, String(answers['reason'] ?? ''), 'skipped'),
  undo: (context, inside, reading, rows) => {
    const back = state === 'disabled' ? 'active' : 'disabled';
    return put(
      context,
      inside,
      reading,
      rows.map(({ rowId }) => rowId),
      back,
      '撤销',
      'failed',
    );
  },
  committed: async ({ bus }) => bus.publish(SESSIONS_TOPIC, {}),
});

async function put(
  context: ServerContext,
  inside: Queryable,
  { staff: by }: ListReader,
  ids: readonly string[],
  state: State,
  reason: string,
  refused: 'skipped' | 'failed',
): Promise<readonly RowResult[]> {
  const accounts = accountsOf(inside, { institutionCode: by.institutionCode });
  const results: RowResult[] = [];
  for (const id of ids.toSorted()) {
    const title = (await accounts.find(id))?.name ?? '';
    const why = await attempted({ inside }, async () => {
      await changeInside(inside, context, by, stateChange(context, by, { id, state, reason }));
      return undefined;
    });
    results.push({
      rowId: id,
      title,
      outcome: why === undefined ? 'done' : refused,
      ...(why === undefined ? { before: {} } : { reason: why }),
    });
  }
  return results;
}
