import { createFoundNames, NameDirectory, type NamesWanted } from '@gongwei/application/organisation';
import type { NameBook } from '@gongwei/domain/forms';
import { useEffect, useMemo } from 'react';
import { awaitedNames } from './awaited-names.rules.ts';
import { useService } from '../../shared/services.tsx';
import { useLoaded } from '../../shared/use-loaded.ts';

/** The book with the wanted names once they have come, until then with dots: no form waits for a name. `wanted` must be stable. */
export function useNames(book: NameBook, wanted: NamesWanted): NameBook {
  const { names, want } = useLoaded(createFoundNames, useService(NameDirectory));
  useEffect(() => want(wanted), [want, wanted]);
  return useMemo(() => ({ ...awaitedNames(wanted), ...book, ...names }), [wanted, book, names]);
}
