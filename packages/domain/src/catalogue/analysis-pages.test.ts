import { describe, expect, it } from 'vitest';
import { subjectVocabulary } from '../lists/index.ts';
import { typedParts } from '../lists/language/check-types.ts';
import {
  ANALYSIS_IDS,
  cellOfNumber,
  codesOfNumber,
  groupConditions,
  hasRows,
  loadAnalysisPage,
  MEASURES,
  MOST_MEASURES,
  numberOfCodes,
  measuresOfTable,
  rowsOfCell,
  tablesOf,
  type NumberName,
} from '../measures/index.ts';
import { calendarDay } from '../shared/index.ts';
import { loadListLibrary } from './list-library.ts';

const library = await loadListLibrary();
const pages = await Promise.all(ANALYSIS_IDS.map(loadAnalysisPage));
const period = { from: calendarDay(2026, 1, 1), until: calendarDay(2026, 12, 31) };

describe.each(pages.map((page) => ({ id: page.id, page })))('$id', ({ page }) => {
  const tables = tablesOf(page).map(measuresOfTable);
  const measures = [...tables.flat(), ...page.indicators.map(({ measure }) => measure)];
  const drawn = page.charts.flatMap((chart) => chart.measures);
  it('shows measures there are, some of them drawn', () => {
    const none = [...new Set([...measures, ...drawn])].filter((id) => !MEASURES.has(id));
    expect(none, 'named by the page and no measure: is its group a line of measures/all-measures.ts?').toEqual([]);
    expect(new Set([...measures, ...drawn]).size).toBeLessThanOrEqual(MOST_MEASURES);
    expect([tables.every((own) => own.length > 2), page.charts.length > 0]).toEqual([true, true]);
  });
  it('is drawn by breakdowns there are', () => {
    const known = ['org', 'year', ...(page.ways ?? []), ...page.breakdowns.map(({ id }) => id)];
    expect(page.charts.flatMap(({ by }) => by).filter((id) => !known.includes(id))).toEqual([]);
  });
  it('has groups that can be asked of its rows', () => {
    const own =
      measures.map((id) => MEASURES.get(id)).find((one) => one?.of === page.of) ??
      expect.fail(`no measure of the page counts “${page.of}”, which it says its rows are`);
    const vocabulary = subjectVocabulary(own.of, library) ?? expect.fail();
    for (const { id, groups } of [...page.breakdowns, ...page.filters])
      for (const { code } of groups) {
        const cell = cellOfNumber(page, own, {
          period,
          institution: '99',
          groups: [`in-${id}:${code}`],
          today: period.until,
        });
        if (!cell) throw new RangeError(`${id}:${code}`);
        expect(typedParts(rowsOfCell(own, cell), '', vocabulary, 'boolean').type).toBe('boolean');
      }
  });
});

describe.each(pages.map((page) => ({ id: page.id, page })))('every number of $id', ({ page }) => {
  it('can be narrowed to every group, or has none there', () => {
    const shown = new Set([
      ...tablesOf(page).flatMap(measuresOfTable),
      ...page.charts.flatMap(({ measures }) => measures),
    ]);
    const keys = [...page.breakdowns, ...page.filters].flatMap(({ id, groups }) =>
      groups.map(({ code }) => `${id}:${code}`),
    );
    for (const definition of [...shown].flatMap((id) => MEASURES.get(id) ?? []).filter(hasRows))
      for (const key of keys) {
        const cell = cellOfNumber(page, definition, { period, institution: '99', groups: [key], today: period.until });
        const vocabulary = subjectVocabulary(definition.of, library) ?? expect.fail();
        if (cell) expect(typedParts(rowsOfCell(definition, cell), '', vocabulary, 'boolean').type).toBe('boolean');
      }
  });
});

describe('the name of a number', () => {
  const name: NumberName = {
    page: 'tj-blood-pressure',
    measure: 'bp-raised',
    part: 'counts',
    period,
    institution: '990101',
    groups: ['sex:1', 'in-ageBand:85+'],
  };
  it('comes back from its codes', () => expect(numberOfCodes(codesOfNumber(name))).toEqual(name));
  it.each([
    [[]],
    [['a', 'b', 'all', '2026-01-01', '2026-12-31', '99']],
    [['a', 'b', 'counts', '2026-02-30', '2026-12-31', '99']],
  ])('is none of %j', (codes) => expect(() => numberOfCodes(codes)).toThrow(RangeError));
  it('takes groups of one filter as alternatives, and a row of a table besides', () => {
    const page = pages.find(({ id }) => id === 'tj-blood-pressure') ?? expect.fail();
    expect(groupConditions(page, ['sex:1', 'sex:2', 'in-sex:1'])).toEqual([
      "(resident.sex == 'male') || (resident.sex == 'female')",
      "(resident.sex == 'male')",
    ]);
    expect(() => groupConditions(page, ['sex:9'])).toThrow(RangeError);
  });
});
