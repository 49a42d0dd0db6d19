import { addressOfRow, type ListSession } from '@gongwei/application/lists';
import type { ListAction } from '@gongwei/domain/lists';
import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { formEntryPath, newFormPath, useNotify, wordsOf } from '../shared/index.ts';
import type { ActionTarget } from './list-context.ts';
import type { ActionWindow } from './list.screen.tsx';

const BulkAction = lazy(() => import('./bulk-action.part.tsx').then((module) => ({ default: module.BulkAction })));

type Acting = { readonly action: ListAction; readonly target: ActionTarget };

/** What happens when an action is pressed: it leads somewhere, opens a window, or is done over rows as a job. */
export function useListActions(
  session: ListSession,
  windows: { readonly [name: string]: ActionWindow },
  print: ActionWindow | undefined,
  list: string,
): { readonly act: (action: ListAction, target: ActionTarget) => void; readonly window: ReactNode } {
  const navigate = useNavigate();
  const notify = useNotify();
  const [acting, setActing] = useState<Acting>();
  const close = useCallback(() => setActing(undefined), []);
  const act = useCallback(
    (action: ListAction, target: ActionTarget) => {
      const { does } = action;
      const [row] = target.rows;
      if ('open' in does) {
        const address = row ? addressOfRow(does.open, row) : does.open;
        if (address) void navigate(address, { state: { list } });
      } else if ('form' in does && row?.residentId !== undefined) {
        void navigate(newFormPath(row.residentId, does.form), { state: { list } });
      } else if ('form' in does && action.on === 'page') {
        // Whose it is, is asked there.
        void navigate(formEntryPath(does.form), { state: { list } });
      } else if ('export' in does) {
        const shown = session.layout$.value.columns ?? session.definition.columns.map(({ key }) => key);
        session
          .export(shown)
          .catch((thrown: unknown) => notify({ kind: 'danger', text: `没有导出：${wordsOf(thrown).message}` }));
      } else setActing({ action, target });
    },
    [navigate, notify, session, list],
  );
  return { act, window: acting ? <Acted {...acting} windows={windows} print={print} onClose={close} /> : null };
}

const Acted = ({
  action,
  target,
  windows,
  print,
  onClose,
}: Acting & {
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
        <Own target={target} onClose={onClose} />
      ) : (
        <BulkAction action={action} target={target} onClose={onClose} />
      )}
    </Suspense>
  );
};
