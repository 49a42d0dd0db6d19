import { SessionService } from '@gongwei/application/identity';
import { createLocalList, rowAt, type LocalList } from '@gongwei/application/lists';
import { Clock } from '@gongwei/application/shared';
import {
  mayTakeAction,
  type ListAction,
  type ListDefinition,
  type ListRow,
  type LocalRow,
} from '@gongwei/domain/lists';
import { useLayoutEffect, useMemo, useState } from 'react';
import { EmptyState, useBehavior, useService } from '../shared/index.ts';
import { CompactGrid } from './grid/compact-grid.part.tsx';
import { ListContext, type AnswerFields, type ListHere } from './list-context.ts';

type Props = {
  readonly definition: ListDefinition;
  readonly rows: readonly LocalRow[];
  /** Enter on a row, or a press; absent: rows lead nowhere. */
  readonly onOpen?: (row: ListRow) => void;
  /** What a row's buttons do; those are there for which who is logged in holds the letter. */
  readonly onAct?: (action: ListAction, row: ListRow) => void;
};

const NO_ACTIONS: readonly ListAction[] = [];
/** Rows at hand have no windows that ask for residents or sessions. */
const none = () => null;
const NO_FIELDS: AnswerFields = { resident: none, signature: none, session: none };

/** A list over rows a screen has at hand, in the compact grid: whatever its definition says. */
export const LocalListRows = ({ definition, rows, onOpen, onAct }: Props) => {
  const clock = useService(Clock);
  const [first] = useState(rows);
  const [list, setList] = useState<LocalList>();
  // Made and ended by one effect, as React may put a screen away and bring it back; before it is painted, so that nothing jumps.
  useLayoutEffect(() => {
    const made = createLocalList(definition, clock, first);
    setList(made);
    return made.end;
  }, [definition, clock, first]);
  useLayoutEffect(() => list?.put(rows), [list, rows]);
  return list ? <Shown list={list} definition={definition} onOpen={onOpen} onAct={onAct} /> : null;
};

type ShownProps = Omit<Props, 'rows' | 'onOpen' | 'onAct'> & {
  readonly list: LocalList;
  readonly onOpen: Props['onOpen'];
  readonly onAct: Props['onAct'];
};

const Shown = ({ list: { session }, definition, onOpen, onAct }: ShownProps) => {
  const state = useBehavior(session.state$);
  const { may } = useService(SessionService);
  const here = useMemo((): ListHere => {
    const [title] = definition.columns;
    return {
      session,
      titleOf: (row) => (title ? String(row.cells[title.key] ?? '') : ''),
      open: (index) => {
        const row = rowAt(session.state$.value.rows, index);
        if (row) onOpen?.(row);
      },
      act: (action, { rows: [row] }) => row && onAct?.(action, row),
      fields: NO_FIELDS,
      may: (action) => mayTakeAction(definition, action, may),
    };
  }, [definition, session, may, onOpen, onAct]);
  if (state.count?.found === 0 && !state.loading) return <EmptyState icon="empty" title={definition.empty.text} />;
  const onRow = onAct ? (definition.actions ?? NO_ACTIONS).filter(here.may) : NO_ACTIONS;
  return (
    <ListContext value={here}>
      <CompactGrid state={state} columns={definition.columns} actions={onRow} opens={onOpen !== undefined} />
    </ListContext>
  );
};
