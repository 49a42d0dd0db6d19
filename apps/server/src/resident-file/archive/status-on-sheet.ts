import { archiveEventBetween, ARCHIVE_STATUS_LABELS, ARCHIVE_STATUSES } from '@gongwei/domain/resident';
import { isCalendarDay } from '@gongwei/domain/shared';
import type { WrittenRecord } from '../../records/record-hooks.ts';
import type { ResidentRecord } from '../../resident/resident.mapper.ts';
import { httpFailure } from '../../shared/http-failure.ts';
import { uuidV7 } from '../../shared/random-source.ts';
import { todayOf } from '../../shared/server-clock.ts';
import { noteArchiveEvent } from './archive-events.repository.ts';

/**
 * Whether the sheet gives the file another status: notes the event in the life of the file then. A status that the version before said as well, or
 * the usual one of a new sheet, says nothing. @throws 409 where no event leads there; mergers and corrections of a death have a way of their own.
 */
export async function statusChangedBy(
  { inside, context, staff, before, data, save }: WrittenRecord,
  resident: ResidentRecord,
): Promise<boolean> {
  const target = ARCHIVE_STATUSES.find((status) => status === data['archiveStatus']);
  const said = before?.data['archiveStatus'] ?? '1';
  if (target === undefined || target === said || target === resident.status) return false;
  const event = archiveEventBetween(resident.status, target);
  if (!event || event === 'VOID' || event === 'CORRECT_DEATH' || event === 'UNDO_MERGE')
    throw httpFailure(409, {
      code: 'archive.state',
      message: `档案状态为“${ARCHIVE_STATUS_LABELS[resident.status]}”，不能在这里改为“${ARCHIVE_STATUS_LABELS[target]}”`,
      advice: '请在居民档案页办理',
    });
  const { statusDate } = data;
  const now = context.clock.now();
  await noteArchiveEvent(context, inside, resident.county_code, staff, {
    id: uuidV7(now, context.random),
    resident_id: resident.id,
    event,
    from_status: resident.status,
    to_status: target,
    on_day: typeof statusDate === 'string' && isCalendarDay(statusDate) ? statusDate : todayOf(context.clock),
    at: now.toISOString(),
    details: { recordId: save.id, version: save.baseVersion + 1 },
  });
  return true;
}
