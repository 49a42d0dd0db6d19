import type { ListAction, ListRow } from '@gongwei/domain/lists';
import { Button, Icon, MenuButton, type MenuEntry } from '../../shared/index.ts';
import { MOST_BUTTONS } from './grid-tracks.rules.ts';
import { useList } from '../list-context.ts';

type Props = {
  readonly row: ListRow;
  readonly title: string;
  readonly actions: readonly ListAction[];
  readonly active: boolean;
  /** All of them behind one button. */
  readonly folded?: boolean;
};

/** What may be done with a row now: the first two as buttons, the others and what is rare in a menu. The server says which, also of one that left the answer. */
export const RowActions = ({ row, title, actions, active, folded = false }: Props) => {
  const { act } = useList();
  const offered = actions.filter(({ id }) => row.actions.includes(id));
  const target = { selection: { ids: [row.id] }, count: 1, rows: [row] };
  const shown = folded ? [] : offered.filter(({ rare }) => !rare).slice(0, MOST_BUTTONS);
  const behind = offered.filter((action) => !shown.includes(action));
  const tabIndex = active ? 0 : -1;
  const entries: readonly MenuEntry[] = behind.map((action) => ({
    key: action.id,
    label: action.label,
    onPick: () => act(action, target),
  }));
  return (
    // A press here is meant for a button: it opens no row.
    <span className="gw-row-buttons" role="presentation" onClick={(event) => event.stopPropagation()}>
      {shown.map((action) => (
        <Button
          key={action.id}
          look="quiet"
          small
          tabIndex={tabIndex}
          aria-label={`${action.label}：${title}`}
          onClick={() => act(action, target)}
        >
          {action.label}
        </Button>
      ))}
      {entries.length > 0 ? (
        <MenuButton entries={entries} label={`更多操作：${title}`} owner={row.id} look="icon" small tabIndex={tabIndex}>
          <Icon name="more" size={14} />
        </MenuButton>
      ) : null}
    </span>
  );
};
