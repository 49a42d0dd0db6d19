import { BehaviorSubject } from 'rxjs';
import type { Behavior } from '../shared/index.ts';
import type { NameDirectory, NamesWanted } from './name-directory.port.ts';

type Names = { readonly [code: string]: string };

/** Names that records store as codes. Nothing waits for a name: one that does not come leaves its code, as its name. */
export interface FoundNames {
  readonly state$: Behavior<{ readonly names: Names }>;
  /** Asks for these besides those that are there. */
  want(wanted: NamesWanted): void;
}

const NONE: Names = {};

/** Names by code over a directory; a question that fails leaves the codes. */
export function createFoundNames(directory: NameDirectory): FoundNames {
  const state$ = new BehaviorSubject<{ readonly names: Names }>({ names: NONE });
  return {
    state$,
    want(wanted) {
      const codes = Object.values(wanted).flat();
      if (codes.length === 0) return;
      const settle = (names: Names): void =>
        state$.next({
          names: { ...Object.fromEntries(codes.map((code) => [code, code])), ...state$.value.names, ...names },
        });
      directory.namesOf(wanted).then(settle, () => settle(NONE));
    },
  };
}
