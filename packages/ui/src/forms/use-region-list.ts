import { RegionDirectory } from '@gongwei/application/organisation';
import { parentRegion, regionTrail, regionWords } from '@gongwei/domain/organisation';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useService } from '../shared/services.tsx';
import { rowAfter, rowToBegin, type RegionList } from './region-picker.rules.ts';

/** Milliseconds of quiet after which what was typed is looked up. */
const PAUSE = 180;

export type OpenList = {
  readonly list: RegionList | undefined;
  readonly active: number;
  readonly trouble: boolean;
};

const CLOSED: OpenList | undefined = undefined;

/** The list under the box of a region: opens at a level or by what is typed, climbs and descends, and forgets late answers. */
export function useRegionList(answer: string, institutionCode: string) {
  const directory = useService(RegionDirectory);
  const [open, setOpen] = useState<OpenList | undefined>(CLOSED);
  const asked = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const close = useCallback(() => {
    asked.current += 1;
    clearTimeout(timer.current);
    setOpen(CLOSED);
  }, []);
  useEffect(() => close, [close]);

  const show = useCallback(async (load: () => Promise<OpenList>): Promise<void> => {
    const turn = (asked.current += 1);
    clearTimeout(timer.current);
    setOpen((old) => old ?? { list: undefined, active: -1, trouble: false });
    const loaded = await load().catch((): OpenList => ({ list: undefined, active: -1, trouble: true }));
    if (turn === asked.current) setOpen(loaded);
  }, []);

  /** The words of a region, from the province on. */
  const wordsOf = useCallback(
    async (row: { readonly code: string; readonly words?: string }): Promise<string> => {
      if (row.words !== undefined) return row.words;
      const trail = regionTrail(row.code);
      const levels = await Promise.all(trail.map((code) => directory.childrenOf(parentRegion(code) ?? '')));
      return regionWords(trail.flatMap((code, at) => levels[at]?.find((one) => one.code === code)?.name ?? []));
    },
    [directory],
  );

  /** The regions below one; where nothing is known below it, those beside it. */
  const level = useCallback(
    (below: string, begin = answer) =>
      show(async () => {
        let at = below;
        let rows = await directory.childrenOf(at);
        for (; rows.length === 0 && at !== ''; rows = await directory.childrenOf(at)) at = parentRegion(at) ?? '';
        const words = at === '' ? '全国' : await wordsOf({ code: at });
        return {
          list: { by: 'level', below: at, words, rows },
          active: rowToBegin(rows, begin, institutionCode),
          trouble: false,
        };
      }),
    [directory, show, wordsOf, answer, institutionCode],
  );

  const search = useCallback(
    (text: string) => {
      asked.current += 1;
      clearTimeout(timer.current);
      if (text.trim() === '') return close();
      timer.current = setTimeout(
        () =>
          void show(async () => {
            const near = /^\d+$/.test(institutionCode) ? institutionCode : undefined;
            const rows = await directory.search(text.trim(), near);
            return { list: { by: 'search', text, rows }, active: -1, trouble: false };
          }),
        PAUSE,
      );
    },
    [directory, show, close, institutionCode],
  );

  const move = useCallback((by: number | 'first' | 'last') => {
    setOpen((old) => old && { ...old, active: rowAfter(old.list?.rows.length ?? 0, old.active, by) });
  }, []);

  return { open, close, level, search, move, wordsOf };
}
