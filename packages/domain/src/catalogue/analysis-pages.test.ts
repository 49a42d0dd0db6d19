import { describe, expect, it } from 'vitest';
import { subjectVocabulary } from '../lists/index.ts';
import { typedParts } from '../lists/language/check-types.ts';
import {
  ANALYSIS_IDS,
  cellOfNumber,
  codesOfNumber,
  groupConditions,
  hiddenCells,
  loadAnalysisPage,
  MEASURES,
  numberOfCodes,
  measuresOfTable,
  rowsOfCell,
  tablesOf,
  type NumberName,
  type SmallCell,
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
    expect([...measures, ...drawn].filter((id) => !MEASURES.has(id))).toEqual([]);
    expect([tables.every((own) => own.length > 5), page.charts.length > 0]).toEqual([true, true]);
  });
  it('is drawn by breakdowns there are', () => {
    const known = ['org', 'year', ...page.breakdowns.map(({ id }) => id)];
    expect(page.charts.flatMap(({ by }) => by).filter((id) => !known.includes(id))).toEqual([]);
  });
  it('has groups that can be asked of its rows', () => {
    const own = measures.map((id) => MEASURES.get(id)).find((one) => one?.of === page.of) ?? expect.fail();
    const vocabulary = subjectVocabulary(own.of, library) ?? expect.fail();
    for (const { id, groups } of [...page.breakdowns, ...page.filters])
      for (const { code } of groups) {
        const cell = cellOfNumber(page, own, { period, institution: '99', groups: [`in-${id}:${code}`] }, period.until);
        if (!cell) throw new RangeError(`${id}:${code}`);
        expect(typedParts(rowsOfCell(own.of, own.within, cell), '', vocabulary, 'boolean').type).toBe('boolean');
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

describe('small cells', () => {
  const people = (...counts: readonly number[]): readonly SmallCell[] =>
    counts.map((count) => ({ counts: count, among: count, isShare: false }));
  it('hide the next smallest, too, where a total would tell', () => {
    const hidden = hiddenCells([people(120), people(3), people(50)], people(173));
    expect(hidden.map(([own]) => own)).toEqual([false, true, true, false]);
  });
  it('of a share hide who is left over', () => {
    const share: readonly SmallCell[] = [{ counts: 38, among: 40, isShare: true }];
    expect(hiddenCells([share], [{ counts: 300, among: 500, isShare: true }])[0]).toEqual([true]);
  });
  it('are shown where nobody is, or many are', () => {
    expect(hiddenCells([people(0, 7), people(9, 12)], people(9, 19)).flat()).not.toContain(true);
  });
  it('never stand alone in a row or column whose total is shown', () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const at = (row: number, column: number): number =>
        (seed * 31 + row * 17 + column * 7 + row * column * seed) % 23;
      const rows = Array.from({ length: 4 }, (_, row) =>
        people(...Array.from({ length: 3 }, (_one, column) => at(row, column))),
      );
      const totals = people(
        ...[0, 1, 2].map((column) => rows.reduce((sum, row) => sum + (row[column]?.counts ?? 0), 0)),
      );
      const hidden = hiddenCells(rows, totals);
      for (const column of [0, 1, 2]) {
        const closed = [...rows, totals].filter((_, row) => hidden[row]?.[column]);
        const open = [...rows, totals].filter(
          (row, place) => !hidden[place]?.[column] && (row[column]?.counts ?? 0) > 0,
        );
        expect(closed.length === 1 && open.length > 0).toBe(false);
      }
    }
  });
});
