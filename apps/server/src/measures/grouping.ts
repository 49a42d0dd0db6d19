import { call, literal, parseExpression, path, type ExpressionTree } from '@gongwei/domain/lists';
import {
  BY_AUTHOR,
  BY_BRAND,
  BY_DAY,
  BY_DOCTOR,
  BY_INSTITUTION,
  isAlike,
  narrowedFor,
  placeOf,
  tellingDayOf,
  writeOut,
  formOf,
  hasArchive,
  type AnalysisPage,
  type MeasureCell,
  type MeasureDefinition,
} from '@gongwei/domain/measures';
import type { DayGroups } from './count-statement.ts';
import type { TableRow } from './table-rows.query.ts';

/** Whether a page can be told apart by this: its own breakdowns, institutions and staff. */
export const isBreakdown = (page: AnalysisPage, id: string): boolean =>
  id === BY_INSTITUTION ||
  id === BY_DOCTOR ||
  page.ways?.some((one) => one === id) === true ||
  page.breakdowns.some((one) => one.id === id);

/** The first of several that is true, by its code; nobody has none. */
const firstOf = (groups: readonly (readonly [when: ExpressionTree, code: string])[]): ExpressionTree =>
  groups.reduceRight<ExpressionTree>(
    (otherwise, [when, code]) => ({
      kind: 'choice',
      // What is not known puts nobody into a group.
      condition: { kind: 'binary', operator: '==', left: call('countTrue', when), right: literal(1), at: 0 },
      whenTrue: literal(code),
      whenFalse: otherwise,
      at: 0,
    }),
    literal(''),
  );

/** Into which group of a breakdown a row of a measure falls; `undefined` where its rows cannot be told apart so. */
export function groupingOf(
  page: AnalysisPage,
  id: string,
  definition: MeasureDefinition,
  cell: MeasureCell,
  rows: readonly TableRow[],
): ExpressionTree | undefined {
  const place = path(...placeOf(definition.of));
  if (id === BY_INSTITUTION)
    return firstOf(rows.map(({ key: code }) => [call('startsWith', place, literal(code)), code]));
  if (id === BY_DOCTOR) return hasArchive(definition.of) ? path('resident', 'doctor') : undefined;
  if (id === BY_AUTHOR) return authorOf(definition.of);
  if (id === BY_BRAND) return brandOf(definition.of, rows);
  const code = page.breakdowns.find((one) => one.id === id)?.code;
  if (code !== undefined) return codeOf(page, id, definition, code);
  const groups =
    id === BY_DAY
      ? rows.map(({ key }) => ({ code: key }))
      : (page.breakdowns.find((one) => one.id === id)?.groups ?? []);
  const conditions = groups.map(({ code }) => narrowedFor(page, definition, [`${id}:${code}`])?.[0]);
  const known = conditions.filter((condition) => condition !== undefined);
  if (known.length < groups.length) return undefined;
  const of = formOf(definition.of);
  return firstOf(
    known.map((condition, at) => [
      writeOut(parseExpression(condition, 'history'), {
        period: cell.period,
        settings: cell.settings,
        today: cell.today,
        of,
      }),
      groups[at]?.code ?? '',
    ]),
  );
}

/** The value that is the code of its group itself. */
const codeOf = (page: AnalysisPage, id: string, definition: MeasureDefinition, code: string) =>
  definition.of === page.of || isAlike(page, id, definition) ? parseExpression(code, 'history') : undefined;

/** Who entered a sheet; nobody entered what is worked out. */
const authorOf = (of: MeasureDefinition['of']): ExpressionTree | undefined =>
  of === 'entry' || of.startsWith('record:') ? path('record', '@createdBy') : undefined;

/** The brand of strips; who was measured with which is not written down. */
const brandOf = (of: MeasureDefinition['of'], rows: readonly TableRow[]): ExpressionTree | undefined =>
  of === 'record:test-strip-stock'
    ? firstOf(
        rows.map(({ key, label }) => [
          { kind: 'binary', operator: '==', left: path('record', 'brand'), right: literal(label), at: 0 },
          key,
        ]),
      )
    : undefined;

/** Rows of a table of days or months by the day they are of; `undefined` for other tables, and for rows of no day. */
export function dayGroupsOf(
  by: readonly string[],
  definition: MeasureDefinition,
  [first]: readonly TableRow[],
): DayGroups | undefined {
  const day = by.length === 1 && by[0] === BY_DAY ? tellingDayOf(definition) : undefined;
  return day !== undefined && first ? { day: parseExpression(day, 'history'), letters: first.key.length } : undefined;
}
