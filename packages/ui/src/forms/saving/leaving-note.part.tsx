import type { FormSession, FormStatus } from '@gongwei/application/forms';
import { endedSaid, leavingToldBy } from '@gongwei/domain/resident';
import { Link } from 'react-router';
import { archivePath } from '../../shared/paths.ts';
import { useSelected } from '../use-selected.ts';

const recordOf = ({ record }: FormStatus): FormStatus['record'] => record;

const WORDS = {
  DIE: { told: '这份表记为死亡，档案仍在管：其他随访、体检和上传还会继续安排。', act: '登记死亡' },
  MOVE_OUT: { told: '这份表记为迁出，档案仍在管：其他随访、体检和上传还会继续安排。', act: '办理迁出' },
} as const;

/**
 * A sheet ends the care of its own disease only. Where it tells of a death or a move while the file is still in care, the way to the file's own
 * event stands here, and takes along what was written already (in the history's state, never in the address).
 */
export const LeavingNote = ({
  session,
  residentId,
}: {
  readonly session: FormSession;
  readonly residentId: string;
}) => {
  const record = useSelected(session.status$, recordOf);
  const { status = '1', diedOn, age } = session.context.resident ?? {};
  const told = record && leavingToldBy(record.formId, record.data, age);
  const ended = record ? undefined : endedSaid(status, diedOn);
  if (ended !== undefined)
    return (
      <p className="gw-note gw-note--warn" role="status">
        {ended}
        <Link to={archivePath(residentId)}>打开档案</Link>
      </p>
    );
  if (!told || status !== '1') return null;
  const { told: words, act } = WORDS[told.event];
  return (
    <p className="gw-note gw-note--warn" role="status">
      {words}
      <Link to={archivePath(residentId)} state={{ leaving: told }}>
        {act}
      </Link>
    </p>
  );
};
