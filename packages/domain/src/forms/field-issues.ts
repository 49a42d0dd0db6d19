import type { Json } from '../shared/index.ts';
import { answerTroubles } from './answer-issues.ts';
import { isEmptyAnswer } from './answer-value.ts';
import { type Person, referenceRangeFor } from './applicability.ts';
import type { FieldDefinition } from './form-definition.ts';
import type { FieldIssue, FormContext, ValueMark } from './form-engine.ts';
import { holdsOneOf } from './condition.ts';
import { numberOf, valueOf } from './formula/value.ts';
import { compare } from '../shared/exact-number.ts';
import type { RowFormulas } from './row-formulas.ts';
import { sentences } from './sentences.ts';
import { tableIssues } from './table-issues.ts';

export type Judgement = {
  readonly value: Json | undefined;
  readonly required: boolean;
  readonly context: FormContext;
  readonly person: Person;
  readonly rows: RowFormulas | undefined;
};

const NO_ISSUES: readonly FieldIssue[] = [];

/** Troubles of a field that is asked; those of checks between fields come on top. */
export function fieldIssues(
  field: FieldDefinition,
  { value, required, context, person, rows }: Judgement,
): readonly FieldIssue[] {
  if (field.type === 'computed') return NO_ISSUES;
  if (value === undefined || isEmptyAnswer(value)) {
    const wanted = required || (field.type === 'table' && (field.minRows ?? 0) > 0);
    return wanted
      ? [{ field: field.key, severity: 'missing', code: 'missing', message: sentences.missing(field) }]
      : NO_ISSUES;
  }
  if (field.type === 'table') return rows ? tableIssues(field, value, rows, context, person) : NO_ISSUES;
  const troubles = answerTroubles(field, value, context.today);
  return troubles.length === 0 ? NO_ISSUES : troubles.map((trouble) => ({ field: field.key, ...trouble }));
}

/** How a value stands to the reference range of this person, or whether a finding counts as abnormal. */
export function markOf(field: FieldDefinition, value: Json | undefined, person: Person): ValueMark | undefined {
  if (value === undefined) return undefined;
  if ('abnormal' in field && field.abnormal && holdsOneOf(value, field.abnormal)) return 'abnormal';
  if (!('normal' in field) || !field.normal) return undefined;
  const number = numberOf(valueOf(value));
  const range = number === undefined ? undefined : referenceRangeFor(field.normal, person);
  if (number === undefined || !range) return undefined;
  const [above, below] = [
    range.high !== undefined && compare(number, range.high) > 0,
    range.low !== undefined && compare(number, range.low) < 0,
  ];
  // A class has no height: 不能自理 is not too high.
  if ('options' in field && field.options) return above || below ? 'abnormal' : undefined;
  return above ? 'high' : below ? 'low' : undefined;
}
