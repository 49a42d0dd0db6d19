import { formatUnit, type CompiledForm, type FieldDefinition } from '../forms/index.ts';
import type { Column } from '../lists/index.ts';
import type { RegisterColumn } from './register.ts';

type Drawn = Pick<Column, 'value' | 'cell' | 'unit' | 'decimals' | 'words' | 'hint'>;

/** Facts of the record itself. */
const FACTS: { readonly [key: string]: Drawn } = {
  '@institution': { value: 'record.@institution', cell: 'institution' },
  '@createdAt': { value: 'record.@createdAt', cell: 'instant' },
  '@updatedAt': { value: 'record.@updatedAt', cell: 'instant' },
  '@updatedBy': { value: 'record.@updatedBy', cell: 'staff' },
  '@used': {
    value: 'record.@used',
    cell: 'number',
    unit: '次',
    hint: '近一年开始的用药记录中药名与通用名相同的，按读者的机构和下级',
  },
  '@houseTypes': { value: 'record.@houseTypes', cell: 'number', unit: '种' },
};

/** Pixels of a day with its time. */
const MOMENT = 140;

/** A register's column as a list has it: how it is drawn follows from the form's field. */
export function registerColumn(column: RegisterColumn, form: CompiledForm): Column {
  const { key, label, width, grows, sortable, wide, behind } = column;
  const drawn = FACTS[key] ?? together(column) ?? ofField(form.field(key), form.definition.id);
  return {
    key,
    label,
    width: Math.max(width, drawn.cell === 'instant' ? MOMENT : 0),
    ...(grows && { grows }),
    ...(sortable && { sortable }),
    ...(wide && { shown: 'wide' as const }),
    ...(behind && { behind }),
    ...drawn,
  };
}

/** What is put together of several answers. */
function together({ key, show }: RegisterColumn): Drawn | undefined {
  switch (show?.kind) {
    case 'range':
      return { value: `rangeText(record.${show.from}, record.${show.to})`, cell: 'text' };
    case 'critical-limits':
      return { value: `criticalText(record.${show.low}, record.${show.high})`, cell: 'text' };
    case 'concat':
      return { value: `joined(${show.fields.map((field) => `record.${field}`).join(', ')})`, cell: 'text' };
    case 'reference-rows':
      return { value: `referenceText(record.${key})`, cell: 'text' };
    case undefined:
      return undefined;
  }
}

const STATES: readonly string[] = ['state', 'status', 'tubeState'];

const CELLS: { readonly [Type in FieldDefinition['type']]?: Drawn['cell'] } = {
  boolean: 'yes-no',
  date: 'day',
  dateTime: 'instant',
  user: 'staff',
  resident: 'resident',
  institution: 'institution',
  region: 'region',
};

function ofField(field: FieldDefinition, formId: string): Drawn {
  const value = `record.${field.key}`;
  if ('options' in field && field.options) {
    const words = { form: formId, field: field.key };
    return { value, words, cell: field.type === 'multi' ? 'choices' : STATES.includes(field.key) ? 'state' : 'choice' };
  }
  if (field.type === 'integer' || field.type === 'decimal' || field.type === 'computed') return ofNumber(field, value);
  if (field.type === 'table') return { value: `rowCount(${value})`, cell: 'number' };
  return { value, cell: CELLS[field.type] ?? 'text' };
}

/** Computed answers without a unit may be texts. */
function ofNumber(
  field: FieldDefinition & { readonly type: 'integer' | 'decimal' | 'computed' },
  value: string,
): Drawn {
  const { unit } = field;
  // A year is no amount: it has no comma.
  const decimals = 'precision' in field ? field.precision : field.key === 'year' ? 0 : undefined;
  if (field.type === 'computed' && unit === undefined && decimals === undefined) return { value, cell: 'text' };
  return {
    value,
    cell: 'number',
    ...(unit !== undefined && { unit: formatUnit(unit) }),
    ...(decimals !== undefined && { decimals }),
  };
}
