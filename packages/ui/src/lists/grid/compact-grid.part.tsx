import { rowAt, type ListState } from '@gongwei/application/lists';
import type { Column, ListAction } from '@gongwei/domain/lists';
import { useCallback, useEffect, useRef, useState, type CSSProperties } from 'react';
import { useBehavior } from '../../shared/index.ts';
import { GridHead } from './grid-head.part.tsx';
import { GridRow } from './grid-row.part.tsx';
import { ACTIONS_HEAD, actionsWidth, tracksOf } from './grid-tracks.rules.ts';
import { useList } from '../list-context.ts';
import { useCellLabels } from './use-cell-labels.ts';
import { useGridKeys } from './use-grid-keys.ts';
import './grid.css';
import './compact-grid.css';

/** Rows PageUp and PageDown move by. */
const LEAP = 10;

type Props = {
  readonly state: ListState;
  readonly columns: readonly Column[];
  readonly actions: readonly ListAction[];
  /** A press on a row leads somewhere. */
  readonly opens: boolean;
};

/**
 * The grid inside of a panel or a window: all rows are in the document, each as high as what it says, and the keys are those of every list. For some
 * hundred rows at the most; more are leafed through, or stand in `Grid`.
 */
export const CompactGrid = ({ state, columns, actions, opens }: Props) => {
  const { session, open, titleOf } = useList();
  const layout = useBehavior(session.layout$);
  const given = useCellLabels(session, state);
  const { rows, count, gone } = state;
  const found = count?.found ?? 0;
  const layer = useRef<HTMLTableSectionElement>(null);
  const [active, setActive] = useState(0);
  const at = Math.max(0, Math.min(active, found - 1));
  useEffect(() => session.show(0, Math.max(0, found - 1)), [session, found]);
  const onFocus = useCallback((index: number) => setActive(index), []);
  const moveTo = (index: number): void => {
    setActive(index);
    layer.current?.querySelector<HTMLElement>(`[data-row="${index}"]`)?.focus();
  };
  useGridKeys(layer, { session, state, ticks: undefined, at, leap: LEAP, moveTo, open });

  const { template, width } = tracksOf(columns, layout, false, actionsWidth(actions));
  return (
    <div className="gw-grid-frame" data-compact aria-busy={state.loading}>
      <table
        className="gw-grid"
        data-compact={opens ? 'opens' : 'still'}
        style={{ '--gw-tracks': template, minWidth: width } as CSSProperties}
        aria-label={session.definition.title}
        aria-rowcount={found + 1}
      >
        <GridHead columns={columns} ticking={false} actionsLabel={actions.length > 0 ? ACTIONS_HEAD : undefined} />
        <tbody ref={layer}>
          {Array.from({ length: found }, (_, index) => {
            const row = rowAt(rows, index);
            return (
              <GridRow
                key={row?.id ?? index}
                index={index}
                row={row}
                height={undefined}
                top={undefined}
                title={row ? titleOf(row) : ''}
                columns={columns}
                sight={undefined}
                widths={undefined}
                actions={actions}
                ticking={false}
                ticked={false}
                gone={row !== undefined && gone.has(row.id)}
                active={index === at}
                words={given}
                onFocus={onFocus}
              />
            );
          })}
        </tbody>
      </table>
    </div>
  );
};
