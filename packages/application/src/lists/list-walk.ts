import type { ListRow } from '@gongwei/domain/lists';
import { filter, firstValueFrom, map, type BehaviorSubject } from 'rxjs';
import { rowAt } from './list-rows.rules.ts';
import type { ListSession, ListState } from './list-session.service.ts';
import type { Walk } from './list-sessions.service.ts';

type Standing = { readonly session: ListSession; readonly index: number; readonly list: string };

const OF_ROW = /:([a-z]\w*)/gi;

/**
 * Where a row is opened: the definition's address with the row's own names in it; every other name is what its column of that name says.
 * `:path` alone: rows lead to places of their own kind, which their column `path` says.
 */
export const addressOfRow = (open: string | undefined, row: ListRow): string | undefined =>
  open === ':path' ? pathOf(row) : filledAddress(open, row);

const pathOf = ({ cells: { path } }: ListRow): string | undefined =>
  typeof path === 'string' && path.startsWith('/') ? path : undefined;

const filledAddress = (open: string | undefined, { id, residentId, cells }: ListRow): string | undefined =>
  open === undefined || (open.includes(':resident') && residentId === undefined)
    ? undefined
    : open.replace(OF_ROW, (_, key: string) =>
        encodeURIComponent(String((key === 'resident' ? residentId : key === 'id' ? id : cells[key]) ?? '')),
      );

/** One row of a list after another. Rows that left the list meanwhile are passed over. */
export function createListWalk(walk$: BehaviorSubject<Walk | undefined>) {
  let standing: Standing | undefined;

  const stand = (session: ListSession, index: number, list: string): string | undefined => {
    const { rows, count } = session.state$.value;
    const row = rowAt(rows, index);
    const address = row && addressOfRow(session.definition.open, row);
    if (!row || address === undefined) return undefined;
    standing = { session, index, list };
    session.stand({ ...session.place, index, led: true });
    const { title, unit } = session.definition;
    walk$.next({
      title,
      unit,
      list,
      at: index + 1,
      of: count?.found ?? 0,
      rowId: row.id,
      opens: address,
      residentId: row.residentId,
    });
    return address;
  };

  return {
    stand,
    async step(by: 1 | -1): Promise<string | undefined> {
      if (!standing) return undefined;
      const { session, list } = standing;
      let { index } = standing;
      const found = session.state$.value.count?.found ?? 0;
      for (index += by; index >= 0 && index < found; index += by) {
        const row = await rowSoon(session, index);
        if (!row) return undefined;
        if (!session.state$.value.gone.has(row.id)) return stand(session, index, list);
      }
      return undefined;
    },
    end(): void {
      standing = undefined;
      walk$.next(undefined);
    },
  };
}

/** The row at a place, fetched where it is not known; `undefined` where that fails. */
function rowSoon(session: ListSession, index: number): Promise<ListRow | undefined> {
  // Trouble of earlier is forgotten by this: what is waited for is its own answer.
  session.show(index, index);
  return firstValueFrom(
    session.state$.pipe(
      filter((state) => isThere(state, index)),
      map(({ rows }) => rowAt(rows, index)),
    ),
    { defaultValue: undefined },
  );
}

const isThere = ({ rows, fault, loading }: ListState, index: number): boolean =>
  rowAt(rows, index) !== undefined || (fault !== undefined && !loading);
