import { rowAt } from '@gongwei/application/lists';
import { RoundGateway } from '@gongwei/application/plans';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useList } from '../lists/index.ts';
import { useBehavior, useNotify, useService, wordsOf } from '../shared/index.ts';
import type { RoundRow } from './round-order.rules.ts';
import type { Side } from './row-pull.ts';

/** Moves rows of one's own round, one after the other; the cursor goes with the row. */
export function useRoundMove() {
  const { session, titleOf } = useList();
  const gateway = useService(RoundGateway);
  const notify = useNotify();
  const { rows, count } = useBehavior(session.state$);
  const [busy, setBusy] = useState(false);
  /** The row that was moved, to be found again when the list is there anew. */
  const moved = useRef<string>(undefined);
  const rowOf = useCallback((index: number) => rowAt(rows, index), [rows]);

  const move = async (index: number, beside: RoundRow, side: Side): Promise<void> => {
    const row = rowOf(index);
    if (busy || row?.residentId === undefined || beside.residentId === row.residentId) return;
    setBusy(true);
    try {
      const answer = await gateway.move(row.residentId, beside.residentId, side);
      if (!answer.ok) return notify({ kind: 'warn', text: answer.failure });
      moved.current = row.id;
      session.reload();
    } catch (failure) {
      notify({ kind: 'danger', text: `没有移动：${wordsOf(failure).message}` });
    } finally {
      setBusy(false);
    }
  };
  const forget = (): void => {
    gateway
      .forget()
      .then(session.reload, (failure: unknown) =>
        notify({ kind: 'danger', text: `没有恢复：${wordsOf(failure).message}` }),
      );
  };
  useEffect(() => {
    const element = moved.current === undefined ? null : document.getElementById(`row-${moved.current}`);
    if (!element || document.activeElement === element) return;
    moved.current = undefined;
    element.focus();
    const at = Number(element.dataset['row']);
    const row = rowOf(at);
    if (row) element.setAttribute('aria-description', `${titleOf(row)} 现在是第 ${at + 1} 行`);
  }, [rows, rowOf, titleOf]);
  return { move, forget, rowOf, found: count?.found ?? 0 };
}
