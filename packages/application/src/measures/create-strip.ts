import {
  daysOfStrip,
  isUnfinished,
  type AnalysisCells,
  type AnalysisLabels,
  type Days,
  type MeasureLabels,
  type NumberStrip,
} from '@gongwei/domain/measures';
import { isFault } from '@gongwei/domain/shared';
import { BehaviorSubject, type Observable } from 'rxjs';
import { listened, type Behavior, type Clock } from '../shared/index.ts';
import type { AnalysisGateway } from './analysis-gateway.port.ts';
import { keepFresh } from './keep-fresh.ts';

/** The few numbers above a page, once they are there; none where they cannot be had, as the page is not about them. */
export type StripState = {
  readonly days: Days;
  readonly cells?: AnalysisCells;
  readonly words?: readonly MeasureLabels[];
  readonly mayOpen?: boolean;
  /** They are not told to this reader: of who may not open them, not those of a day. */
  readonly refused?: true;
};

/** Numbers of a strip for as long as somebody looks, asked anew after news. */
export function createStrip(
  gateway: Pick<AnalysisGateway, 'words' | 'figures'>,
  clock: Clock,
  news$: Observable<unknown>,
  strip: NumberStrip,
): { readonly state$: Behavior<StripState> } {
  let labels: AnalysisLabels | undefined;
  const subject = new BehaviorSubject<StripState>({ days: daysOfStrip(strip, clock.today()) });
  return {
    state$: listened(subject, (scope) => {
      const ask = async (): Promise<void> => {
        const days = daysOfStrip(strip, clock.today());
        try {
          const question = { page: strip.id, by: [], groups: [], from: days.from, until: days.until };
          const [said, { total }] = await Promise.all([
            labels ?? gateway.words(strip.id),
            gateway.figures(question, scope),
          ]);
          labels = said;
          if (scope.ended) return;
          subject.next({ days, cells: total, words: said.measures, mayOpen: said.mayOpen });
          if (isUnfinished(total)) later();
        } catch (failure) {
          // What is shown stays; the page itself says what is wrong with the line.
          if (!scope.ended && isFault(failure) && failure.category === 'input') subject.next({ days, refused: true });
        }
      };
      const later = keepFresh(scope, { clock, news$ }, ask);
      void ask();
    }),
  };
}
