import {
  isTicked,
  rowAt,
  rowsBetween,
  tickedCount,
  type ListSession,
  type ListState,
  type Ticks,
} from '@gongwei/application/lists';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { isTickAll, rowOfKey } from './grid-keys.rules.ts';

type Standing = {
  readonly session: ListSession;
  readonly state: ListState;
  /** Absent where rows cannot be ticked. */
  readonly ticks: Ticks | undefined;
  /** The row with the cursor. */
  readonly at: number;
  /** Rows of a page. */
  readonly leap: number;
  readonly moveTo: (index: number) => void;
  readonly open: (index: number) => void;
};

/** The keys of a row with the cursor; those of its buttons are theirs. */
export function useGridKeys(layer: RefObject<HTMLElement | null>, standing: Standing): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLElement) || event.target.dataset['row'] === undefined) return;
    if (tickedBy(event, standing) || movedBy(event, standing)) event.preventDefault();
  });
  useEffect(() => {
    const element = layer.current;
    const press = (event: KeyboardEvent) => pressed(event);
    element?.addEventListener('keydown', press);
    return () => element?.removeEventListener('keydown', press);
  }, [layer]);
}

const withOthers = ({ ctrlKey, altKey, metaKey }: KeyboardEvent): boolean => ctrlKey || altKey || metaKey;

/** Blank ticks a row, Shift with a key that moves the rows it passes, Ctrl+A everything found. */
function tickedBy(event: KeyboardEvent, { session, state, ticks, at, leap, moveTo }: Standing): boolean {
  if (!ticks) return false;
  const found = state.count?.found ?? 0;
  if (isTickAll(event)) {
    if (tickedCount(ticks, state.count) < found) session.tickEverything();
    else session.tickNothing();
    return true;
  }
  const here = rowAt(state.rows, at);
  if (withOthers(event) || !here) return false;
  const target = event.shiftKey ? rowOfKey(event.key, at, found, leap) : undefined;
  if (target !== undefined) {
    const stretch = rowsBetween(state.rows, Math.min(at, target), Math.max(at, target));
    // Rows still on their way would be left out unseen: the cursor waits for them.
    if (stretch.length <= Math.abs(target - at)) return true;
    const ids = stretch.map(({ id }) => id);
    session.tick(ids, true);
    moveTo(target);
    return true;
  }
  if (event.key !== ' ') return false;
  session.tick([here.id], !isTicked(ticks, here.id));
  return true;
}

function movedBy(event: KeyboardEvent, { state, at, leap, moveTo, open }: Standing): boolean {
  if (withOthers(event)) return false;
  if (event.key === 'Enter') {
    open(at);
    return true;
  }
  const target = rowOfKey(event.key, at, state.count?.found ?? 0, leap);
  if (target !== undefined) moveTo(target);
  return target !== undefined;
}
