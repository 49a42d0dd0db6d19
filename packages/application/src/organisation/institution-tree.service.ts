import { rootsOf, visibleRows, type Branches, type Institution, type TreeRow } from '@gongwei/domain/organisation';
import { BehaviorSubject } from 'rxjs';
import type { Behavior } from '../shared/index.ts';
import type { InstitutionDirectory } from './institution-directory.port.ts';

/** `rows` as they stand below each other; `loading`: codes whose branches are under way. */
export type InstitutionTreeState = { readonly rows: readonly TreeRow[]; readonly loading: ReadonlySet<string> };

/** Institutions to choose from, the roots open; branches come from the directory when they are opened. */
export interface InstitutionTree {
  readonly state$: Behavior<InstitutionTreeState>;
  /** Rejects with a `Fault` where a branch cannot be had. */
  toggle(institution: Institution, wanted: boolean): Promise<void>;
}

/** The tree over the institutions one works for, without those that were given up; branches are fetched when they are opened, and kept. */
export function createInstitutionTree(
  directory: InstitutionDirectory,
  institutions: readonly Institution[],
): InstitutionTree {
  const roots = rootsOf(institutions);
  let known = branchesOf(institutions);
  let open: ReadonlySet<string> = new Set(roots.map(({ code }) => code));
  const shown = (loading: ReadonlySet<string>): InstitutionTreeState => ({
    rows: visibleRows(roots, known, open),
    loading,
  });
  const state$ = new BehaviorSubject(shown(new Set()));
  return {
    state$,
    async toggle({ code }, wanted) {
      const { loading } = state$.value;
      const others = [...open].filter((one) => one !== code);
      open = new Set(wanted ? [...others, code] : others);
      const asks = wanted && !known[code] && !loading.has(code);
      state$.next(shown(asks ? new Set([...loading, code]) : loading));
      if (!asks) return;
      try {
        known = { ...known, [code]: (await directory.childrenOf(code)).filter(({ disabled }) => !disabled) };
      } finally {
        state$.next(shown(new Set([...state$.value.loading].filter((one) => one !== code))));
      }
    },
  };
}

/** Children that are already in the session's own list. */
function branchesOf(institutions: readonly Institution[]): Branches {
  const branches: Record<string, Institution[]> = {};
  for (const one of institutions) if (one.parentCode !== undefined) (branches[one.parentCode] ??= []).push(one);
  return branches;
}
