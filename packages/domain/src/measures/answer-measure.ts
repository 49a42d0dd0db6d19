import { tellsOfLoss } from '../clinical/index.ts';
import type { Expression } from '../forms/formula/syntax.ts';
import { typedParts } from '../lists/language/check-types.ts';
import { compileRowValue } from '../lists/language/evaluate.ts';
import type { AskedBy, ListSubjectRow, PersonHistory } from '../lists/language/person-history.ts';
import type { ValueType } from '../lists/language/value-type.ts';
import type { Vocabulary } from '../lists/language/vocabulary.ts';
import { ENTERED_FORMS } from '../lists/analysed-forms.data.ts';
import type { Json, JsonObject } from '../shared/index.ts';
import { compileMeasure, formOf, peopleOf, type MeasureCell, type MeasurePart } from './compile-measure.ts';
import type { MeasureDefinition } from './measure-definition.ts';
import { isOwnRow, ROW_KINDS } from './row-kinds.data.ts';

/** Numbers behind one cell: how many count, of how many; for means and sums the values of those among. */
export type CellFigures = { readonly counts: number; readonly among: number; readonly values?: readonly number[] };

/** What a measure is held against: the names it may use, and who asks. */
export type MeasureGround = { readonly vocabulary: Vocabulary; readonly asked: AskedBy };

/** A person with what is known of a sheet by its identifier. Other rows stand in `rows` by their kind; those that are of nobody lie beside any person. */
export type CountedPerson = PersonHistory & {
  readonly entries?: { readonly [record: string]: JsonObject };
  /** Of check-ups: what became of their review and their report. */
  readonly reviews?: { readonly [record: string]: JsonObject };
};

/** Every row that is the subject of a measure, of one person. */
function rowsOf({ of }: MeasureDefinition, person: CountedPerson, asked: AskedBy): readonly ListSubjectRow[] {
  if (isOwnRow(of)) {
    return (person.rows?.[of] ?? []).map((row) => ({ asked, person, roots: { [ROW_KINDS[of].root]: row } }));
  }
  if (of === 'entry')
    return person.records
      .filter(({ formId }) => ENTERED_FORMS.includes(formId))
      .map((record) => ({ asked, person, record, roots: { entry: entryOf(person, record) } }));
  const form = formOf(of);
  if (form === undefined) return [{ asked, person }];
  return person.records
    .filter(({ formId }) => formId === form)
    .map((record) => ({
      ...{ asked, person, record },
      ...(of === 'review' && { roots: { review: person.reviews?.[record.id] ?? UNJUDGED } }),
    }));
}

/** What is said of a check-up that nobody judged yet. */
const UNJUDGED: JsonObject = { state: '0', reportState: '0', printCount: 0 };
const NOTHING_KNOWN: JsonObject = { missing: false, erroneous: false, uploaded: false };
const entryOf = ({ entries }: CountedPerson, { id, formId, data }: CountedPerson['records'][number]): JsonObject => ({
  ...(entries?.[id] ?? NOTHING_KNOWN),
  lost: tellsOfLoss(formId, data),
});

/**
 * A measure worked out person by person, slowly and plainly: the rule that the database's answer is held against.
 * @throws RangeError for a ratio, which has no people.
 */
export function answerMeasure(
  definition: MeasureDefinition,
  people: readonly CountedPerson[],
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
