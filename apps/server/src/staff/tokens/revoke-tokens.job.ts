import { attempted } from '../../lists/jobs/entries.ts';
import type { JobKind, RowResult } from '../../lists/jobs/job-kind.ts';
import { tokensOf } from './tokens.repository.ts';
import { revokeInside } from './tokens.service.ts';

/** 撤销 of several tokens: each as if it were done alone. It is not taken back: whoever still has the text would be let in again. */
export const revokeTokens: JobKind = {
  check: async () => ({}),
  async act(context, inside, { staff: by }, ids) {
    const tokens = tokensOf(inside, by, context.clock.now());
    const results: RowResult[] = [];
    for (const rowId of ids.toSorted()) {
      const before = await tokens.find(rowId);
      const reason = await attempted({ inside }, async () => {
        if (before?.state === 'revoked') return '已经撤销';
        await revokeInside(inside, context, by, rowId);
        return undefined;
      });
      const outcome = reason === undefined ? 'done' : 'skipped';
      results.push({ rowId, title: before?.name ?? '', outcome, ...(reason !== undefined && { reason }) });
    }
    return results;
  },
};
