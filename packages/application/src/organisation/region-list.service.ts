import {
  parentRegion,
  regionTrail,
  formatRegion,
  rowAfter,
  rowToBegin,
  type RegionList,
} from '@gongwei/domain/organisation';
import { BehaviorSubject } from 'rxjs';
import { listened, type Behavior, type Clock } from '../shared/index.ts';
import type { RegionDirectory } from './region-directory.port.ts';

/** Milliseconds of quiet after which what was typed is looked up. */
const PAUSE = 180;

/** `list`: nothing until the first rows have come; `trouble`: they could not be had. */
export type OpenList = {
  readonly list: RegionList | undefined;
  readonly active: number;
  readonly trouble: boolean;
};

/** The list under the box of a region: opens at a level or by what is typed, climbs and descends, and forgets late answers. */
export interface RegionChoice {
  /** `open`: nothing while the list is closed. */
  readonly state$: Behavior<{ readonly open: OpenList | undefined }>;
  close(): void;
  /** The regions below one; where nothing is known below it, those beside it. The mark begins at `begin`. */
  level(below: string, begin: string): void;
  search(text: string): void;
  move(by: number | 'first' | 'last'): void;
  /** The words of a region, from the province on. */
  wordsOf(row: { readonly code: string; readonly words?: string }): Promise<string>;
}

/** The choice of a region for an institution; what is typed is looked up after 180 ms of quiet. */
export function createRegionChoice(directory: RegionDirectory, clock: Clock, institutionCode: string): RegionChoice {
  const state$ = new BehaviorSubject<{ readonly open: OpenList | undefined }>({ open: undefined });
  let asked = 0;
  let forget = (): void => {};
  const close = (): void => {
    asked += 1;
    forget();
    if (state$.value.open) state$.next({ open: undefined });
  };
  const show = async (load: () => Promise<OpenList>): Promise<void> => {
    const turn = (asked += 1);
    forget();
    if (!state$.value.open) state$.next({ open: { list: undefined, active: -1, trouble: false } });
    const open = await load().catch((): OpenList => ({ list: undefined, active: -1, trouble: true }));
    if (turn === asked) state$.next({ open });
  };
  const wordsOf: RegionChoice['wordsOf'] = async (row) => {
    if (row.words !== undefined) return row.words;
    const trail = regionTrail(row.code);
    const levels = await Promise.all(trail.map((code) => directory.childrenOf(parentRegion(code) ?? '')));
    return formatRegion(trail.flatMap((code, at) => levels[at]?.find((one) => one.code === code)?.name ?? []));
  };
  return {
    state$: listened(state$, (scope) => void scope.onEnd(close)),
    close,
    wordsOf,
    level: (below, begin) =>
      void show(async () => {
        let at = below;
        let rows = await directory.childrenOf(at);
        for (; rows.length === 0 && at !== ''; rows = await directory.childrenOf(at)) at = parentRegion(at) ?? '';
        const words = at === '' ? '全国' : await wordsOf({ code: at });
        const list = { by: 'level', below: at, words, rows } as const;
        return { list, active: rowToBegin(rows, begin, institutionCode), trouble: false };
      }),
    search(text) {
      asked += 1;
      forget();
      const wanted = text.trim();
      if (wanted === '') return close();
      const near = /^\d+$/.test(institutionCode) ? institutionCode : undefined;
      const find = async (): Promise<OpenList> => {
        const rows = await directory.search(wanted, near);
        return { list: { by: 'search', text, rows }, active: -1, trouble: false };
      };
      forget = clock.after(PAUSE, () => void show(find));
    },
    move(by) {
      const { open } = state$.value;
      if (open) state$.next({ open: { ...open, active: rowAfter(open.list?.rows.length ?? 0, open.active, by) } });
    },
  };
}
