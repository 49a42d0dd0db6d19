import {
  ARCHIVE_ACTION_EVENTS,
  ARCHIVE_STATUS_LABELS,
  archiveEventsFrom,
  type ArchiveStatus,
} from '@gongwei/domain/resident';
import { useList, type ActionTarget } from '../../lists/index.ts';
import { ArchiveEventDialog } from './archive-event-dialog.part.tsx';

const STATUSES = Object.keys(ARCHIVE_STATUS_LABELS) as readonly ArchiveStatus[];
type Props = { readonly target: ActionTarget; readonly sheet?: string | undefined; readonly onClose: () => void };

/**
 * The window of an event of a resident's file, opened from a row of a list by the action `sheet`; the list is asked anew afterwards. It is offered where the
 * file's state allows it, and the server looks again.
 */
export const ArchiveEventWindow = ({ target, sheet = '', onClose }: Props) => {
  const { session, titleOf } = useList();
  const [row] = target.rows;
  const type = ARCHIVE_ACTION_EVENTS[sheet];
  if (!row || !type) return null;
  // A state that knows the event: what is filled in is judged alike from all of them.
  const status = STATUSES.find((one) => archiveEventsFrom(one).includes(type)) ?? '1';
  const resident = { id: row.residentId ?? row.id, name: titleOf(row), status };
  const done = (): void => {
    onClose();
    session.reload();
  };
  return <ArchiveEventDialog resident={resident} type={type} onDone={done} onClose={onClose} />;
};
