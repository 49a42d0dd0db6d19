import { faultOf, type Scope } from '../shared/index.ts';
import type { AnalysisSession, PullState } from './analyses.service.ts';
import type { AnalysisGateway, ComparedPlace } from './analysis-gateway.port.ts';

/** 重新取数: the provincial platform is asked anew what it holds of what is looked at; the numbers follow. One at a time. */
export function createPull(
  gateway: AnalysisGateway,
  scope: Scope,
  { place, changed }: { readonly place: () => ComparedPlace; readonly changed: () => void },
): Pick<AnalysisSession, 'pull$' | 'pull'> {
  const pull$ = scope.behavior<PullState>({});
  return {
    pull$,
    async pull(home) {
      if (pull$.value.pulling) return;
      pull$.next({ pulling: true });
      try {
        const { institution = home, ...days } = place();
        const found = await gateway.pull({ ...days, institution });
        if (scope.ended) return;
        pull$.next({ found });
        changed();
      } catch (thrown) {
        if (!scope.ended) pull$.next({ fault: faultOf(thrown) });
      }
    },
  };
}
