import { createStoredRecord, RecordRepository } from '@gongwei/application/forms';
import type { RecordSummary } from '@gongwei/domain/forms';
import { isCardOpen } from '@gongwei/domain/maternal-child';
import { Link } from 'react-router';
import { Icon, useLoaded, useService } from '../shared/index.ts';
import { CARD } from './per-pregnancy.rules.ts';

type Props = {
  /** Of this sheet, newest first. */
  readonly records: readonly RecordSummary[];
  readonly current: string | undefined;
  /** What the next one is begun with, where it is not just one more: 另一次妊娠. */
  readonly again?: string | undefined;
  /** Why there is no next one yet. */
  readonly hint?: string | undefined;
  /** Absent for who may only look. */
  readonly onNew: (() => void) | undefined;
};

/** Cards of pregnancies: the next one is booked when the newest is closed. `newest`: of this version. */
export const CardStrip = ({ newest, onNew, ...strip }: Props & { readonly newest: RecordSummary }) => {
  const { value: card } = useLoaded(createStoredRecord, useService(RecordRepository), newest.id);
  const isClosed = card !== undefined && !isCardOpen(CARD, card.data);
  const hint = card && !isClosed && onNew ? '再次怀孕的，先结案，再建新册。' : undefined;
  return <RecordStrip {...strip} hint={hint} onNew={isClosed ? onNew : undefined} />;
};

/** What was recorded with a sheet that is filled again and again, and the way to the next one. */
export const RecordStrip = ({ records, current, again = '新增一次', hint, onNew }: Props) => (
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
    {hint === undefined ? null : <span className="gw-muted">{hint}</span>}
    {records.length === 0 ? <span className="gw-muted">还没有记录</span> : null}
  </nav>
);
