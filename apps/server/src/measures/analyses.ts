import type { PeopleOfNumber } from '@gongwei/domain/lists';
import {
  ANALYSIS_IDS,
  cellOfNumber,
  compileMeasure,
  countingSteps,
  hasRows,
  loadAnalysisPage,
  measuresOfTable,
  MEASURES,
  numberOfCodes,
  peopleOf,
  tablesOf,
  type AnalysisPage,
} from '@gongwei/domain/measures';
import type { OpenedNumbers } from '../lists/serve-lists.ts';

/** All analyses by their identifier. */
export type Analyses = ReadonlyMap<string, AnalysisPage>;

export async function loadAnalyses(): Promise<Analyses> {
  const pages = await Promise.all(ANALYSIS_IDS.map(loadAnalysisPage));
  return new Map(pages.map((page) => [page.id, page]));
}

const unknown = (): RangeError => new RangeError('没有这样的数字');

/** What opens the people of a number: the number's own condition, merged into a list of the same rows. */
const peopleIn =
  (analyses: Analyses): PeopleOfNumber =>
  (codes, subject, { today }) => {
    const name = numberOfCodes(codes);
    const [page, definition] = [analyses.get(name.page), MEASURES.get(name.measure)];
    if (!page || !definition || !hasRows(definition) || definition.of !== subject) throw unknown();
    const cell = cellOfNumber(page, definition, name, today);
    if (!cell) throw unknown();
    return peopleOf(compileMeasure(definition, cell), name.part, cell);
  };

/** Every number of the page over the rows of a list, for why a row counts in it or does not. */
const judgedIn =
  (analyses: Analyses): OpenedNumbers['judged'] =>
  (codes, subject, today) => {
    const name = numberOfCodes(codes);
    const page = analyses.get(name.page);
    if (!page) return [];
    const shown = new Set([name.measure, ...tablesOf(page).flatMap(measuresOfTable)]);
    return [...shown].flatMap((id) => {
      const definition = MEASURES.get(id);
      if (!definition || !hasRows(definition) || definition.of !== subject) return [];
      const cell = cellOfNumber(page, definition, name, today);
      const { label, hint } = definition;
      return cell ? [{ label, hint, steps: countingSteps(definition, cell) }] : [];
    });
  };

/** What lists need to hold the people of numbers. */
export const peopleOfNumbers = (analyses: Analyses): OpenedNumbers => ({
  people: peopleIn(analyses),
  judged: judgedIn(analyses),
  nameOf: ([, measure = '']) => {
    const label = MEASURES.get(measure)?.label;
    return label === undefined ? {} : { [measure]: label };
  },
});
