import type { FieldDefinition } from '@gongwei/domain/forms';

/** How wide a block wants to be: a column of the grid, half of the row, or all of it. */
export type Span = 1 | 'half' | 'row';

export const isChoice = (field: FieldDefinition): boolean =>
  field.type === 'single' || field.type === 'multi' || field.type === 'boolean';

/** More options than this are a list to look up in (民族), not chips to scan. */
const LIST_FROM = 30;
export const isList = (field: FieldDefinition): boolean =>
  field.type === 'single' && (field.options?.length ?? 0) > LIST_FROM;

/** Characters from which on a line of text wants more than a column, as the name of an institution does. */
const LONG_TEXT = 200;

/** What fits into a column and into half of the row at 1366 px, counted in Chinese characters. */
const COLUMN = 13;
const HALF = 25;

/** Latin letters and signs are about half as wide as Chinese ones. */
export const widthOf = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (sign.charCodeAt(0) < 0x2000 ? 0.55 : 1), 0);

/** Room the options take side by side: each its code, its words and the frame around. */
const roomOf = (field: FieldDefinition): number =>
  'options' in field
    ? (field.options ?? []).reduce((sum, option) => sum + widthOf(option.label) + option.code.length * 0.6 + 2, 0)
    : 0;

const isLong = (field: FieldDefinition): boolean =>
  field.type === 'text' && ((field.maxLength ?? 0) >= LONG_TEXT || field.proposed === 'user.institutionName');

export function spanOf(field: FieldDefinition, withCompanion: boolean): Span {
  if (field.type === 'table' || field.type === 'longText') return 'row';
  if (field.type === 'signature' || field.type === 'region' || isLong(field)) return 'half';
  if (field.type === 'image') return 1;
  if (isList(field)) return 1;
  const room = roomOf(field) + (withCompanion ? 8 : 0);
  return room > HALF ? 'row' : room > COLUMN ? 'half' : 1;
}
