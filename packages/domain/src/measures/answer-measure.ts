import type { Expression } from '../forms/formula/syntax.ts';
import { typedParts } from '../lists/language/check-types.ts';
import { compileRowValue } from '../lists/language/evaluate.ts';
import type { AskedBy, ListSubjectRow, PersonHistory } from '../lists/language/person-history.ts';
import type { ValueType } from '../lists/language/value-type.ts';
import type { Vocabulary } from '../lists/language/vocabulary.ts';
import type { Json } from '../shared/index.ts';
import { compileMeasure, formOf, peopleOf, type MeasureCell, type MeasurePart } from './compile-measure.ts';
import type { MeasureDefinition } from './measure-definition.ts';

/** Numbers behind one cell: how many count, of how many; for means and sums the values of those among. */
export type CellFigures = { readonly counts: number; readonly among: number; readonly values?: readonly number[] };

/** What a measure is held against: the names it may use, and who asks. */
export type MeasureGround = { readonly vocabulary: Vocabulary; readonly asked: AskedBy };

/** Every row that is the subject of a measure, of one person. */
function rowsOf({ of }: MeasureDefinition, person: PersonHistory, asked: AskedBy): readonly ListSubjectRow[] {
  const form = formOf(of);
  if (form === undefined) return [{ asked, person }];
  return person.records.filter(({ formId }) => formId === form).map((record) => ({ asked, person, record }));
}

/**
 * A measure worked out person by person, slowly and plainly: the rule that the database's answer is held against.
 * @throws RangeError for a ratio, which has no people.
 */
export function answerMeasure(
  definition: MeasureDefinition,
  people: readonly PersonHistory[],
  cell: MeasureCell,
  { vocabulary, asked }: MeasureGround,
): CellFigures {
  const measure = compileMeasure(definition, cell);
  const run = (expression: Expression, type: ValueType) =>
    compileRowValue(typedParts(expression, definition.id, vocabulary, type), vocabulary);
  const found = (part: MeasurePart): readonly ListSubjectRow[] => {
    const holds = run(peopleOf(measure, part, cell), 'boolean');
    return people.flatMap((person) => rowsOf(definition, person, asked).filter((row) => holds(row) === true));
  };
  const among = found('among');
  if (!measure.value) return { counts: found('counts').length, among: among.length };
  const value = run(measure.value, 'number');
  const values = among.map((row) => value(row) as Json as number);
  return { counts: among.length, among: among.length, values };
}
