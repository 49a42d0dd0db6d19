import {
  optionsOf,
  parseDateInput,
  parseNumberInput,
  type Answers,
  type CompiledForm,
  type FieldDefinition,
} from '../forms/index.ts';
import type { SheetColumn, SheetLine } from '../lists/index.ts';
import type { CalendarDay, Json } from '../shared/index.ts';

const READ: readonly FieldDefinition['type'][] = [
  'text',
  'longText',
  'integer',
  'decimal',
  'date',
  'single',
  'multi',
  'boolean',
];

/** What of a field can stand in a cell; rows of other tables cannot. */
const isRead = (field: FieldDefinition): boolean =>
  READ.includes(field.type) && !('optionsFrom' in field && field.optionsFrom !== undefined);

const YES = ['是', '有', '1', 'true', '√', 'y'];
const NO = ['否', '无', '0', 'false', '×', 'n'];
/** So many words of a choice are told in a heading's note; of more the first ones. */
const MOST_WORDS = 12;

const columnOf = (field: FieldDefinition, above?: FieldDefinition): SheetColumn => {
  const hint = hintOf(field);
  const needed = field.required === true && field.default === undefined && !above;
  return {
    key: above ? `${above.key}.${field.key}` : field.key,
    label: above ? `${above.label}${field.label}` : field.label,
    ...(needed && { required: true as const }),
    ...(hint !== undefined && { hint }),
  };
};

/** The columns a workbook of entries has: what of the form fits into a cell, rows of tables column by column, what is needed first. */
export function entryColumns({ fields }: Pick<CompiledForm, 'fields'>): readonly SheetColumn[] {
  const columns = fields.flatMap((field): readonly SheetColumn[] => {
    if (field.type === 'table') return field.columns.filter(isRead).map((column) => columnOf(column, field));
    return isRead(field) ? [columnOf(field)] : [];
  });
  return [...columns.filter(({ required }) => required), ...columns.filter(({ required }) => !required)];
}

function hintOf(field: FieldDefinition): string | undefined {
  const options = optionsOf(field);
  if (options) {
    const words = options.slice(0, MOST_WORDS).map(({ label }) => label);
    return `${words.join('、')}${options.length > MOST_WORDS ? ' 等' : ''}${field.type === 'multi' ? '（可多个，用顿号隔开）' : ''}`;
  }
  if (field.type === 'boolean') return '是、否';
  if (field.type === 'date') return '如 2026-11-20';
  return 'unit' in field ? field.unit : undefined;
}

/** The answers a line holds, and what in it cannot be read, as sentences. A line makes at most one row of a table. */
export function answersOfLine(
  { fields }: Pick<CompiledForm, 'fields'>,
  { cells }: SheetLine,
  today: CalendarDay,
): { readonly data: Answers; readonly problems: readonly string[] } {
  const problems: string[] = [];
  const read = (some: readonly FieldDefinition[], of: string, name: string): Answers => {
    const data: { [key: string]: Json } = {};
    for (const field of some) {
      const text = cells[of + field.key];
      if (field.type === 'table') {
        const row = read(field.columns, `${field.key}.`, field.label);
        if (Object.keys(row).length > 0) data[field.key] = [row];
      } else if (text !== undefined) {
        const value = isRead(field) ? valueOf(field, text, today) : undefined;
        if (value === undefined) problems.push(`${name}${field.label}“${text.slice(0, 30)}”${adviceOf(field)}`);
        else data[field.key] = value;
      }
    }
    return data;
  };
  return { data: read(fields, '', ''), problems };
}

/** What two lines about one entry say together: rows of tables one after the other, else what the later one says. */
export const joinedAnswers = (one: Answers, other: Answers): Answers => ({
  ...one,
  ...Object.fromEntries(
    Object.entries(other).map(([key, value]) => {
      const before = one[key];
      const tables = Array.isArray(before) && Array.isArray(value) && typeof value[0] === 'object';
      return [key, tables ? [...before, ...value] : value];
    }),
  ),
});

const adviceOf = (field: FieldDefinition): string => {
  if (optionsOf(field)) return `不在选项中，应为 ${hintOf(field) ?? ''}`;
  if (field.type === 'boolean') return '应为 是 或 否';
  return field.type === 'date' ? '不是日期' : '不是数字';
};

function valueOf(field: FieldDefinition, text: string, today: CalendarDay): Json | undefined {
  switch (field.type) {
    case 'integer':
    case 'decimal': {
      const read = parseNumberInput(field, text);
      return read.kind === 'value' ? read.value : undefined;
    }
    case 'date': {
      // Some workbooks show the hour behind a day.
      const read = parseDateInput(text.replace(/[T ].*$/, ''), today);
      return read.kind === 'value' ? read.value : undefined;
    }
    case 'boolean':
      return YES.includes(text.toLowerCase()) ? true : NO.includes(text.toLowerCase()) ? false : undefined;
    case 'single':
      return codeOf(field, text);
    case 'multi': {
      const codes = text
        .split(/[、,，;；/]/)
        .flatMap((part) => (part.trim() === '' ? [] : [codeOf(field, part.trim())]));
      return codes.every((code) => code !== undefined) ? (codes as string[]) : undefined;
    }
    default:
      return text;
  }
}

/** A choice by its words, its code, or what stands before a colon: `0级` of `0级：…`. */
function codeOf(field: FieldDefinition, text: string): string | undefined {
  const options = optionsOf(field) ?? [];
  const found =
    options.find(({ label }) => label === text) ??
    options.find(({ code }) => code === text) ??
    options.find(({ label }) => label.startsWith(`${text}：`));
  return found?.code;
}
