import { MOST_PINNED, pinnedTooMany } from '@gongwei/domain/pages';
import { waitTurn } from '../database/database.port.ts';
import type { RecordHook } from '../records/record-hooks.ts';
import { httpFailure } from '../shared/http-failure.ts';
import { todayOf } from '../shared/server-clock.ts';

const FORM = 'announcement';

/**
 * An institution pins a few at most: asked where one comes to be pinned and published, by one writer of the institution after the other, so
 * that of two the second is told. @throws 422
 */
export const announcementHook: RecordHook = {
  name: 'announcement',
  beforeWrite: async ({ context, inside, form, holder, data, save }) => {
    if (form.id !== FORM || data['top'] !== true || data['state'] !== '1') return;
    await waitTurn(inside, `announcements:${holder.institutionCode}`);
    const [row] = await inside.query<{ readonly pinned: number }>(
      `select count(*)::int as pinned from records where county_code = $1 and form_id = $2 and institution_code = $3 and removed_at is null
         and id <> $4 and data ->> 'state' = '1' and (data -> 'top')::boolean and data ->> 'validTo' >= $5`,
      [holder.countyCode, FORM, holder.institutionCode, save.id, todayOf(context.clock)],
    );
    if (!pinnedTooMany(row?.pinned ?? 0)) return;
    const message = `已有 ${MOST_PINNED} 条置顶公告在发布，请先取消其中一条的置顶`;
    throw httpFailure(422, {
      code: 'record.invalid',
      message,
      fields: [{ field: 'top', severity: 'error', code: 'pinned', message }],
    });
  },
};
