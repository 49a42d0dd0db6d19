import type { SessionEvent } from '@gongwei/domain/scheduling';
import type { JsonObject } from '@gongwei/domain/shared';
import type { JobKind } from '../../lists/jobs/job-kind.ts';
import { changeSession } from '../change-session.service.ts';
import { rowByRow, wanted } from '../../lists/jobs/job-parts.ts';

const changing = (event: (answers: JsonObject) => SessionEvent): JobKind => ({
  check: async (_context, _reading, answers) => {
    event(answers);
    return answers;
  },
  act: rowByRow(async (context, inside, reading, rowId, answers) => {
    const { name, toMove } = await changeSession(context, inside, reading, rowId, event(answers));
    const reason = toMove > 0 ? { reason: `${toMove} 人转为待改约` } : {};
    return { rowId, title: name, outcome: 'done', ...reason };
  }),
});

/** Everything the list of sessions does to them. */
export const SESSION_JOBS: { readonly [job: string]: JobKind } = {
  'open-session': changing(() => ({ type: 'OPEN' })),
  'close-session': changing(() => ({ type: 'CLOSE' })),
  'end-session': changing(() => ({ type: 'END' })),
  'delete-session': changing(() => ({ type: 'DELETE' })),
  'cancel-session': changing((answers) => ({ type: 'CANCEL', reason: wanted(answers, 'reason', '请选择取消原因') })),
};
