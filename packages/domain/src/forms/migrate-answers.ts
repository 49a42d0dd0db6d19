import type { Json } from '../shared/index.ts';
import { isEmptyAnswer } from './answer-value.ts';
import { optionsOf } from './flatten-fields.ts';
import type { FieldDefinition } from './form-definition.ts';
import type { Answers, CompiledForm } from './form-engine.ts';

/** `kept` fits the form as it is now; `unmatched` does not and must be shown to the user. Together they are all there was. */
export type MigratedAnswers = { readonly kept: Answers; readonly unmatched: Answers };

/**
 * Brings the answers of an older version into a form: an answer is kept when the form still has its field, its kind of value
 * and its codes. Ranges and dates are not looked at: what no longer fits those is kept and shown as an issue.
 */
export function migrateAnswers(answers: Answers, form: CompiledForm): MigratedAnswers {
  const fields = new Map(form.fields.map((field) => [field.key, field]));
  const entries = Object.entries(answers);
  const fits = ([key, value]: readonly [string, Json]): boolean => {
    const field = fields.get(key);
    return field !== undefined && (isEmptyAnswer(value) || fitsField(field, value));
  };
  return {
    kept: Object.fromEntries(entries.filter(fits)),
    unmatched: Object.fromEntries(entries.filter((entry) => !fits(entry))),
  };
}

function fitsField(field: FieldDefinition, value: Json): boolean {
  const isCode = (code: Json): boolean =>
    typeof code === 'string' && (optionsOf(field)?.some((option) => option.code === code) ?? true);
  switch (field.type) {
    case 'integer':
    case 'decimal':
      return typeof value === 'number';
    case 'text':
    case 'longText':
    case 'date':
    case 'dateTime':
      return typeof value === 'string';
    case 'single':
      return isCode(value);
    case 'multi':
      return Array.isArray(value) && value.every(isCode);
    case 'boolean':
      return typeof value === 'boolean';
    case 'table':
      return Array.isArray(value) && value.every((row: Json) => fitsColumns(field.columns, row));
    default:
      return true;
  }
}

function fitsColumns(columns: readonly FieldDefinition[], row: Json): boolean {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) return false;
  return Object.entries(row).every(([key, cell]) => {
    const column = columns.find((candidate) => candidate.key === key);
    return column !== undefined && (isEmptyAnswer(cell) || fitsField(column, cell));
  });
}
