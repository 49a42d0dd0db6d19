import type { CompiledForm, FieldDefinition } from '@gongwei/domain/forms';
import type { SheetLayout, SheetRow } from './sheet-layout.ts';

/** A plain bordered sheet for a form without an official layout: two items a row, choices and long texts alone. */
export function genericSheet(form: CompiledForm): SheetLayout {
  const rows = form.definition.sections.flatMap((section): SheetRow[] => {
    const keys = new Set(
      form.fields.filter((field) => form.sectionOf(field.key) === section.id).map((field) => field.key),
    );
    // The free text of a choice is printed with it.
    const companions = new Set(
      form.fields.flatMap((field) => ('otherKey' in field && field.otherKey ? [field.otherKey] : [])),
    );
    const fields = form.fields.filter(
      (field) => keys.has(field.key) && !field.paper?.hidden && !companions.has(field.key),
    );
    return rowsOf(section.title, fields);
  });
  return { title: form.definition.title, code: 'archive-number', pages: [{ rows }], flows: true };
}

function rowsOf(label: string, fields: readonly FieldDefinition[]): SheetRow[] {
  const rows: SheetRow[] = [];
  for (let at = 0; at < fields.length; at += 1) {
    const field = fields[at] as FieldDefinition;
    const next = fields[at + 1];
    if (field.type === 'table') {
      rows.push({
        label,
        table: field.key,
        title: field.label,
        rows: Math.min(3, field.maxRows ?? 3),
        columns: field.columns.map((column) => [column.key, column.label] as const),
      });
    } else if (isShort(field) && next && isShort(next)) {
      rows.push({ label, cells: [nameOf(field), cellOf(field), nameOf(next), cellOf(next)] });
      at += 1;
    } else {
      rows.push({ label, cells: [nameOf(field), cellOf(field)] });
    }
  }
  return rows;
}

const isShort = (field: FieldDefinition): boolean =>
  ['integer', 'decimal', 'date', 'dateTime', 'user', 'computed', 'text', 'institution'].includes(field.type);

const nameOf = (field: FieldDefinition): string => field.paper?.label ?? field.label;

function cellOf(field: FieldDefinition): string {
  if ('options' in field && field.options) return `[${field.key}]`;
  if (field.type === 'signature' || field.type === 'image') return `<${field.key}>`;
  const capacity = field.type === 'longText' ? 160 : 40;
  return 'unit' in field && field.unit ? `{${field.key}} ${field.unit}` : `{${field.key}:6:${capacity}}`;
}
