import type { ResidentRow } from '@gongwei/domain/resident';
import '../shared/cells.css';

/** The day of the next follow-up; late ones carry shape and word. */
export const NextFollowUp = ({ row }: { readonly row: ResidentRow }) => {
  if (row.nextFollowUpOn === undefined) return <span className="gw-muted">—</span>;
  return (
    <span className="gw-chips">
      {row.nextFollowUpOn}
      {row.overdueDays > 0 ? <span className="gw-chip gw-chip--danger">逾期 {row.overdueDays} 天</span> : null}
    </span>
  );
};
