import { Clock } from '@gongwei/application/shared';
import type { ArchiveStatus, DueItem } from '@gongwei/domain/resident';
import { Link } from 'react-router';
import { buttonClass, formatDistance, Icon, newFormPath, useService } from '../shared/index.ts';
import { nothingDue } from './resident-labels.ts';
import { useMaySave } from '../shared/use-may-save.ts';

const isLate = ({ overdueDays = 0 }: DueItem): boolean => overdueDays > 0;

/** What should be done for the resident, with why, and the button that does it for who may fill in the sheet. */
export const DueList = ({
  residentId,
  status,
  items,
}: {
  readonly residentId: string;
  readonly status: ArchiveStatus;
  readonly items: readonly DueItem[];
}) => {
  const today = useService(Clock).today();
  const maySave = useMaySave();
  return (
    <section className="gw-panel" aria-labelledby="archive-due">
      <div className="gw-panel-head">
        <h2 id="archive-due">待办</h2>
      </div>
      {items.length === 0 ? (
        <p className="gw-due-none" data-ended={status === '1' ? undefined : true}>
          {status === '1' ? <Icon name="check" /> : null}
          {nothingDue(status)}
        </p>
      ) : (
        <ul className="gw-due">
          {items.map((item) => (
            <li key={`${item.kind} ${item.title}`} data-late={isLate(item) || undefined}>
              <div>
                <strong>{item.title}</strong>
                {item.dueOn === undefined ? null : (
                  <span className={`gw-chip ${isLate(item) ? 'gw-chip--danger' : 'gw-chip--warn'}`}>
                    {formatDistance(item.dueOn, today)}
                  </span>
                )}
                <p className="gw-muted">{[item.dueOn, item.reason].filter(Boolean).join(' · ')}</p>
              </div>
              {maySave(item.formId) ? <WayToDo residentId={residentId} item={item} /> : null}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};

/** Leads to the sheet that is filled in, or to the list that does it with a sheet that is there. */
const WayToDo = ({ residentId, item }: { readonly residentId: string; readonly item: DueItem }) => {
  const label = item.path === undefined ? '去填写' : '去办理';
  return (
    <Link
      className={buttonClass('normal', true)}
      to={item.path ?? newFormPath(residentId, item.formId)}
      aria-label={`${label} ${item.title}`}
    >
      {label}
    </Link>
  );
};
