import { rowAt, type ListPart, type ListSession } from '@gongwei/application/lists';
import type { ListAction, ListDefinition, ListRow } from '@gongwei/domain/lists';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Button, Icon, MenuButton, useBehavior } from '../../shared/index.ts';
import { buttonsOf } from '../actions/list-actions.rules.ts';
import { JobStrip } from '../actions/job-strip.part.tsx';
import { useListActions } from '../actions/use-list-actions.tsx';
import { Cell } from '../grid/cell.part.tsx';
import { useCellLabels } from '../grid/use-cell-labels.ts';
import { ListContext } from '../list-context.ts';
import type { LentToLists } from './list-section.part.tsx';
import { usePartHere } from './use-part-here.ts';
import { usePartSession } from './use-part-session.ts';
import './list-section.css';

/** The row of a list that a page is about, as far as it is there: its values, what may be done with it, and what became of that. */
export type OneRowShown = {
  /** `undefined` while it is not known, and where there is none. */
  readonly row: ListRow | undefined;
  readonly known: boolean;
  /** The values of some columns, with their names; `own`: drawn by the page instead. */
  readonly facts: (keys: readonly string[], own?: { readonly [key: string]: ReactNode }) => ReactNode;
  readonly cell: (key: string) => ReactNode;
  /** Buttons for some actions, by their names; the others stand in a menu. */
  readonly actions: (first: readonly string[]) => ReactNode;
  /** Presses an action, if the row has it. */
  readonly press: (action: string) => boolean;
  readonly jobs: ReactNode;
};

type Props = {
  readonly definition: ListDefinition;
  readonly part: ListPart;
  readonly lent: LentToLists;
  readonly children: (shown: OneRowShown) => ReactNode;
};

/** One row of a list on a page of its own: whatever its definition says, masked and permitted as in the list. */
export const OneRow = ({ definition, part, lent, children }: Props) => {
  const session = usePartSession(definition, part);
  return session ? (
    <Shown session={session} lent={lent}>
      {children}
    </Shown>
  ) : (
    children(NOT_YET)
  );
};

const NOT_YET: OneRowShown = {
  row: undefined,
  known: false,
  facts: () => null,
  cell: () => null,
  actions: () => null,
  press: () => false,
  jobs: null,
};

type ShownProps = Pick<Props, 'lent' | 'children'> & { readonly session: ListSession };

const Shown = ({ session, lent, children }: ShownProps) => {
  const { pathname, search } = useLocation();
  const state = useBehavior(session.state$);
  const words = useCellLabels(session, state);
  const { act, window } = useListActions(session, lent.windows, lent.print, pathname + search);
  const here = usePartHere(session, act, lent.fields);
  const { definition } = session;
  const row = rowAt(state.rows, 0);
  const buttons = buttonsOf(definition, here.may);
  const offered = [...buttons.row, ...buttons.rows].filter(({ id }) => row?.actions.includes(id));
  const take = (action: ListAction): void => {
    if (row) act(action, { selection: { ids: [row.id] }, count: 1, rows: [row] });
  };
  const cell = (key: string): ReactNode => {
    const column = definition.columns.find((one) => one.key === key);
    return column && row ? <Cell {...{ column, row, words }} /> : null;
  };
  const shown: OneRowShown = {
    row,
    known: state.count !== undefined && !state.loading,
    cell,
    facts: (keys, own = {}) => (
      <dl className="gw-row-facts">
        {keys.map((key) => (
          <div key={key}>
            <dt>{definition.columns.find((one) => one.key === key)?.label}</dt>
            <dd>{own[key] ?? cell(key)}</dd>
          </div>
        ))}
      </dl>
    ),
    actions: (first) => <RowButtons offered={offered} first={first} onTake={take} />,
    press: (id) => {
      const action = offered.find((one) => one.id === id);
      if (action) take(action);
      return action !== undefined;
    },
    jobs: <JobStrip />,
  };
  return (
    <ListContext value={here}>
      {children(shown)}
      {window}
    </ListContext>
  );
};

const RowButtons = ({
  offered,
  first,
  onTake,
}: {
  readonly offered: readonly ListAction[];
  readonly first: readonly string[];
  readonly onTake: (action: ListAction) => void;
}) => {
  const shown = first.flatMap((id) => offered.find((action) => action.id === id) ?? []);
  const rest = offered.filter((action) => !shown.includes(action));
  return (
    <>
      {shown.map((action, at) => (
        <Button key={action.id} look={at === 0 ? 'primary' : 'normal'} onClick={() => onTake(action)}>
          {action.label}
        </Button>
      ))}
      {rest.length > 0 ? (
        <MenuButton
          entries={rest.map((action) => ({ key: action.id, label: action.label, onPick: () => onTake(action) }))}
          label="更多操作"
          look="icon"
        >
          <Icon name="more" size={14} />
        </MenuButton>
      ) : null}
    </>
  );
};
