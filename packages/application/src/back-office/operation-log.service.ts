import type { Operation } from '@gongwei/domain/back-office';
import { createScope, token, type Behavior } from '../shared/index.ts';

/** One line of the log while it is fetched, when it could not be (`failure`: a `Fault`), and when it is there. */
export type OperationState =
  | { readonly status: 'awaited' }
  | { readonly status: 'failed'; readonly failure: unknown }
  | { readonly status: 'here'; readonly operation: Operation };

/** One line of the operation log, asked for once. */
export interface OpenOperation {
  readonly state$: Behavior<OperationState>;
  reload(): void;
  dispose(): void;
}

/** Opens one line of the operation log by its id. Whoever opens it ends it. */
export interface OperationLog {
  open(id: string): OpenOperation;
}
export const OperationLog = token<OperationLog>('OperationLog');

/** `find` rejects with a `Fault`. */
export const createOperationLog = (find: (id: string) => Promise<Operation>): OperationLog => ({
  open(id) {
    const scope = createScope();
    const state$ = scope.behavior<OperationState>({ status: 'awaited' });
    const load = (): void =>
      void find(id).then(
        (operation) => state$.next({ status: 'here', operation }),
        (failure: unknown) => state$.next({ status: 'failed', failure }),
      );
    load();
    return { state$, reload: load, dispose: () => scope.end() };
  },
});
