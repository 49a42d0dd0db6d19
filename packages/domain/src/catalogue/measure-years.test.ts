import { describe, expect, it } from 'vitest';
import { calendarDay } from '../shared/index.ts';
import { subjectVocabulary } from '../lists/index.ts';
import { typedParts } from '../lists/language/check-types.ts';
import { compileMeasure, hasRows, MEASURES, peopleOf, type MeasureCell } from '../measures/index.ts';
import { loadListLibrary } from './list-library.ts';

const library = await loadListLibrary();

/** Rules over a history are kept of the running year and the one before: of others a measure is unknown, and can be asked all the same. */
describe.each([2020, 2024, 2025])('measures of %i, asked at the end of 2026', (year) => {
  const cell: MeasureCell = {
    ...{
      period: { from: calendarDay(year, 1, 1), until: calendarDay(year, 12, 31) },
      today: calendarDay(2026, 12, 31),
    },
    ...{ institution: '99', narrowed: [], settings: [] },
  };
  it.each([...MEASURES.values()].filter(hasRows))('$id is a condition and a number', (definition) => {
    const vocabulary = subjectVocabulary(definition.of, library) ?? expect.fail(definition.of);
    const measure = compileMeasure(definition, cell);
    expect(typedParts(peopleOf(measure, 'counts', cell), '', vocabulary, 'boolean').type).toBe('boolean');
    if (measure.value) expect(typedParts(measure.value, '', vocabulary, 'number').type).toBe('number');
  });
});
