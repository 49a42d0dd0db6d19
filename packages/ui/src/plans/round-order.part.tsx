import { useList } from '../lists/index.ts';
import { Button, useBehavior, useMay, useUserSession } from '../shared/index.ts';
import { useDocumentKeys } from '../shared/use-document-keys.ts';
import { neighbourOf } from './round-order.rules.ts';
import './round-order.css';
import { useRoundMove } from './use-round-move.ts';
import { useRowPull } from './use-row-pull.ts';

/** The list is one's own round in the order of one's own hand; only there rows can be moved. */
function useOwnRound(): boolean {
  const { session } = useList();
  const { question } = useBehavior(session.state$);
  const me = useUserSession()?.user.id;
  const doctors = (question.where as { readonly doctor?: readonly string[] } | undefined)?.doctor;
  const mine = doctors?.length === 1 && (doctors[0] === '@me' || doctors[0] === me);
  return useMay('gwsfmkgl:E') && mine && question.sort?.[0]?.by === 'place';
}

/** Moves people of today's round by Alt+↑ and Alt+↓, or by pulling a row to its place. */
export const RoundOrder = () => (useOwnRound() ? <Ordering /> : null);

const KEYS: { readonly [key: string]: 1 | -1 } = { ArrowUp: -1, ArrowDown: 1 };

/** The row whose person Alt+↑ or Alt+↓ moves, and which way. */
function wished({ key, altKey, ctrlKey, metaKey, target }: KeyboardEvent) {
  const by = KEYS[key];
  if (by === undefined || !altKey || ctrlKey || metaKey || !(target instanceof HTMLElement)) return undefined;
  const at = target.closest<HTMLElement>('tr[data-row]')?.dataset['row'];
  return at === undefined ? undefined : { at: Number(at), by };
}

const Ordering = () => {
  const { move, forget, rowOf, found } = useRoundMove();
  useDocumentKeys((event) => {
    const wish = wished(event);
    if (!wish) return;
    event.preventDefault();
    const beside = neighbourOf(rowOf, found, wish.at, wish.by);
    if (beside) void move(wish.at, beside, wish.by < 0 ? 'before' : 'after');
  });
  useRowPull((from, to, side) => {
    const beside = rowOf(to);
    if (beside?.residentId !== undefined) void move(from, { id: beside.id, residentId: beside.residentId }, side);
  });
  return (
    <span className="gw-round-order">
      <span className="gw-muted">
        <kbd>Alt+↑</kbd> <kbd>Alt+↓</kbd> 或拖动一行，排走访顺序
      </span>
      <Button small look="quiet" onClick={forget}>
        恢复按村排列
      </Button>
    </span>
  );
};
