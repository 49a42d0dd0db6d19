import {
  isUnfinished,
  refusedToLookers,
  type AnalysisAnswer,
  type AnalysisCells,
  type AnalysisLabels,
  type AnalysisPage,
  type AnalysisQuestion,
  type Days,
  type MeasureLabels,
} from '@gongwei/domain/measures';
import { isFault, type CalendarDay } from '@gongwei/domain/shared';
import { BehaviorSubject, type Observable } from 'rxjs';
import { listened, type Behavior, type Clock } from '../shared/index.ts';
import type { AnalysisGateway } from './analysis-gateway.port.ts';
import { keepFresh } from './keep-fresh.ts';

/** A few numbers and drawings within another page, once they are there; none where they cannot be had, as that page is not about them. */
export type NumbersState = {
  readonly days: Days;
  readonly cells?: AnalysisCells;
  readonly words?: readonly MeasureLabels[];
  readonly mayOpen?: boolean;
  /** They are not told to this reader: of who may not open them, not those of a day. */
  readonly refused?: true;
  /** Answers for the drawings, by the drawing. */
  readonly drawings: ReadonlyMap<string, AnalysisAnswer>;
};

/** Of which page of numbers, and of which days on a day. */
export type NumbersOf = { readonly page: AnalysisPage; readonly daysOn: (today: CalendarDay) => Days };

/** Numbers and drawings of a page without a table for as long as somebody looks, asked anew after news; the numbers first. */
export function createNumbers(
  gateway: Pick<AnalysisGateway, 'words' | 'figures'>,
  clock: Clock,
  news$: Observable<unknown>,
  { page, daysOn }: NumbersOf,
): { readonly state$: Behavior<NumbersState> } {
  let labels: AnalysisLabels | undefined;
  const subject = new BehaviorSubject<NumbersState>({ days: daysOn(clock.today()), drawings: new Map() });
  /** Days that are no whole month are not for everybody: whether for this reader, the words say. */
  const areUntold = async (days: Days): Promise<boolean> =>
    refusedToLookers(days) !== undefined && (labels ??= await gateway.words(page.id)).wholeMonths;
  const refuse = (days: Days): void => subject.next({ days, refused: true, drawings: new Map() });
  return {
    state$: listened(subject, (scope) => {
      const ask = async (): Promise<void> => {
        const days = daysOn(clock.today());
        const figures = (asked: Pick<AnalysisQuestion, 'by' | 'measures'>): Promise<AnalysisAnswer> =>
          gateway.figures({ page: page.id, groups: [], from: days.from, until: days.until, ...asked }, scope);
        try {
          if (await areUntold(days)) return refuse(days);
          const [said, answer] = await Promise.all([labels ?? gateway.words(page.id), figures(ofEverybody(page))]);
          labels = said;
          if (scope.ended) return;
          const drawings = new Map(page.charts.filter(({ by }) => by.length === 0).map(({ id }) => [id, answer]));
          const kept = new Map([...subject.value.drawings, ...drawings]);
          subject.next({ days, cells: answer.total, words: said.measures, mayOpen: said.mayOpen, drawings: kept });
          if (isUnfinished(answer.total)) later();
          for (const { id, by, measures } of page.charts) {
            if (by.length === 0) continue;
            const drawn = await figures({ by, measures });
            if (scope.ended) return;
            subject.next({ ...subject.value, drawings: new Map([...subject.value.drawings, [id, drawn]]) });
          }
        } catch (failure) {
          // What is shown stays; the page itself says what is wrong with the line.
          if (scope.ended || !isFault(failure) || failure.category !== 'input') return;
          refuse(days);
        }
      };
      const later = keepFresh(scope, { clock, news$ }, ask);
      void ask();
    }),
  };
}

/** A drawing that tells groups apart asks for its own numbers. */
function ofEverybody({ indicators, charts }: AnalysisPage): Pick<AnalysisQuestion, 'by' | 'measures'> {
  const divided = charts.some(({ by }) => by.length > 0);
  const drawn = charts.filter(({ by }) => by.length === 0).flatMap(({ measures }) => measures);
  const told = indicators.map(({ measure }) => measure);
  return { by: [], ...(divided && { measures: [...new Set([...told, ...drawn])] }) };
}
