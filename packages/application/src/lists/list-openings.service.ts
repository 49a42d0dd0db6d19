import { BehaviorSubject } from 'rxjs';
import {
  createLoaded,
  listened,
  STORED,
  type Behavior,
  type IdSource,
  type Loaded,
  type StoredItems,
} from '../shared/index.ts';
import { moveKeptFilters } from './kept-filters.ts';
import type { ListGateway, RowsPurpose } from './list-gateway.port.ts';
import type { ListSession } from './list-session.service.ts';
import type { SelectedRows } from './rows-of-selection.ts';

/** The ticked rows of a list, at most so many. */
export const createSelectedRows = (
  session: Pick<ListSession, 'rowsOf'>,
  selection: Parameters<ListSession['rowsOf']>[0],
  most: number,
  what?: RowsPurpose,
): Loaded<SelectedRows> => createLoaded(() => session.rowsOf(selection, most, what));

/**
 * Whether the list of residents can begin: sets of filters of earlier versions, kept on this device, become its views first.
 * What could not be moved stays, and is tried the next time.
 */
export function createKeptFiltersMove(
  gateway: ListGateway,
  stored: StoredItems,
  ids: IdSource,
  userId: string,
): { readonly state$: Behavior<{ readonly settled: boolean }> } {
  const kept = stored.read(STORED.residentFilters)?.[userId] ?? [];
  const state$ = new BehaviorSubject({ settled: kept.length === 0 });
  const settle = (): void => state$.next({ settled: true });
  return {
    state$: listened(state$, () => {
      if (!state$.value.settled) moveKeptFilters({ gateway, stored, ids }, userId).then(settle, settle);
    }),
  };
}
