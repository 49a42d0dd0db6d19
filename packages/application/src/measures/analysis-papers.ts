import type { AnalysisQuestion } from '@gongwei/domain/measures';
import { createScope, faultOf, type Scope } from '../shared/index.ts';
import type { AnalysisSession, PaperState } from './analyses.service.ts';
import type { AnalysisGateway } from './analysis-gateway.port.ts';

/** A page of numbers as a document: asked for when somebody prints it, forgotten afterwards. `question`: what is looked at. */
export function createAnalysisPapers(
  gateway: AnalysisGateway,
  scope: Scope,
  question: () => AnalysisQuestion,
): Pick<AnalysisSession, 'paper$' | 'print' | 'endPrint' | 'saveFile'> {
  const paper$ = scope.behavior<PaperState>({});
  let asking = createScope();
  scope.onEnd(() => asking.end());
  return {
    paper$,
    async print() {
      asking.end();
      const mine = (asking = createScope());
      paper$.next({ preparing: true });
      try {
        const document = await gateway.document(question(), mine);
        if (!mine.ended) paper$.next({ document });
      } catch (thrown) {
        if (!mine.ended) paper$.next({ fault: faultOf(thrown) });
      }
    },
    endPrint() {
      asking.end();
      paper$.next({});
    },
    saveFile: (format) => gateway.saveFile(question(), format),
  };
}
