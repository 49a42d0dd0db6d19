import type { HomeDays, HomeFile, HomeKind } from '@gongwei/domain/prevention';
import { BehaviorSubject, filter, type Observable } from 'rxjs';
import { createLoaded, listened, type Loaded, type LoadState } from '../shared/index.ts';
import type { HomeFiles } from './home-files.port.ts';

/** What a page begins with. */
const FIRST: HomeDays = 30;

/** Sheets whose change a page of a kind tells of. */
const SHEETS: { readonly [Kind in HomeKind]: readonly string[] } = {
  pressure: ['blood-pressure-reading', 'blood-pressure-patient', 'medication-record', 'medical-order'],
  glucose: ['blood-glucose-reading', 'blood-glucose-patient', 'medication-record', 'medical-order'],
};

/**
 * What somebody measured at home in the days that are asked for, 30 first; read anew when somebody wrote such a sheet. The answer of before stays
 * until the next one is there. `news$`: what the server tells of writes, by form.
 */
export function createHomeFile(
  files: HomeFiles,
  news$: Observable<unknown>,
  residentId: string,
  kind: HomeKind,
): Loaded<HomeFile, HomeDays> {
  const loaded = createLoaded<HomeFile, HomeDays>((asker, days) => files.of(residentId, kind, days, asker), FIRST);
  const state$ = new BehaviorSubject<LoadState<HomeFile, HomeDays>>(loaded.state$.value);
  return {
    ...loaded,
    state$: listened(state$, (scope) => {
      scope.listen(loaded.state$, (state) => state$.next(state));
      scope.listen(news$.pipe(filter((news) => SHEETS[kind].includes(formIn(news)))), () => loaded.reload());
    }),
  };
}

const formIn = (news: unknown): string =>
  typeof news === 'object' && news !== null && 'form' in news && typeof news.form === 'string' ? news.form : '';
