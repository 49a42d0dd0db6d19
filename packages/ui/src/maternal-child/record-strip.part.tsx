import type { RecordSummary } from '@gongwei/domain/forms';
import { Link } from 'react-router';
import { Icon } from '../shared/index.ts';

type Props = {
  /** Of this sheet, newest first. */
  readonly records: readonly RecordSummary[];
  readonly current: string | undefined;
  /** What the next one is begun with, where it is not just one more: 另一次妊娠. */
  readonly again?: string | undefined;
  /** Absent for who may only look. */
  readonly onNew: (() => void) | undefined;
};

/** What was recorded with a sheet that is filled again and again, and the way to the next one. */
export const RecordStrip = ({ records, current, again = '新增一次', onNew }: Props) => (
  <nav className="gw-care-strip" aria-label="历次记录">
    {onNew ? (
      <Link to="?" aria-current={current === undefined ? 'page' : undefined} onClick={onNew}>
        <Icon name="plus" />
        {again}
      </Link>
    ) : null}
    {records.map(({ id, occurredOn, headline }) => (
      <Link key={id} to={`?record=${encodeURIComponent(id)}`} aria-current={current === id ? 'page' : undefined}>
        {occurredOn}
        {headline[0] ? <small>{headline[0].text}</small> : null}
      </Link>
    ))}
    {records.length === 0 ? <span className="gw-muted">还没有记录</span> : null}
  </nav>
);
