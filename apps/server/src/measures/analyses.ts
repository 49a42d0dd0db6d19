import type { PeopleOfNumber } from '@gongwei/domain/lists';
import {
  ANALYSIS_IDS,
  cellOfNumber,
  compileMeasure,
  countingSteps,
  hasRows,
  loadAnalysisPage,
  measuresFor,
  measuresOfTable,
  MEASURES,
  numberOfCodes,
  NUMBER_STRIPS,
  pageOfStrip,
  pageOfYear,
  peopleOf,
  refusedToLookers,
  tablesOf,
  tellsAge,
  tellsPsychosis,
  YEAR_NUMBERS,
  type AnalysisPage,
  type MeasureDefinition,
} from '@gongwei/domain/measures';
import type { OpenedNumbers } from '../lists/serve-lists.ts';
import { nameOfNumber } from './name-of-number.query.ts';
import { createLimitSettings, type LimitSettings } from './limit-settings.ts';

/** All analyses by their identifier. */
export type Analyses = ReadonlyMap<string, AnalysisPage>;

export async function loadAnalyses(): Promise<Analyses> {
  const pages = await Promise.all(ANALYSIS_IDS.map(loadAnalysisPage));
  return new Map(
    [...pages, ...NUMBER_STRIPS.map(pageOfStrip), ...YEAR_NUMBERS.map(pageOfYear)].map((page) => [page.id, page]),
  );
}

const unknown = (): RangeError => new RangeError('没有这样的数字');

/** What opens the people of a number: the number's own condition, merged into a list of the same rows. */
const peopleIn =
  (analyses: Analyses, limits: LimitSettings): PeopleOfNumber =>
  (codes, subject, { today }, reader) => {
    const name = numberOfCodes(codes);
    const [page, definition] = [analyses.get(name.page), measuresFor(MEASURES, name).get(name.measure)];
    if (!page || !definition || !hasRows(definition) || definition.of !== subject) throw unknown();
    const refused = reader === 'looks' && tellsAge(subject) ? refusedToLookers(name.period) : undefined;
    if (refused !== undefined) throw new RangeError(refused);
    const cell = cellOfNumber(page, definition, { ...name, today, settings: limits.current() });
    if (!cell) throw unknown();
    return peopleOf(compileMeasure(definition, cell), name.part, cell);
  };

/** Every number of the page over the rows of a list, for why a row counts in it or does not. */
const judgedIn =
  (analyses: Analyses, limits: LimitSettings): OpenedNumbers['judged'] =>
  (codes, subject, today) => {
    const name = numberOfCodes(codes);
    const page = analyses.get(name.page);
    if (!page) return [];
    const known = measuresFor(MEASURES, name);
    const told = page.indicators.map(({ measure }) => measure);
    const shown = new Set([
      name.measure,
      ...tablesOf(page).flatMap(measuresOfTable),
      ...(page.charts.length > 0 ? [] : told),
    ]);
    return [...shown].flatMap((id) => {
      const definition = known.get(id);
      if (!definition || !hasRows(definition) || definition.of !== subject) return [];
      const cell = cellOfNumber(page, definition, { ...name, today, settings: limits.current() });
      if (!cell) return [];
      const { label, hint } = definition;
      const tells = tellsPsychosis(definition, cell.narrowed);
      return [{ label, hint, steps: countingSteps(definition, cell), tellsPsychosis: tells }];
    });
  };

/** Who stands behind a number of severe mental disorders, few are told. */
const fewIn =
  (analyses: Analyses): OpenedNumbers['tellsPsychosis'] =>
  (codes, { today }) => {
    const name = numberOfCodes(codes);
    const [page, definition] = [analyses.get(name.page), measuresFor(MEASURES, name).get(name.measure)];
    const cell = page && definition && cellOfNumber(page, definition, { ...name, today });
    return cell !== undefined && tellsPsychosis(definition as MeasureDefinition, cell.narrowed);
  };

/** What lists need to hold the people of numbers. */
export const peopleOfNumbers = (analyses: Analyses, limits: LimitSettings = createLimitSettings()): OpenedNumbers => ({
  people: peopleIn(analyses, limits),
  judged: judgedIn(analyses, limits),
  limits: limits.renewed,
  tellsPsychosis: fewIn(analyses),
  nameOf: (database, codes, home) => nameOfNumber(database, analyses, codes, home),
});
