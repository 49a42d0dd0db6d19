import type { CompiledForm, FieldDefinition } from '@gongwei/domain/forms';
import { c, grid, h, row } from './layouts/build.ts';
import type { SheetLayout, SheetRow } from './sheet-layout.ts';

/** Whose sheets carry name and archive number in their head. */
const PEOPLE = new Set(['resident', 'pregnancy', 'couple', 'child']);

type Section = { readonly title: string; readonly fields: readonly FieldDefinition[] };

/**
 * A plain bordered sheet for a form without an official layout: two items a row, choices and long texts alone. Sheets about
 * a person print all options with their codes, entries of registers only the words of what was chosen.
 */
export function genericSheet(form: CompiledForm): SheetLayout {
  const { title, subject } = form.definition;
  const personal = PEOPLE.has(subject);
  const sections = sectionsOf(form);
  const [only] = sections;
  const table =
    only && sections.length === 1
      ? { widths: [18, 32, 18, 32], rows: rowsOf(undefined, only.fields, personal) }
      : { rows: sections.flatMap(({ title: label, fields }) => rowsOf(label, fields, personal)) };
  return { title, code: personal ? 'archive-number' : 'none', pages: [table], flows: true };
}

/** What is printed of each section. The free text of a choice stands with the choice, the person in the head. */
function sectionsOf(form: CompiledForm): readonly Section[] {
  const companions = new Set(
    form.fields.flatMap((field) => ('otherKey' in field && field.otherKey ? [field.otherKey] : [])),
  );
  const printed = form.fields.filter(
    (field) => !field.paper?.hidden && !companions.has(field.key) && field.type !== 'resident' && !isTooWide(field),
  );
  return form.definition.sections
    .map(({ id, title }) => ({ title, fields: printed.filter(({ key }) => form.sectionOf(key) === id) }))
    .filter(({ fields }) => fields.length > 0);
}

/** Columns that words still fit into. Tables of more are told row by row in the 附记. */
const COLUMNS = 8;
const isTooWide = (field: FieldDefinition): boolean => field.type === 'table' && field.columns.length > COLUMNS;

/** Without a label the rows have four columns, else the six of the check-up. */
function rowsOf(label: string | undefined, fields: readonly FieldDefinition[], personal: boolean): readonly SheetRow[] {
  const rows: SheetRow[] = [];
  for (let at = 0; at < fields.length; at += 1) {
    const field = fields[at] as FieldDefinition;
    const next = fields[at + 1];
    if (field.type === 'table') {
      rows.push({
        label: label ?? '',
        table: field.key,
        title: field.label,
        rows: Math.min(3, field.maxRows ?? 3),
        columns: field.columns.map((column) => [column.key, column.label] as const),
      });
    } else if (isShort(field, personal) && next && isShort(next, personal)) {
      rows.push(rowOf(label, [field, next], personal));
      at += 1;
    } else {
      rows.push(rowOf(label, [field], personal));
    }
  }
  return rows;
}

function rowOf(label: string | undefined, fields: readonly FieldDefinition[], personal: boolean): SheetRow {
  const cells = fields.map((field) => [nameOf(field), cellOf(field, personal)] as const);
  if (label !== undefined) return row(label, ...cells.flat());
  return grid(...cells.flatMap(([name, line]) => [h(name), c(line, cells.length === 1 ? 3 : 1)]));
}

const SHORT: readonly string[] = ['integer', 'decimal', 'date', 'dateTime', 'user', 'computed', 'text', 'institution'];

const isShort = (field: FieldDefinition, personal: boolean): boolean =>
  hasOptions(field)
    ? !personal && field.type === 'single'
    : SHORT.includes(field.type) || (!personal && field.type === 'boolean');

const hasOptions = (field: FieldDefinition): boolean => 'options' in field && field.options !== undefined;

const nameOf = (field: FieldDefinition): string => field.paper?.label ?? field.label;

function cellOf(field: FieldDefinition, personal: boolean): string {
  if (personal && (hasOptions(field) || field.type === 'boolean')) return `[${field.key}]`;
  if (field.type === 'signature' || field.type === 'image') return `<${field.key}>`;
  const other = 'otherKey' in field && field.otherKey ? ` {${field.otherKey}:0:60}` : '';
  const line = `{${field.key}:0:${field.type === 'longText' ? 160 : 60}}${other}`;
  return 'unit' in field && field.unit ? `${line} ${field.unit}` : line;
}
