import { isTicked, rowAt, type ListState } from '@gongwei/application/lists';
import type { Column, ListAction } from '@gongwei/domain/lists';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, type CSSProperties } from 'react';
import { useBehavior } from '../../shared/index.ts';
import { GridHead } from './grid-head.part.tsx';
import { GridRow } from './grid-row.part.tsx';
import { useList } from '../list-context.ts';
import type { Stretch } from './grid-scroll.rules.ts';
import { useCellLabels } from './use-cell-labels.ts';
import { useGridKeys } from './use-grid-keys.ts';
import { useGridScroll } from './use-grid-scroll.ts';
import { useSideways } from './use-sideways.ts';
import { ACTIONS_HEAD, actionsWidth, TICKS, tracksOf } from './grid-tracks.rules.ts';
import './grid.css';

const CardRow = lazy(() => import('../late.ts').then((module) => ({ default: module.CardRow })));

const HEAD = 36;
const ROWS = { roomy: 36, dense: 30 } as const;
const CARD = 88;

type Props = {
  readonly state: ListState;
  readonly columns: readonly Column[];
  /** Buttons a row may have; which of them, the row says. */
  readonly actions: readonly ListAction[];
  /** Rows can be ticked. */
  readonly ticking: boolean;
  readonly phone: boolean;
};

/**
 * The rows of a list; only those in sight are in the document. ↑ ↓ PageUp PageDown Home End move from row to row and, with Shift, tick the rows between; blank
 * ticks, Ctrl+A ticks whatever is found, Enter opens, Tab goes to the buttons of the row with the cursor.
 */
export const Grid = ({ state, columns, actions, ticking, phone }: Props) => {
  const { session, open, titleOf } = useList();
  const ticks = useBehavior(session.ticks$);
  const layout = useBehavior(session.layout$);
  const given = useCellLabels(session, state);
  const { rows, count, gone } = state;
  const found = count?.found ?? 0;
  const frame = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLTableSectionElement>(null);
  const at = Math.max(0, Math.min(useBehavior(session.cursor$), found - 1));
  const row = phone ? CARD : ROWS[layout.density ?? 'roomy'];
  const onMove = useCallback(
    (top: number, { first, last }: Stretch) => {
      session.stand({ index: session.place.index, top });
      session.show(first, last);
    },
    [session],
  );
  const scroll = useGridScroll({
    frame,
    layer,
    count: found,
    row,
    head: phone ? 0 : HEAD,
    top: session.place.top,
    led: session.place.led ? at : undefined,
    onMove,
  });
  useBeginning(state, at, scroll.goTo);
  const onFocus = useCallback((index: number) => session.stand({ ...session.place, index }), [session]);
  const moveTo = (index: number) => {
    onFocus(index);
    scroll.see(index);
    const focus = () => {
      const target = frame.current?.querySelector<HTMLElement>(`[data-row="${index}"]`);
      target?.focus({ preventScroll: true });
      return target;
    };
    // A frame may come later than the next key, which is meant from this row: only one that is yet to be drawn waits for it.
    if (!focus()) requestAnimationFrame(focus);
  };
  useGridKeys(layer, { session, state, ticks: ticking ? ticks : undefined, at, leap: scroll.leap, moveTo, open });
  const tracks = useMemo(
    () => tracksOf(columns, layout, ticking, actionsWidth(actions)),
    [columns, layout, ticking, actions],
  );
  const sight = useSideways(
    frame,
    { widths: tracks.widths, ticks: ticking ? TICKS : 0, actions: actionsWidth(actions) },
    tracks.width,
    phone ? undefined : scroll.room,
  );
  const style = {
    '--gw-tracks': tracks.template,
    height: scroll.track + (phone ? 0 : HEAD),
    minWidth: phone ? undefined : tracks.width,
  } as CSSProperties;
  const Row = phone ? CardRow : GridRow;
  return (
    <div ref={frame} className="gw-grid-frame" aria-busy={state.loading}>
      <table
        className="gw-grid"
        style={style}
        data-phone={phone || undefined}
        aria-label={session.definition.title}
        aria-rowcount={found + 1}
        aria-colcount={sight && columns.length + (ticking ? 1 : 0) + (actions.length > 0 ? 1 : 0)}
      >
        {phone ? null : (
          <GridHead columns={columns} ticking={ticking} actionsLabel={actions.length > 0 ? ACTIONS_HEAD : undefined} />
        )}
        <tbody ref={layer} style={{ transform: scroll.shift }} aria-owns={inOrder(scroll.rows, rows)}>
          <Suspense>
            {scroll.rows.map((index) => {
              const one = rowAt(rows, index);
              return (
                <Row
                  key={index % scroll.places}
                  index={index}
                  row={one}
                  height={row}
                  top={(index - scroll.anchor) * row}
                  title={one ? titleOf(one) : ''}
                  columns={columns}
                  sight={index === at ? undefined : sight}
                  widths={tracks.widths}
                  actions={actions}
                  ticking={ticking}
                  ticked={one !== undefined && isTicked(ticks, one.id)}
                  gone={one !== undefined && gone.has(one.id)}
                  active={index === at}
                  words={given}
                  onFocus={onFocus}
                />
              );
            })}
          </Suspense>
        </tbody>
      </table>
    </div>
  );
};

/** Read out one after the other, whatever their places in the document. */
const inOrder = (drawn: readonly number[], rows: ListState['rows']): string =>
  [...drawn]
    .sort((one, other) => one - other)
    .map((index) => `row-${rowAt(rows, index)?.id}`)
    .join(' ');

/** Another question begins at its top; the same rows asked for anew stay where they are. */
function useBeginning({ question }: ListState, index: number, goTo: (top: number) => void): void {
  const asked = useRef(question);
  useEffect(() => {
    if (asked.current !== question && index === 0) goTo(0);
    asked.current = question;
  }, [question, index, goTo]);
}
