import { rowsBetween, tickedCount, type ListState } from '@gongwei/application/lists';
import type { ListAction, ListCount } from '@gongwei/domain/lists';
import { Button, formatCount, Icon, useBehavior } from '../shared/index.ts';
import { foundTarget, hiddenCount, selectionTarget } from './actions/selection-labels.rules.ts';
import { useList, type ActionTarget } from './list-context.ts';

type Props = {
  readonly state: ListState;
  /** What may be done with ticked rows. */
  readonly actions: readonly ListAction[];
  readonly onKeys: () => void;
  /** Prints rows with boxes to tick. */
  readonly onPrint: (target: ActionTarget) => void;
};

/** How many there are; once rows are ticked, how many and what may be done with them. Its height is the same either way. */
export const ListFoot = ({ state, actions, onKeys, onPrint }: Props) => {
  const { session } = useList();
  const ticks = useBehavior(session.ticks$);
  const ticked = tickedCount(ticks, state.count);
  return (
    <footer className="gw-list-foot" data-ticked={ticked > 0 || undefined}>
      {ticked > 0 ? (
        <Ticked state={state} actions={actions} ticked={ticked} onPrint={onPrint} />
      ) : (
        <>
          <span role="status">
            <Count count={state.count} unit={session.definition.unit} onExact={session.countExactly} />
          </span>
          <Button look="quiet" small className="gw-foot-print" onClick={() => onPrint(foundTarget(state))}>
            打印清单
          </Button>
          <Button look="quiet" small className="gw-foot-keys" title="快捷键（?）" onClick={onKeys}>
            快捷键
          </Button>
        </>
      )}
    </footer>
  );
};

const Count = ({
  count,
  unit,
  onExact,
}: {
  readonly count: ListCount | undefined;
  readonly unit: string;
  readonly onExact: () => void;
}) => {
  if (!count) return null;
  if (count.exact)
    return (
      <>
        共 <strong>{formatCount(count.found)}</strong> {unit}
      </>
    );
  return (
    <>
      <strong>{Math.floor(count.found / 10_000)} 万以上</strong> {unit}
      <button type="button" className="gw-link" onClick={onExact}>
        数清
      </button>
    </>
  );
};

const Ticked = ({
  state,
  actions,
  ticked,
  onPrint,
}: {
  readonly state: ListState;
  readonly actions: readonly ListAction[];
  readonly ticked: number;
  readonly onPrint: Props['onPrint'];
}) => {
  const { session, act } = useList();
  const ticks = useBehavior(session.ticks$);
  const { unit } = session.definition;
  const found = state.count?.found ?? 0;
  const hidden = hiddenCount(ticks, ticked, rowsInFrame(state));
  const target = selectionTarget(ticks, ticked, state);
  return (
    <>
      <span role="status">
        已选 <strong>{formatCount(ticked)}</strong> {unit}
        {hidden > 0 ? (
          <span className="gw-muted">
            ，其中 {formatCount(hidden)} {unit}不在屏幕上
          </span>
        ) : null}
      </span>
      {ticks.kind === 'some' && found > ticked ? (
        <button type="button" className="gw-link" onClick={() => session.tickEverything()}>
          选中全部 {formatCount(found)} {unit}
        </button>
      ) : null}
      <button type="button" className="gw-link" onClick={() => session.tickNothing()}>
        取消选择
      </button>
      <span className="gw-foot-actions">
        <Button small onClick={() => onPrint(target)}>
          <Icon name="print" size={14} />
          打印清单
        </Button>
        {actions.map((action, at) => (
          <Numbered key={action.id} action={action} number={at + 1} onClick={() => act(action, target)} />
        ))}
      </span>
    </>
  );

  function rowsInFrame({ rows }: ListState): ReadonlySet<string> {
    const { top } = session.place;
    const row = 36;
    const first = Math.floor(top / row);
    return new Set(rowsBetween(rows, first, first + 20).map(({ id }) => id));
  }
};

/** Says which key presses it; there are nine. */
const Numbered = ({
  action,
  number,
  onClick,
}: {
  readonly action: ListAction;
  readonly number: number;
  readonly onClick: () => void;
}) => (
  <Button small data-number={number} aria-keyshortcuts={number > 9 ? undefined : String(number)} onClick={onClick}>
    {action.does && 'print' in action.does ? <Icon name="print" size={14} /> : null}
    {action.label}
    {number > 9 ? null : <kbd aria-hidden="true">{number}</kbd>}
  </Button>
);
