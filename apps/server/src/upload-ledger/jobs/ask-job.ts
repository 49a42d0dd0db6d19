import { countyCodeOf } from '../../database/scope.ts';
import type { JobKind, RowResult } from '../../lists/jobs/job-kind.ts';
import { heldEntries, writeEntries } from '../entries.repository.ts';
import { titlesOf } from './entry-title.ts';
import type { Wake } from './wake.ts';

/** 查询平台 over rows without an answer: whoever sends asks at once, outside of any transaction, and the state tells what came. */
export const askJob = (wake: Wake): JobKind => ({
  check: async (_context, _reading, answers) => answers,
  act: async ({ clock }, inside, { scope, reader }, rowIds) => {
    const titles = await titlesOf(inside, scope, reader, rowIds);
    const held = await heldEntries(
      inside,
      countyCodeOf(scope.institutionCode),
      rowIds.filter((id) => titles.has(id)),
    );
    const unknown = held.filter(({ state }) => state === '7');
    await writeEntries(
      inside,
      unknown.map((entry) => ({ ...entry, next_at: clock.now().toISOString() })),
    );
    const asked = new Set(unknown.map(({ record_id }) => record_id));
    return rowIds.map((rowId): RowResult => {
      const title = titles.get(rowId) ?? '';
      if (asked.has(rowId)) return { rowId, title, outcome: 'done' };
      const reason = titles.has(rowId) ? '不是“未知”，不用查询' : '已不在您的管理范围内';
      return { rowId, title, outcome: 'skipped', reason };
    });
  },
  committed: async (_context, institution) => wake(institution),
});
