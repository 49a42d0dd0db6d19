import type { RosterRowResult } from '@gongwei/domain/resident';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { Icon } from '../shared/index.ts';
import { OUTCOME_TONES, OUTCOME_WORDS } from './roster-words.ts';

/** Browsers before Chromium 130 do not let the arrow keys into a scroller that is not focusable. */
const SCROLLS_BY_KEYS = { tabIndex: 0 };

/** Thousands of rows with their messages; only those in sight are in the document. Row numbers are the sheet's own. */
export const RosterRows = ({ rows }: { readonly rows: readonly RosterRowResult[] }) => {
  const frame = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: (index) => 16 + 20 * Math.max(1, rows[index]?.messages.length ?? 1),
    overscan: 6,
  });
  return (
    <div className="gw-roster-rows" role="table" aria-label="逐行结果" aria-rowcount={rows.length + 1}>
      <div role="row" className="gw-roster-row gw-roster-head">
        <span role="columnheader">行号</span>
        <span role="columnheader">姓名</span>
        <span role="columnheader">身份证号</span>
        <span role="columnheader">结果</span>
        <span role="columnheader">说明</span>
      </div>
      <div ref={frame} className="gw-roster-scroll" {...SCROLLS_BY_KEYS} role="rowgroup" aria-label="逐行结果，可滚动">
        <div style={{ height: virtual.getTotalSize(), position: 'relative' }}>
          {virtual.getVirtualItems().map(({ index, start }) => {
            const row = rows[index];
            return row ? (
              <div
                key={row.row}
                ref={virtual.measureElement}
                data-index={index}
                role="row"
                aria-rowindex={index + 2}
                className="gw-roster-row"
                style={{ transform: `translateY(${start}px)` }}
              >
                <span role="cell" className="gw-num">
                  {row.row}
                </span>
                <span role="cell">{row.name ?? '—'}</span>
                <span role="cell" className="gw-num">
                  {row.idNumber ?? '—'}
                </span>
                <span role="cell">
                  <span className={`gw-chip ${OUTCOME_TONES[row.outcome]}`}>{OUTCOME_WORDS[row.outcome]}</span>
                </span>
                <span role="cell">
                  {row.messages.map((message) => (
                    <RowMessage key={message.text} message={message} />
                  ))}
                </span>
              </div>
            ) : null;
          })}
        </div>
      </div>
    </div>
  );
};

const RowMessage = ({ message }: { readonly message: RosterRowResult['messages'][number] }) => (
  <span className="gw-roster-message" data-severity={message.severity}>
    <Icon name={message.severity === 'error' ? 'alert' : 'check'} size={14} />
    {message.severity === 'warning' ? '提示：' : ''}
    {message.text}
  </span>
);
