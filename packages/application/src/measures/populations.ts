import { createScope, faultOf, type Scope } from '../shared/index.ts';
import type { AnalysisSession, PopulationsState } from './analyses.service.ts';
import type { AnalysisGateway } from './analysis-gateway.port.ts';

type Around = {
  /** The institution that is looked at; absent for one's own. */
  readonly here: () => string | undefined;
  readonly changed: () => void;
};

/** What institutions have registered of their districts, and registering it. */
export function createPopulations(
  gateway: AnalysisGateway,
  scope: Scope,
  { here, changed }: Around,
): Pick<AnalysisSession, 'populations$' | 'showPopulations' | 'register'> {
  const populations$ = scope.behavior<PopulationsState>({});
  let asking = createScope();
  scope.onEnd(() => asking.end());
  const load = async (): Promise<void> => {
    asking.end();
    const mine = (asking = createScope());
    try {
      const rows = await gateway.populations(here(), mine);
      if (!mine.ended) populations$.next({ rows });
    } catch (thrown) {
      if (!mine.ended) populations$.next({ ...populations$.value, fault: faultOf(thrown) });
    }
  };
  return {
    populations$,
    showPopulations: () => void load(),
    async register(code, population, elderly) {
      const { rows = [] } = populations$.value;
      const base = rows.find((one) => one.code === code)?.version ?? 0;
      populations$.next({ rows, writing: code });
      try {
        const written = await gateway.register(code, { population, elderly, base });
        const now = populations$.value.rows ?? rows;
        populations$.next({ rows: now.map((one) => (one.code === code ? written : one)), written: code });
        changed();
      } catch (thrown) {
        populations$.next({ rows: populations$.value.rows ?? rows, fault: faultOf(thrown) });
      }
    },
  };
}
