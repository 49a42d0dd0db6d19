import type { Expression } from '../forms/formula/syntax.ts';
import { parseFormula } from '../forms/formula/parse.ts';
import { mapExpression } from '../lists/language/map-expression.ts';
import { formOf, hasRows, compileMeasure, type MeasureCell } from './compile-measure.ts';
import type { MeasureDefinition } from './measure-definition.ts';
import { writeOut } from './write-out.ts';

/**
 * All names a number is made of (`resident.standardHypertension`, `entry.missing`), its terms written out, with what narrows its cell.
 * @throws SyntaxError for a condition that is none.
 */
export function namesOfMeasure(definition: MeasureDefinition, cell: MeasureCell): ReadonlySet<string> {
  const names = new Set<string>();
  if (!hasRows(definition)) return names;
  const { population, among, counts, value } = compileMeasure(definition, cell);
  const writing = { ...cell, of: formOf(definition.of) };
  const narrowed = cell.narrowed.map((source) => writeOut(parseFormula(source, 'history'), writing));
  for (const part of [population, among, counts, value, ...narrowed]) if (part) collect(part, names);
  return names;
}

function collect(expression: Expression, names: Set<string>): void {
  mapExpression(expression, (part) => {
    if (part.kind === 'name') names.add(part.path.join('.'));
    if (part.kind === 'records' && part.path.length > 0) names.add(`record.${part.path.join('.')}`);
    return undefined;
  });
}
