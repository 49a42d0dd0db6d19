import { isJsonObject, type Json, type JsonObject } from '../shared/index.ts';
import { answerTroubles } from './answer-issues.ts';
import { isEmptyAnswer, isEmptyRow } from './answer-value.ts';
import { appliesTo, type Person } from './applicability.ts';
import { isMet } from './condition.ts';
import type { FieldDefinition } from './form-definition.ts';
import type { FieldIssue, FormContext } from './form-engine.ts';
import { cellOf, type RowFormulas } from './row-formulas.ts';
import { sentences } from './sentences.ts';

type TableField = FieldDefinition & { readonly type: 'table' };

/** A column that is asked in this row: its condition looks at the cells of the row that are asked themselves. */
export function isColumnVisible(
  columns: readonly FieldDefinition[],
  column: FieldDefinition,
  row: JsonObject,
  person: Person,
): boolean {
  const isAsked = ({ appliesTo: who, visibleWhen }: FieldDefinition, depth: number): boolean => {
    if (who && !appliesTo(who, person)) return false;
    if (!visibleWhen) return true;
    return isMet(visibleWhen, (key) => {
      const other = columns.find((candidate) => candidate.key === key);
      return other && depth < columns.length && isAsked(other, depth + 1) ? cellOf(row, key) : undefined;
    });
  };
  return isAsked(column, 0);
}

/** Troubles of a table: too few or too many rows, and those of its cells. Rows without any answer do not count. */
export function tableIssues(
  field: TableField,
  value: Json,
  formulas: RowFormulas,
  context: FormContext,
  person: Person,
): readonly FieldIssue[] {
  const broken: FieldIssue = { field: field.key, severity: 'error', code: 'type', message: sentences.notATable(field) };
  if (!Array.isArray(value) || !value.every(isJsonObject)) return [broken];
  const rows = value as readonly JsonObject[];
  const filled = rows.filter((row) => !isEmptyRow(row)).length;
  const issues: FieldIssue[] = [];
  const tell = (code: string, message: string): void =>
    void issues.push({ field: field.key, severity: 'error', code, message });
  if (field.minRows !== undefined && filled < field.minRows)
    tell('min-rows', sentences.tooFewRows(field, field.minRows));
  if (field.maxRows !== undefined && filled > field.maxRows)
    tell('max-rows', sentences.tooManyRows(field, field.maxRows));
  rows.forEach((row, rowIndex) => {
    if (!isEmptyRow(row)) issues.push(...rowIssues(field, row, rowIndex, formulas, context, person));
  });
  return issues;
}

function rowIssues(
  field: TableField,
  row: JsonObject,
  rowIndex: number,
  formulas: RowFormulas,
  context: FormContext,
  person: Person,
): readonly FieldIssue[] {
  return field.columns.flatMap((column): readonly FieldIssue[] => {
    if (!isColumnVisible(field.columns, column, row, person)) return [];
    const at = { field: field.key, cell: { row: rowIndex, column: column.key } } as const;
    const value = cellOf(row, column.key);
    if (value === undefined || isEmptyAnswer(value)) {
      const required =
        typeof column.required === 'string'
          ? formulas.required.get(column.key)?.({ row, context }) === true
          : column.required === true;
      return required && column.type !== 'computed'
        ? [
            {
              ...at,
              severity: 'missing',
              code: 'missing',
              message: sentences.inRow(rowIndex, sentences.missing(column)),
            },
          ]
        : [];
    }
    return answerTroubles(column, value, context.today).map((trouble) => ({
      ...at,
      ...trouble,
      message: sentences.inRow(rowIndex, trouble.message),
    }));
  });
}
