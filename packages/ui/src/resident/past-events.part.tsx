import { ArchiveEvents, createPastEvents } from '@gongwei/application/resident';
import { ARCHIVE_EVENT_LABELS, type ArchiveStatus } from '@gongwei/domain/resident';
import { Link } from 'react-router';
import { useLoaded, useService } from '../shared/index.ts';
import { WAY_BACK } from './resident-labels.ts';

/** What became of a file that is not in care: since when, and who wrote it down. What cannot be asked for now is left out. */
export const PastEvents = ({ residentId, status }: { readonly residentId: string; readonly status: ArchiveStatus }) => {
  const { value: past } = useLoaded(createPastEvents, useService(ArchiveEvents), residentId);
  if (!past || past.length === 0) return null;
  return (
    <ul className="gw-who-past" aria-label="档案变动">
      {past.map(({ id, type, on, byName, keptId }) => (
        <li key={id}>
          <span className="gw-num">{on}</span> {ARCHIVE_EVENT_LABELS[type]}（{byName}办理）{' '}
          {keptId === undefined ? null : <Link to={`/cust/jkdn/${keptId}`}>打开保留的档案</Link>}
        </li>
      ))}
      {WAY_BACK[status] === undefined ? null : <li>{WAY_BACK[status]}</li>}
    </ul>
  );
};
