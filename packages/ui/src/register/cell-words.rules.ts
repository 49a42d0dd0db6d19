import type { CompiledForm } from '@gongwei/domain/forms';
import type { RegisterColumn, RegisterEntry } from '@gongwei/domain/register';
import type { Json } from '@gongwei/domain/shared';
import { wordsOfValue, type NameBook } from '../forms/wording.rules.ts';
import { momentWords } from '../shared/words.ts';

const NOTHING = '';

/** What a cell of a register says; empty where nothing was answered. */
export function cellWords(
  column: RegisterColumn,
  entry: RegisterEntry,
  form: CompiledForm,
  names: NameBook,
  now: Date,
): string {
  const { data } = entry;
  switch (column.key) {
    case '@institution':
      return names[entry.institutionCode] ?? entry.institutionCode;
    case '@createdAt':
      return dayWords(entry.createdAt, now);
    case '@updatedAt':
      return dayWords(entry.updatedAt, now);
    case '@updatedBy':
      return entry.updatedByName;
  }
  const { show } = column;
  if (show?.kind === 'range') return rangeWords(data[show.from], data[show.to]);
  if (show?.kind === 'outside') return outsideWords(data[show.low], data[show.high]);
  if (show?.kind === 'together') return show.fields.flatMap((key) => data[key] ?? []).join(' ');
  const value = data[column.key];
  if (value === undefined) return NOTHING;
  if (show?.kind === 'reference-rows') return referenceWords(value);
  const field = form.field(column.key);
  // A date with its time is shown to the minute; a table by how many rows it has, as the head of the column says.
  if (field.type === 'dateTime') return String(value).replace('T', ' ').slice(0, 16);
  if (field.type === 'table') return Array.isArray(value) ? String(value.length) : NOTHING;
  return wordsOfValue(field, value, names);
}

/** To the minute within the year; of other years the day is enough. */
const dayWords = (instant: string, now: Date): string => {
  const words = momentWords(instant, now);
  return words.length > 11 ? words.slice(0, 10) : words;
};

/** `40–300`, `≥40`, `≤300`. */
function rangeWords(low: Json | undefined, high: Json | undefined): string {
  if (low !== undefined && high !== undefined) return `${String(low)}–${String(high)}`;
  if (low !== undefined) return `≥${String(low)}`;
  return high === undefined ? NOTHING : `≤${String(high)}`;
}

/** `≤2.8 或 ≥6.2`: where values are critical. */
const outsideWords = (low: Json | undefined, high: Json | undefined): string =>
  [low === undefined ? '' : `≤${String(low)}`, high === undefined ? '' : `≥${String(high)}`]
    .filter((words) => words !== '')
    .join(' 或 ');

const SEXES: { readonly [code: string]: string } = { '1': '男 ', '2': '女 ' };

/** Limits for everybody first as they stand, those of a sex with its name, of an age with its years. */
function referenceWords(rows: Json): string {
  if (!Array.isArray(rows)) return NOTHING;
  return rows
    .map((one) => {
      const row = one as { readonly [key: string]: Json };
      const ages = rangeWords(row['ageMin'], row['ageMax']);
      const limits = row['text'] === undefined ? rangeWords(row['low'], row['high']) : String(row['text']);
      return `${SEXES[String(row['sex'])] ?? ''}${ages === '' ? '' : `${ages}岁 `}${limits}`;
    })
    .filter((words) => words.trim() !== '')
    .join('；');
}
