import type { ResidentQuery, ResidentRow, ResidentSort } from '@gongwei/domain/resident';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Icon } from '../shared/index.ts';
import type { ResidentColumn } from './resident-columns.part.tsx';
import { allOrSome, type Ticked } from './selection.rules.ts';
import { isTick, TickBox } from './tick-box.part.tsx';

const ROW = 36;

/** Width of the column of boxes. Pixels. */
const TICKS = 40;

/** A page of residents: header stays, only visible rows are in the document. ↑ ↓ PageUp PageDown Home End move, Enter opens, blank ticks. */
export const ResidentTable = ({
  rows,
  total,
  offset,
  columns,
  sort,
  busy,
  ticked,
  onSort,
  onOpen,
  onTick,
}: {
  readonly rows: readonly ResidentRow[];
  readonly total: number;
  readonly offset: number;
  readonly columns: readonly ResidentColumn[];
  readonly sort: ResidentQuery['sort'];
  readonly busy: boolean;
  /** Names by id of those who are ticked; absent: nobody can be. */
  readonly ticked?: ReadonlyMap<string, string> | undefined;
  readonly onSort: (by: ResidentSort) => void;
  readonly onOpen: (row: ResidentRow) => void;
  readonly onTick: (people: readonly Ticked[], on: boolean) => void;
}) => {
  const frame = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW,
    overscan: 8,
    // The sticky header covers the first row's height of the frame.
    scrollPaddingStart: ROW,
  });
  const shown = useRef('');
  useEffect(() => {
    const people = rows.map(({ id }) => id).join();
    // The same people asked for anew (the list came back in front): one stays where one was.
    if (shown.current === people) return;
    shown.current = people;
    setActive(0);
    frame.current?.scrollTo({ top: 0 });
  }, [rows]);

  const moveTo = (index: number) => {
    const wanted = Math.max(0, Math.min(rows.length - 1, index));
    setActive(wanted);
    virtual.scrollToIndex(wanted);
    requestAnimationFrame(() =>
      frame.current?.querySelector<HTMLElement>(`tr[data-row="${wanted}"]`)?.focus({ preventScroll: true }),
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLElement) || event.target.dataset['row'] === undefined) return;
    const leap = Math.max(1, Math.floor((frame.current?.clientHeight ?? 0) / ROW) - 2);
    const targets: Readonly<Record<string, number>> = {
      ArrowDown: active + 1,
      ArrowUp: active - 1,
      PageDown: active + leap,
      PageUp: active - leap,
      Home: 0,
      End: rows.length - 1,
    };
    const target = targets[event.key];
    const row = rows[active];
    if (event.key === 'Enter' && row) onOpen(row);
    else if (event.key === ' ' && row && ticked) onTick([row], !ticked.has(row.id));
    else if (target !== undefined) moveTo(target);
    else return;
    event.preventDefault();
  };

  const visible = virtual.getVirtualItems();
  const above = visible[0]?.start ?? 0;
  const below = virtual.getTotalSize() - (visible.at(-1)?.end ?? 0);
  const minWidth = columns.reduce((sum, column) => sum + column.width, ticked ? TICKS : 0);
  return (
    <div ref={frame} className="gw-table-frame" aria-busy={busy}>
      <table className="gw-table" style={{ minWidth }} aria-label="居民" aria-rowcount={total}>
        <colgroup>
          {ticked ? <col style={{ width: TICKS }} /> : null}
          {columns.map((column) => (
            <col key={column.key} style={column.grows ? undefined : { width: column.width }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {ticked ? (
              <th scope="col">
                <TickBox label="选择本页全部" state={allOrSome(rows, ticked)} onTick={(on) => onTick(rows, on)} />
              </th>
            ) : null}
            {columns.map((column) => (
              <HeadCell key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {above > 0 ? <tr aria-hidden="true" style={{ height: above }} /> : null}
          {visible.map(({ index }) => {
            const row = rows[index];
            return row ? (
              <tr
                key={row.id}
                data-row={index}
                aria-rowindex={offset + index + 1}
                data-ticked={ticked?.has(row.id) || undefined}
                tabIndex={index === active ? 0 : -1}
                onClick={({ target }) => isTick(target) || onOpen(row)}
                onFocus={() => setActive(index)}
                onKeyDown={onKeyDown}
              >
                {ticked ? (
                  <td>
                    <TickBox
                      label={`选择${row.name}`}
                      state={ticked.has(row.id) ? 'all' : 'none'}
                      tabIndex={-1}
                      onTick={(on) => onTick([row], on)}
                    />
                  </td>
                ) : null}
                {columns.map((column) => (
                  <td key={column.key} data-align={column.align}>
                    {column.cell(row, index === active)}
                  </td>
                ))}
              </tr>
            ) : null;
          })}
          {below > 0 ? <tr aria-hidden="true" style={{ height: below }} /> : null}
        </tbody>
      </table>
    </div>
  );
};

const HeadCell = ({
  column,
  sort,
  onSort,
}: {
  readonly column: ResidentColumn;
  readonly sort: ResidentQuery['sort'];
  readonly onSort: (by: ResidentSort) => void;
}) => {
  const by = column.sort;
  if (by === undefined)
    return (
      <th scope="col" data-align={column.align}>
        {column.label}
      </th>
    );
  const direction = sort?.by === by ? (sort.descending ? 'descending' : 'ascending') : undefined;
  return (
    <th scope="col" data-align={column.align} aria-sort={direction}>
      <button type="button" onClick={() => onSort(by)}>
        {column.label}
        <span className="gw-sort" data-on={direction !== undefined || undefined}>
          <Icon name={direction === 'descending' ? 'down' : 'up'} size={12} />
        </span>
      </button>
    </th>
  );
};
