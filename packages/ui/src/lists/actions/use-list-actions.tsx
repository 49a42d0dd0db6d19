import { addressOfRow, ListSessions, placeOf, type ListSession } from '@gongwei/application/lists';
import type { ListAction, ListRow } from '@gongwei/domain/lists';
import { lazy, Suspense, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { formEntryPath, newFormPath, useNotify, useService, wordsOf } from '../../shared/index.ts';
import { useNow } from '../../shared/use-now.ts';
import type { ActionTarget } from '../list-context.ts';
import type { ActionWindow } from '../list.screen.tsx';

const BulkAction = lazy(() => import('./acting.ts').then((module) => ({ default: module.BulkAction })));

type Acting = { readonly action: ListAction; readonly target: ActionTarget };

/** What happens when an action is pressed: it leads somewhere, opens a window, or is done over rows as a job. `at`: the address of the list. */
export function useListActions(
  session: ListSession,
  windows: { readonly [name: string]: ActionWindow },
  print: ActionWindow | undefined,
  at: string,
): { readonly act: (action: ListAction, target: ActionTarget) => void; readonly window: ReactNode } {
  const navigate = useNavigate();
  const notify = useNotify();
  const lists = useService(ListSessions);
  const list = useNow(at);
  const [acting, setActing] = useState<Acting>();
  const close = useCallback(() => setActing(undefined), []);
  const begun = useCursorBack(acting, close);
  const act = useCallback(
    (action: ListAction, target: ActionTarget) => {
      const { does } = action;
      const [row] = target.rows;
      if ('open' in does) {
        const address = row ? addressOfRow(does.open, row) : does.open;
        beginWalk(lists, session, { opens: does.open, row }, list());
        if (address) void navigate(address, { state: { list: list() } });
      } else if ('form' in does && row?.residentId !== undefined) {
        void navigate(newFormPath(row.residentId, does.form), { state: { list: list() } });
      } else if ('form' in does && action.on === 'page') {
        // Whose it is, is asked there.
        void navigate(formEntryPath(does.form), { state: { list: list() } });
      } else if ('export' in does) {
        const shown = session.layout$.value.columns ?? session.definition.columns.map(({ key }) => key);
        session
          .export(shown)
          .catch((thrown: unknown) => notify({ kind: 'danger', text: `没有导出：${wordsOf(thrown).message}` }));
      } else setActing({ action, target });
    },
    [navigate, notify, session, lists, list],
  );
  return {
    act,
    window: acting ? <Acted {...acting} windows={windows} print={print} onBegun={begun} onClose={close} /> : null,
  };
}

/** The button that opens a row as the row itself does begins the same walk. */
function beginWalk(
  lists: ListSessions,
  session: ListSession,
  { opens, row }: { readonly opens: string; readonly row: ListRow | undefined },
  list: string,
): void {
  const { rows } = session.state$.value;
  const at = row && opens === session.definition.open ? placeOf(rows, row.id) : undefined;
  if (at !== undefined) lists.walkTo(session, at, list);
}

/** What was pressed goes away with the ticks, or with what the row may still have done: the cursor goes to the row. */
function useCursorBack(acting: Acting | undefined, close: () => void): () => void {
  const done = useRef<Acting>(undefined);
  useEffect(() => {
    if (acting || !done.current) return;
    const { action, target } = done.current;
    done.current = undefined;
    if (action.on !== 'row' && action.on !== 'rows') return;
    const [row] = action.on === 'row' ? target.rows : [];
    const rows = document.querySelectorAll<HTMLElement>(
      row ? `[id="row-${row.id}"]` : '.gw-list tbody tr[tabindex="0"]',
    );
    // Lists of other tabs are kept behind, out of sight.
    [...rows].find(({ offsetParent }) => offsetParent)?.focus({ preventScroll: true });
  }, [acting]);
  return useCallback(() => {
    done.current = acting;
    close();
  }, [acting, close]);
}

const Acted = ({
  action,
  target,
  windows,
  print,
  onBegun,
  onClose,
}: Acting & {
  readonly onBegun: () => void;
  readonly print: ActionWindow | undefined;
  readonly windows: { readonly [name: string]: ActionWindow };
  readonly onClose: () => void;
}) => {
  const { does } = action;
  const name = 'dialog' in does ? does.dialog : 'print' in does ? does.print : undefined;
  const Own = name === undefined ? undefined : (windows[name] ?? ('print' in does ? print : undefined));
  return (
    <Suspense fallback={null}>
      {Own ? (
        <Own target={target} sheet={'print' in does ? does.print : action.id} onClose={onClose} />
      ) : (
        <BulkAction action={action} target={target} onBegun={onBegun} onClose={onClose} />
      )}
    </Suspense>
  );
};
