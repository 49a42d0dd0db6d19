import { createRosterRows, ROSTER_ROWS_PAGE, RosterGateway } from '@gongwei/application/resident';
import type { RosterImport, RosterRowResult, RosterRowsShown } from '@gongwei/domain/resident';
import { Link } from 'react-router';
import {
  archivePath,
  EmptyState,
  FaultState,
  formatCount,
  Icon,
  LoadingState,
  Pager,
  useLoaded,
  useService,
} from '../shared/index.ts';
import { OUTCOME_TONES, outcomeWords } from './roster-words.ts';

/** Browsers before Chromium 130 do not let the arrow keys into a scroller that is not focusable. */
const SCROLLS_BY_KEYS = { tabIndex: 0 };

/** What was said of the rows, page by page. Row numbers are the sheet's own. */
export const RosterRows = ({
  status,
  outcome,
}: {
  readonly status: RosterImport;
  readonly outcome: RosterRowsShown | undefined;
}) => {
  const { id, state } = status;
  const {
    query: offset,
    value,
    loading,
    failure,
    reload,
    ask,
  } = useLoaded(createRosterRows, useService(RosterGateway), id, outcome);
  if (value === undefined)
    return failure === undefined ? (
      <LoadingState label="正在取逐行结果…" />
    ) : (
      <FaultState fault={failure} onRetry={reload} />
    );
  if (value.total === 0) return <EmptyState icon="check" title="没有这样的行" />;
  const words = outcomeWords(state);
  return (
    <>
      <div
        className="gw-table-frame"
        aria-busy={loading}
        {...SCROLLS_BY_KEYS}
        role="group"
        aria-label="逐行结果，可滚动"
      >
        <table className="gw-table gw-roster-table" aria-label="逐行结果" aria-rowcount={value.total}>
          <colgroup>
            <col style={{ width: 64 }} />
            <col style={{ width: 96 }} />
            <col style={{ width: 172 }} />
            <col style={{ width: 104 }} />
            <col />
          </colgroup>
          <thead>
            <tr>
              <th scope="col">行号</th>
              <th scope="col">姓名</th>
              <th scope="col">身份证号</th>
              <th scope="col">结果</th>
              <th scope="col">说明</th>
            </tr>
          </thead>
          <tbody>
            {value.rows.map((row) => (
              <Row key={row.row} row={row} word={words[row.outcome]} />
            ))}
          </tbody>
        </table>
      </div>
      <Pager total={value.total} offset={offset} size={ROSTER_ROWS_PAGE} unit="行" onOffset={ask} />
    </>
  );
};

const Row = ({ row, word }: { readonly row: RosterRowResult; readonly word: string }) => (
  <tr>
    <td className="gw-num">{formatCount(row.row)}</td>
    <td>
      {row.residentId !== undefined && row.name !== undefined ? (
        <Link to={archivePath(row.residentId)}>{row.name}</Link>
      ) : (
        (row.name ?? '—')
      )}
    </td>
    <td className="gw-num">{row.idNumber ?? '—'}</td>
    <td>
      <span className={`gw-chip ${OUTCOME_TONES[row.outcome]}`}>{word}</span>
    </td>
    <td>
      {row.messages.map(({ severity, text }) => (
        <span key={text} className="gw-roster-message" data-severity={severity}>
          <Icon name={severity === 'note' ? 'check' : 'alert'} size={14} />
          {severity === 'warning' ? '提示：' : ''}
          {text}
        </span>
      ))}
      {row.differences?.map(({ column, from, to }) => (
        <span key={column} className="gw-roster-difference">
          {column}：<del>{from === '' ? '（空）' : from}</del> → <ins>{to}</ins>
        </span>
      ))}
    </td>
  </tr>
);
