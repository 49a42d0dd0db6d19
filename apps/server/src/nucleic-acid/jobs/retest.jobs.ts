import type { RetestMember } from '@gongwei/domain/nucleic-acid';
import type { JsonObject } from '@gongwei/domain/shared';
import type { JobKind, RowResult } from '../../lists/jobs/job-kind.ts';
import { backRowByRow, rowByRow, text, wanted } from '../../lists/jobs/job-parts.ts';
import { httpFailure } from '../../shared/http-failure.ts';
import { assignRetest, noteMember, urge } from '../retests.service.ts';
import type { Doing } from '../step-tube.ts';
import { doingOf } from './nucleic-parts.ts';

/** What is done to a row, and what it was before. */
type Act = (
  doing: Doing,
  rowId: string,
  answers: JsonObject,
) => Promise<{ readonly reason?: string; readonly before: JsonObject }>;
type Back = (doing: Doing, rowId: string, before: JsonObject) => Promise<unknown>;

/** A job that keeps what stood there, so that it can be put back. */
function keeping(check: JobKind['check'], one: Act, back: Back): JobKind {
  return {
    check,
    act: rowByRow(async (context, inside, reading, rowId, answers): Promise<RowResult> => {
      const done = await one(doingOf(context, inside, reading), rowId, answers);
      return { rowId, title: '', outcome: 'done', ...done };
    }),
    undo: backRowByRow(async (context, inside, reading, rowId, _answers, before) => {
      await back(doingOf(context, inside, reading), rowId, before);
      return { rowId, title: '', outcome: 'done' };
    }),
  };
}

const NOTIFY: readonly RetestMember['notify'][] = ['0', '1', '2', '3'];
function notifyOf(answers: JsonObject): RetestMember['notify'] {
  const said = wanted(answers, 'notify', '请选择通知情况');
  const notify = NOTIFY.find((one) => one === said);
  if (notify === undefined) throw httpFailure(422, { code: 'list.answers', message: '请选择通知情况' });
  return notify;
}
const checked =
  (check: (answers: JsonObject) => unknown): JobKind['check'] =>
  async (_context, _reading, answers) => {
    check(answers);
    return answers;
  };

/** What is done to the people of positive pools, and to their tasks. */
export const RETEST_JOBS: { readonly [job: string]: JobKind } = {
  'note-retest': keeping(
    checked(notifyOf),
    async (doing, id, answers) => ({
      before: { ...(await noteMember(doing, id, notifyOf(answers))), is: notifyOf(answers) },
    }),
    (doing, id, before) => noteMember(doing, id, notifyOf(before), text(before, 'is')),
  ),
  'assign-retest': keeping(
    checked((answers) => wanted(answers, 'handler', '请选择负责人')),
    async (doing, id, answers) => {
      const handler = wanted(answers, 'handler', '请选择负责人');
      return { before: { handler: await assignRetest(doing, id, handler), is: handler } };
    },
    (doing, id, before) => assignRetest(doing, id, text(before, 'handler') ?? null, { from: text(before, 'is') }),
  ),
  'urge-retest': {
    check: checked(() => undefined),
    act: rowByRow(async (context, inside, reading, rowId) => ({
      rowId,
      title: '',
      outcome: 'done',
      reason: await urge(doingOf(context, inside, reading), rowId),
    })),
  },
};
