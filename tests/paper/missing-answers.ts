import type { Answers, CompiledForm, FieldDefinition } from '@gongwei/domain/forms';
import type { Json, JsonObject } from '@gongwei/domain/shared';
import type { DrawnSheet } from './drawn-sheets.ts';
import { NAMES } from './person.ts';

/** What a sheet shows, however it was printed. */
export type ShownSheet = Pick<DrawnSheet, 'text' | 'fields' | 'pictures'>;

/** Keys of a form that the head of a sheet or the person's own data say already. */
const SAID = new Set(['name', 'archiveNo', 'archiveNoShort', 'archiveNoLast8', 'age', 'ageText', 'ageMonths']);

/** Answers that a drawn sheet does not show, as `key: words`. */
export const missingAnswers = (form: CompiledForm, answers: Answers, sheet: ShownSheet): readonly string[] =>
  form.fields
    .filter(({ key, type }) => !SAID.has(key) && type !== 'resident')
    .flatMap((field) => missing(field, field.key, answers[field.key], sheet));

function missing(field: FieldDefinition, key: string, value: Json | undefined, sheet: ShownSheet): readonly string[] {
  if (value === undefined || value === null || value === '') return [];
  if (field.type === 'table')
    return (value as readonly JsonObject[]).flatMap((row, at) =>
      field.columns.flatMap((column) =>
        missing(column, `${key}.${column.key}`, row[column.key], sheet).map((words) => `row ${at + 1} ${words}`),
      ),
    );
  if (field.type === 'image' || field.type === 'signature')
    return [value]
      .flat()
      .filter((source) => !sheet.pictures.includes(String(source)))
      .map(() => `${key}: picture`);
  return isShown(field, key, value, sheet) ? [] : [`${key}: ${JSON.stringify(value).slice(0, 40)}`];
}

function isShown(field: FieldDefinition, key: string, value: Json, sheet: ShownSheet): boolean {
  const place = `${sheet.fields[key] ?? ''}${sheet.fields[key.split('.')[0] ?? ''] ?? ''}`;
  const options = 'options' in field ? field.options : undefined;
  const all = [value].flat() as readonly Json[];
  return all.every((one) => {
    const code = typeof one === 'boolean' ? (one ? '1' : '2') : String(one);
    const label = options?.find((option) => option.code === code)?.label;
    if (label !== undefined || typeof one === 'boolean') {
      const words = label ?? (one ? '是' : '否');
      return (
        [code, words, words.replace(/（.*）/, '')].some((one) => place.includes(bare(one))) ||
        sheet.text.includes(bare(words))
      );
    }
    return wordsOf(field, one).some((words) => sheet.text.includes(bare(words)));
  });
}

const bare = (text: string): string => text.replaceAll(/\s/g, '');

/** The ways in which a value may be printed. */
function wordsOf(field: FieldDefinition, value: Json): readonly string[] {
  const plain = String(value);
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(plain) ?? [];
  if (year) return [plain, `${year}年${Number(month)}月${Number(day)}日`];
  if (field.type === 'dateTime') return [plain.slice(0, 16).replace('T', ' ')];
  const name = NAMES[plain as keyof typeof NAMES];
  return name === undefined ? [plain] : [plain, name];
}
