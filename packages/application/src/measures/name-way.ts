import type { BehaviorSubject } from 'rxjs';
import type { NameDirectory } from '../organisation/name-directory.port.ts';
import type { Scope } from '../shared/index.ts';
import { codeOfStaff } from './analysis-address.rules.ts';
import type { AnalysisState } from './analyses.service.ts';

/** Where names are known. */
export type Names = Pick<NameDirectory, 'namesOf'>;

/** Puts names in the place of the codes an address has of institutions and staff. Numbers wait for none; what is not found stays its code. */
export async function nameWay(
  names: Names | undefined,
  scope: Scope,
  state$: BehaviorSubject<AnalysisState>,
): Promise<void> {
  const { view } = state$.value;
  const institutions = view.way.flatMap(({ code, name }) => (code === name ? [code] : []));
  const users = view.people.flatMap(({ key, label }) => (codeOfStaff(key) === label ? [label] : []));
  if (!names || institutions.length + users.length === 0) return;
  const found = await names.namesOf({ institutions, users }).catch(() => ({}) as { readonly [code: string]: string });
  if (scope.ended) return;
  const { view: now, ...others } = state$.value;
  state$.next({
    ...others,
    view: {
      ...now,
      way: now.way.map(({ code, name }) => ({ code, name: found[code] ?? name })),
      people: now.people.map(({ key, label }) => ({ key, label: found[codeOfStaff(key)] ?? label })),
    },
  });
}
