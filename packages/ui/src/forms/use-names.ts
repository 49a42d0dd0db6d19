import { NameDirectory, type NamesWanted } from '@gongwei/application/organisation';
import { useEffect, useMemo, useState } from 'react';
import { useService } from '../shared/services.tsx';
import { wantsNames } from './names-wanted.rules.ts';
import type { NameBook } from './wording.rules.ts';

const NONE: NameBook = {};

/** The book with the wanted names once they have come. Without them codes are shown: no form waits for a name. `wanted` must be stable. */
export function useNames(book: NameBook, wanted: NamesWanted): NameBook {
  const directory = useService(NameDirectory);
  const [found, setFound] = useState<NameBook>(NONE);
  useEffect(() => {
    if (!wantsNames(wanted)) return;
    let wantedStill = true;
    directory.namesOf(wanted).then(
      (names) => wantedStill && setFound((old) => ({ ...old, ...names })),
      () => undefined,
    );
    return () => {
      wantedStill = false;
    };
  }, [directory, wanted]);
  return useMemo(() => (found === NONE ? book : { ...book, ...found }), [book, found]);
}
