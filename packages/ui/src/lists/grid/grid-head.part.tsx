import { allOrSome, nextSort, rowsBetween, sortOf, widthOf, withWidth } from '@gongwei/application/lists';
import type { Column } from '@gongwei/domain/lists';
import { useRef, type PointerEvent } from 'react';
import { Icon, useBehavior } from '../../shared/index.ts';
import { TickBox } from '../../shared/tick-box.part.tsx';
import { useReader } from '../../shared/use-may-reveal.ts';
import { alignOf } from './cell-text.rules.ts';
import { useList } from '../list-context.ts';

type Props = {
  readonly columns: readonly Column[];
  readonly ticking: boolean;
  /** Over the buttons at the end of a row; absent: there are none. */
  readonly actionsLabel: string | undefined;
};

/** The headings: a press sorts, the edge between two makes a column wider. */
export const GridHead = ({ columns, ticking, actionsLabel }: Props) => (
  <thead>
    <tr aria-rowindex={1}>
      {ticking ? (
        <th scope="col" className="gw-grid-tick">
          <TickKnown />
        </th>
      ) : null}
      {columns.map((column, at) => (
        <Heading key={column.key} column={column} first={at === 0} />
      ))}
      {actionsLabel ? (
        <th scope="col" className="gw-grid-actions">
          {actionsLabel}
        </th>
      ) : null}
    </tr>
  </thead>
);

/** Ticks the rows that are known, or everything once they all are. */
const TickKnown = () => {
  const { session } = useList();
  const { rows, count } = useBehavior(session.state$);
  const ticks = useBehavior(session.ticks$);
  const known = rowsBetween(rows, 0, Math.min(count?.found ?? 0, MOST_AT_ONCE) - 1);
  const state = ticks.kind === 'found' ? (ticks.except.size === 0 ? 'all' : 'some') : allOrSome(ticks, known);
  return (
    <TickBox
      label={`选择已取到的 ${known.length} ${session.definition.unit}`}
      state={state}
      onTick={(on) =>
        ticks.kind === 'found'
          ? session.tickNothing()
          : session.tick(
              known.map(({ id }) => id),
              on,
            )
      }
    />
  );
};
const MOST_AT_ONCE = 100;

/** What would tell of hidden names and birthdays by its order alone. */
const TELLING = ['person-name', 'birth-date'];

const Heading = ({ column, first }: { readonly column: Column; readonly first: boolean }) => {
  const { session } = useList();
  const { question } = useBehavior(session.state$);
  const reader = useReader(session.definition);
  const { key, label, hint, masked, sortable } = column;
  const [top] = sortOf(session.definition, question);
  const direction = top?.by === key ? (top.descending ? 'descending' : 'ascending') : undefined;
  const sorts = sortable === true && (reader === 'reveals' || masked === undefined || !TELLING.includes(masked));
  return (
    <th
      scope="col"

      data-align={alignOf(column)}
      data-first={first || undefined}
      aria-sort={direction}
      title={hint}
    >
      {sorts ? (
        <button type="button" onClick={() => session.ask({ sort: nextSort(session.definition, question, key) })}>
          {label}
          <span className="gw-sort" data-on={direction !== undefined || undefined}>
            <Icon name={direction === 'descending' ? 'down' : 'up'} size={12} />
          </span>
        </button>
      ) : (
        label
      )}
      <WidthEdge column={column} />
    </th>
  );
};

/** Drawn with the pointer; with keys the column editor does the same. */
const WidthEdge = ({ column }: { readonly column: Column }) => {
  const { session } = useList();
  const layout = useBehavior(session.layout$);
  const start = useRef<{ readonly x: number; readonly width: number }>(undefined);
  const widen = (event: PointerEvent<HTMLSpanElement>): void => {
    if (!start.current) return;
    session.keepLayout(withWidth(layout, column.key, start.current.width + event.clientX - start.current.x));
  };
  return (
    <span
      className="gw-grid-edge"
      aria-hidden="true"
      onPointerDown={(event) => {
        const width = event.currentTarget.parentElement?.offsetWidth ?? widthOf(column, layout);
        start.current = { x: event.clientX, width };
        event.currentTarget.setPointerCapture(event.pointerId);
        event.preventDefault();
      }}
      onPointerMove={widen}
      onPointerUp={() => (start.current = undefined)}
      onPointerCancel={() => (start.current = undefined)}
      onDoubleClick={() => session.keepLayout(withWidth(layout, column.key, column.width))}
    />
  );
};
