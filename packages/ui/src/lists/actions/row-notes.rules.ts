import type { ActionField } from '@gongwei/domain/lists';
import { isJsonObject, type JsonObject } from '@gongwei/domain/shared';

type Notes = NonNullable<ActionField['notes']>;

const rowsIn = (value: unknown): readonly JsonObject[] =>
  Array.isArray(value) ? value.filter((row): row is JsonObject => isJsonObject(row)) : [];

const textIn = (row: JsonObject, key: string): string => {
  const text = row[key];
  return typeof text === 'string' ? text.trim() : '';
};

/** The rows of a record that may be spoken of, each name once, the record itself first. `says`: how many of it were wrong. */
export function namesOfRows(
  data: { readonly [key: string]: unknown },
  { table, name, whole }: Notes,
): readonly { readonly name: string; readonly says: string }[] {
  const rows = rowsIn(data[table]).map((row) => ({ name: textIn(row, name), says: wordsOf(row) }));
  const named = new Map(
    [{ name: whole, says: '' }, ...rows].filter((row) => row.name !== '').map((row) => [row.name, row]),
  );
  return [...named.values()];
}

/** `75%，问题 60 份`, of what a row of findings has. */
const wordsOf = ({ actual, problems }: JsonObject): string =>
  [
    typeof actual === 'number' ? `${actual}%` : '',
    typeof problems === 'number' && problems > 0 ? `问题 ${problems} 份` : '',
  ]
    .filter(Boolean)
    .join('，');

/** What was written to a row. */
export const noteOf = (value: unknown, { keys: [name, note] }: Notes, of: string): string => {
  const text = rowsIn(value).find((row) => row[name] === of)?.[note];
  return typeof text === 'string' ? text : '';
};

/** All notes with another one to a row; an empty one is none. */
export function withNote(
  value: unknown,
  { keys: [name, note] }: Notes,
  of: string,
  text: string,
): readonly JsonObject[] {
  const others = rowsIn(value).filter((row) => row[name] !== of);
  return text.trim() === '' ? others : [...others, { [name]: of, [note]: text }];
}
